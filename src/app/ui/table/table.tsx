import type { ReactNode } from 'react';

interface TableProps {
  className?: string;
  /** titles of the columns */
  head: readonly string[];
  /** the cells of each row, whose first one names it and is like no other's */
  rows: readonly (readonly [name: string, ...cells: ReactNode[]])[];
  /** for screen readers */
  caption: string;
}

/** A table of figures, with a header for each row and column. */
export const Table = ({ className, caption, head, rows }: TableProps) => (
  <table className={className}>
    <caption className="unseen">{caption}</caption>
    <thead>
      <tr>
        {head.map((name) => (
          <th key={name} scope="col">{name}</th>
        ))}
      </tr>
    </thead>
    <tbody className="numbers">
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {/* eslint-disable-next-line react/no-array-index-key -- a cell is its column */}
          {cells.map((cell, column) => <td key={column}>{cell}</td>)}
        </tr>
      ))}
    </tbody>
  </table>
);

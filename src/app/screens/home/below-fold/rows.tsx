import '../../../ui/skeleton/skeleton.css';

interface RowsProps {
  count: number;
  className: string;
  /** the rows are being loaded; before that the skeleton is not animated, and costs no frame */
  asked?: boolean;
}

/** Places of rows, as high as the rows will be. */
export function Rows({ count, className, asked }: RowsProps) {
  return (
    <div className={asked ? 'skeleton' : undefined} aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={className}>
          <span className="skeleton-line" />
        </div>
      ))}
    </div>
  );
}

import '../../../ui/skeleton/skeleton.css';

/** Places of rows that are on their way, as high as the rows will be. */
export function Rows({ count, className }: { count: number; className: string }) {
  return (
    <div className="skeleton" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={className}>
          <span className="skeleton-line" />
        </div>
      ))}
    </div>
  );
}

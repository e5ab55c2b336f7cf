import { drawingOf } from './geometry.ts';
import './chart.css';

interface ChartProps {
  /** one sentence on the chart; a table beside it has the values */
  label: string;
  /** one for each day, oldest first */
  values: readonly number[];
  /** labels under both ends */
  first: string;
  last: string;
  /** a value in words */
  format: (value: number) => string;
}

const size = { width: 328, height: 140 };

/** Gains and losses by day as bars, with their running total as a line. */
export function Chart({ label, values, first, last, format }: ChartProps) {
  const { zero, bars, line, highest, lowest } = drawingOf(values, size);
  return (
    <figure>
      <p className="hint chart-most numbers" aria-hidden="true">
        {format(highest)}
      </p>
      <svg className="chart-drawing" viewBox={`0 -4 ${size.width} ${size.height + 8}`} role="img" aria-label={label}>
        <path className="chart-zero" d={`M0 ${zero}H${size.width}`} />
        {bars.map(({ isLoss, ...bar }) => (
          <rect key={bar.x} className={isLoss ? 'chart-loss' : 'chart-gain'} rx="1" {...bar} />
        ))}
        <path className="chart-line" d={line} />
      </svg>
      <p className="hint chart-least numbers" aria-hidden="true">
        {format(lowest)}
      </p>
      <div className="hint chart-ends numbers" aria-hidden="true">
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </figure>
  );
}

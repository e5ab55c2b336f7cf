import './chart.css';

/** Running totals of the values. */
export function runningTotals(values: readonly number[]): number[] {
  let sum = 0;
  return values.map((value) => (sum += value));
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * Values but zeros as bars up and down from a line of nothing, and their totals, if any, as a path in the same scale, whose
 * ends `highest` and `lowest` include 0. In px of the drawing's own grid.
 */
export function drawingOf(values: readonly number[], totals: readonly number[], { width, height }: { width: number; height: number }) {
  const highest = Math.max(0, ...values, ...totals);
  const lowest = Math.min(0, ...values, ...totals);
  const scale = height / (highest - lowest || 1);
  const yOf = (value: number) => rounded((highest - value) * scale);
  const step = width / (values.length || 1);
  const bars = values.flatMap((value, index) => {
    if (value === 0) return [];
    const [top, bottom] = [yOf(Math.max(value, 0)), yOf(Math.min(value, 0))];
    // A small value is still visible.
    const tall = Math.max(1.5, rounded(bottom - top));
    return [{ x: rounded(index * step + step * 0.15), y: value > 0 ? rounded(bottom - tall) : top, width: rounded(step * 0.7), height: tall, isLoss: value < 0 }];
  });
  const line = totals.map((total, index) => `${index ? 'L' : 'M'}${rounded((index + 0.5) * step)} ${yOf(total)}`).join('');
  return { zero: yOf(0), bars, line, highest, lowest };
}

interface ChartProps {
  /** one sentence on the chart; a table beside it has the values */
  label: string;
  /** one for each day or hour, oldest first */
  values: readonly number[];
  /** running totals of the values, where they are drawn too */
  totals?: readonly number[];
  /** labels under both ends */
  first: string;
  last: string;
  /** a value as text */
  format: (value: number) => string;
}

const size = { width: 328, height: 140 };

/** Gains and losses by day as bars, with their running total as a line. */
export function Chart({ label, values, totals, first, last, format }: ChartProps) {
  const { zero, bars, line, highest, lowest } = drawingOf(values, totals ?? [], size);
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

import './bar-chart.css';

interface Bar {
  /** label of the bar, such as a day */
  name: string;
  value: number;
}

interface BarChartProps {
  title: string;
  /** heads of the table that stands for the picture: of names, and of values */
  nameHead: string;
  valueHead: string;
  bars: readonly Bar[];
  /** a value in words */
  format: (value: number) => string;
}

/** units of the picture: of a bar with its gap, and of the picture's height */
const step = 10;
const height = 60;

/** Values side by side, those below zero hanging from the line. The picture is for the eye; a table tells the same. */
export function BarChart({ title, nameHead, valueHead, bars, format }: BarChartProps) {
  const highest = Math.max(0, ...bars.map(({ value }) => value));
  const lowest = Math.min(0, ...bars.map(({ value }) => value));
  const scale = height / (highest - lowest || 1);
  const line = highest * scale;
  return (
    <figure className="card padded bar-chart">
      <figcaption className="bar-chart-title">{title}</figcaption>
      <p className="hint bar-chart-most numbers" aria-hidden="true">
        {format(highest)}
      </p>
      <svg className="bar-chart-picture" viewBox={`0 0 ${bars.length * step} ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ name, value }, at) => (
          <rect
            key={name}
            className={value < 0 ? 'bar-chart-below' : 'bar-chart-above'}
            x={at * step + 2}
            width={step - 4}
            y={value < 0 ? line : line - value * scale}
            height={Math.abs(value) * scale}
          />
        ))}
        <rect className="bar-chart-line" x="0" width={bars.length * step} y={Math.min(line, height - 0.5)} height="0.5" />
      </svg>
      {lowest < 0 && (
        <p className="hint bar-chart-least numbers" aria-hidden="true">
          {format(lowest)}
        </p>
      )}
      <p className="hint bar-chart-ends" aria-hidden="true">
        <span>{bars[0]?.name}</span>
        <span>{bars[bars.length - 1]?.name}</span>
      </p>
      <div className="unseen">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{nameHead}</th>
              <th scope="col">{valueHead}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{format(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

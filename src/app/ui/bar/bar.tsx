import './bar.css';

interface BarProps {
  /** how much of the whole, both in the same unit */
  part: number;
  whole: number;
  label: string;
  /** read by screen readers instead of the percentage */
  text?: string;
  className?: string;
}

/** A progress bar: how much of a whole is done, used or sent. A part above the whole counts as all of it. */
export const Bar = ({ part, whole, label, text, className = '' }: BarProps) => (
  <progress className={`bar ${className}`} value={Math.min(part, whole || 1)} max={whole || 1} aria-label={label} aria-valuetext={text} />
);

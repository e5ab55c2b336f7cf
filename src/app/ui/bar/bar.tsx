import './bar.css';

interface BarProps {
  /** how much of the whole, both in the same unit */
  part: number;
  whole: number;
  label: string;
  /** read in the place of the share */
  text?: string;
  className?: string;
}

/** How much of a whole is done, used up or sent. */
export const Bar = ({ part, whole, label, text, className = '' }: BarProps) => (
  <progress className={`bar ${className}`} value={Math.min(part, whole || 1)} max={whole || 1} aria-label={label} aria-valuetext={text} />
);

import './used-bar.css';

/** How much of an amount is used up, both in the same unit. */
export const UsedBar = ({ used, amount, label }: { used: number; amount: number; label: string }) => (
  <progress className={used >= amount ? 'used-bar used-bar-full' : 'used-bar'} value={Math.min(used, amount || 1)} max={amount || 1} aria-label={label} />
);

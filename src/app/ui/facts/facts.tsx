import type { ReactNode } from 'react';

/** A label, its value, and optionally its class. A fact with an empty value is not shown; 0 is. */
export type Fact = readonly [label: string, value: ReactNode, own?: string];

interface FactsProps {
  className?: string;
  facts: readonly Fact[];
  /** class of each fact without its own */
  item?: string;
  /** the values are still loading */
  busy?: boolean;
}

/** Labels with their values, as a description list. */
export const Facts = ({ className, facts, item, busy }: FactsProps) => (
  <dl className={className} aria-busy={busy}>
    {facts.map(([label, value, own = item]) => (value || value === 0) && (
      <div key={label} className={own}>
        <dt>{label}</dt>
        <dd className="numbers">{value}</dd>
      </div>
    ))}
  </dl>
);

import type { ReactNode } from 'react';

/** A label and its value, and perhaps the class of the two; without a value a fact is not shown. */
export type Fact = readonly [label: string, value: ReactNode, own?: string];

interface FactsProps {
  className?: string;
  facts: readonly Fact[];
  /** of each fact that has no class of its own */
  item?: string;
  /** the values are on their way */
  busy?: boolean;
}

/** Facts, each with its label. */
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

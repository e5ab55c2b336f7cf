import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** what stands at the end of its heading */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of home under a heading of its own. */
export function Section({ title, more, children }: SectionProps) {
  return (
    <section>
      <div className="home-head">
        <h2>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

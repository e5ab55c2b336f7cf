import type { ReactNode } from 'react';
import './section.css';

interface SectionProps {
  title: string;
  /** element at the end of the heading */
  more?: ReactNode;
  children: ReactNode;
}

/** A part of a screen under a heading of its own; `section-more` styles the element at its end. */
export function Section({ title, more, children }: SectionProps) {
  return (
    <section>
      <div className="section-head">
        <h2>{title}</h2>
        {more}
      </div>
      {children}
    </section>
  );
}

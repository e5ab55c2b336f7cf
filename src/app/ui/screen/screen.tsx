import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { pageData } from '../../device/page-data.ts';

interface ScreenProps {
  /** the route row's name */
  name: string;
  /** heading and document title, translated */
  title: string;
  /** the heading is read but not seen, where the header or the design shows it already */
  quietHeading?: boolean;
  children: ReactNode;
}

/** Every screen stands in one of these: `<main data-screen>`, a heading, a document title. */
export function Screen({ name, title, quietHeading = true, children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · ${pageData.merchant.name}`;
  }, [title]);
  return (
    <main data-screen={name} tabIndex={-1}>
      <h1 className={quietHeading ? 'unseen' : undefined}>{title}</h1>
      {children}
    </main>
  );
}

import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { pageData } from '../../device/page-data.ts';

interface ScreenProps {
  /** the route row's name */
  name: string;
  /** heading and document title, translated */
  title: string;
  children: ReactNode;
}

/** Every screen stands in one of these: `<main data-screen>`, a heading that is read but not seen, a document title. */
export function Screen({ name, title, children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · ${pageData.merchant.name}`;
  }, [title]);
  return (
    <main data-screen={name} tabIndex={-1}>
      <h1 className="unseen">{title}</h1>
      {children}
    </main>
  );
}

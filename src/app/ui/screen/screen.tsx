import { useEffect, type ReactNode } from 'react';
import { pageData } from '../../device/page-data.ts';

interface ScreenProps {
  /** the route row's name */
  name: string;
  /** heading and document title, translated */
  title: string;
  /** its heading is seen too: no header or design shows it */
  heads?: boolean;
  children: ReactNode;
}

/** Every screen stands in one of these: `<main data-screen>`, a heading, mostly read but not seen, a document title. */
export function Screen({ name, title, heads, children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · ${pageData.merchant.name}`;
  }, [title]);
  return (
    <main data-screen={name} tabIndex={-1}>
      <h1 className={heads ? undefined : 'unseen'}>{title}</h1>
      {children}
    </main>
  );
}

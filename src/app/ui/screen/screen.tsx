import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageData } from '../../device/page-data.ts';

interface ScreenProps {
  /** the route row's name */
  name: string;
  /** heading and document title, translated; by default the `title` of the screen's strings */
  title?: string;
  /** shows the heading, on screens whose header does not */
  heads?: boolean;
  children: ReactNode;
}

/** The root of every screen: `<main data-screen>`, which has the focus after a change of page and says its name, a heading, mostly only for screen readers, and the document's title. */
export function Screen({ name, title: own, heads, children }: ScreenProps) {
  const { t } = useTranslation(name);
  const title = own ?? t(`${name}:title`);
  useEffect(() => {
    document.title = `${title} · ${pageData.merchant.name}`;
  }, [title]);
  return (
    <main data-screen={name} tabIndex={-1} aria-label={title}>
      <h1 className={heads ? undefined : 'unseen'}>{title}</h1>
      {children}
    </main>
  );
}

import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pageData } from '../../device/page-data.ts';

interface ScreenProps {
  /** the route row's name */
  name: string;
  /** heading and document title, translated; by default the `title` of the screen's strings */
  title?: string;
  /** its heading is seen too: no header or design shows it */
  heads?: boolean;
  children: ReactNode;
}

/** Every screen stands in one of these: `<main data-screen>`, which has the focus after a change of page and says its name, a heading, mostly read but not seen, a document title. */
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

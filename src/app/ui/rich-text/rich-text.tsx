// Never part of the first bundle: the sanitizer is 10 KB.
import { useEffect, useMemo, useRef } from 'react';
import { listen } from '../motion/listen.ts';
import { sanitized } from './sanitize.ts';
import './rich-text.css';

export { firstLine } from './sanitize.ts';

interface RichTextProps {
  html: string;
  /** one of its links was followed */
  followed?: (link: HTMLAnchorElement) => void;
}

/** Text written by the platform. */
export default function RichText({ html, followed }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const safe = useMemo(() => ({ __html: sanitized(html) }), [html]);
  useEffect(
    () =>
      listen(place.current!, 'click', (event) => {
        const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]');
        if (link) followed?.(link);
      }),
    [followed],
  );
  return <div ref={place} className="rich-text" dangerouslySetInnerHTML={safe} />;
}

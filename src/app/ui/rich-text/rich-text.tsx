// Never part of the first bundle: the sanitizer is 10 KB.
import { useEffect, useMemo, useRef } from 'react';
import createDOMPurify from 'dompurify';
import { listen } from '../motion/listen.ts';
import './rich-text.css';

const purify = createDOMPurify(window);

// Links to other sites open beside the app and learn nothing of it (G §2); those inside are the router's.
purify.addHook('afterSanitizeAttributes', (element) => {
  const href = element.nodeName === 'A' && element.getAttribute('href');
  if (!href || !/^(https?:)?[/\\]{2}/i.test(href.trim())) return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer');
});

/** HTML of the platform with everything taken out that could run, ask for input, or dress as the app; trusted where the engine asks for that. */
const sanitized = (html: string) =>
  purify.sanitize(html, {
    RETURN_TRUSTED_TYPE: true,
    USE_PROFILES: { html: true },
    // Styles would be refused by the page's policy; ids and names could stand in for the page's own.
    FORBID_ATTR: ['style', 'class', 'id', 'name'],
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'audio', 'video', 'dialog'],
  });

interface RichTextProps {
  html: string;
  /** one of its links was followed */
  followed?: () => void;
}

/** Text written by the platform. */
export function RichText({ html, followed }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const safe = useMemo(() => ({ __html: sanitized(html) }), [html]);
  useEffect(
    () =>
      listen(place.current!, 'click', (event) => {
        if ((event.target as Element).closest('a')) followed?.();
      }),
    [followed],
  );
  return <div ref={place} className="rich-text" dangerouslySetInnerHTML={safe} />;
}

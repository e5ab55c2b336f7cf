// Never part of the first bundle: the sanitizer is 10 KB.
import { useEffect, useMemo, useRef } from 'react';
import createDOMPurify from 'dompurify';
import { linkOf, linkTo } from '../../runtime/router/link.ts';
import { listen } from '../../device/listen.ts';
import './rich-text.css';

const purify = createDOMPurify(window);

// What is no link loses its address, and with it the look of one.
purify.addHook('beforeSanitizeAttributes', (element) => {
  const href = element.getAttribute?.('href');
  if (href === null || href === undefined) return;
  const link = element.nodeName === 'A' ? linkOf(href) : undefined;
  if (link) element.setAttribute('href', link.href);
  else element.removeAttribute('href');
});

// After: the author's own targets are taken out before.
purify.addHook('afterSanitizeAttributes', (element) => {
  const link = element.nodeName === 'A' ? linkOf(element.getAttribute('href') ?? '') : undefined;
  const attributes = link ? linkTo(link) : {};
  if (attributes.target) element.setAttribute('target', attributes.target);
  if (attributes.rel) element.setAttribute('rel', attributes.rel);
});

const rules = {
  USE_PROFILES: { html: true },
  // Addresses of links are read before; those of pictures are the sanitizer's own choice.
  ALLOWED_URI_REGEXP: /^(?:(?:https?|tel|mailto|smsto|sms|whatsapp|tg|viber|line|skype|fb-messenger|instagram):|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  // Styles would be refused by the page's policy; ids and names could stand in for the page's own; colours and sizes are
  // written for another page than this one, in one of its two themes.
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'color', 'bgcolor', 'background', 'bordercolor', 'face', 'size', 'usemap', 'download', 'tabindex', 'popover', 'popovertarget', 'popovertargetaction'],
  // What moves by itself stands still, as a plain text.
  FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'audio', 'video', 'dialog', 'map', 'area', 'marquee', 'blink'],
};

/** HTML of the platform with everything taken out that could run, ask for input, or dress as the app; trusted where the engine asks for that. */
const sanitize = (html: string) => purify.sanitize(html, { ...rules, RETURN_TRUSTED_TYPE: true });

/** Elements that stand in a line of their own. */
const blocks = 'p,div,li,h1,h2,h3,h4,h5,h6,tr,br,hr,blockquote,section,article,header,footer,dt,dd,pre,caption,center';

/** Characters that are read for a preview: Office writes some thousands before the first word. */
const longestPreviewed = 60_000;

/** Marks the end of a line: a sign that no text of a parser has. */
const end = '\0';

/** Anything but signs that nobody sees, which editors leave in empty paragraphs. */
const seen = /[^\s\u00ad\u200b-\u200f\u2060\ufeff]/;

/** The first line with words of the platform's HTML, as plain text. */
export function firstLine(html: string): string {
  if (!purify.isSupported) return '';
  const content = purify.sanitize(html.slice(0, longestPreviewed), { ...rules, RETURN_DOM_FRAGMENT: true });
  for (const block of Array.from(content.querySelectorAll(blocks))) {
    block.before(end);
    block.after(end);
  }
  for (const cell of Array.from(content.querySelectorAll('td,th'))) cell.after(' ');
  const lines = (content.textContent ?? '').split(end).map((line) => line.replace(/\s+/g, ' ').trim());
  return lines.find((line) => seen.test(line)) ?? '';
}

interface RichTextProps {
  html: string;
  /** called when one of its links is tapped */
  followed?: (link: HTMLAnchorElement) => void;
}

/** HTML of the platform, sanitized. */
export default function RichText({ html, followed }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const safe = useMemo(() => ({ __html: sanitize(html) }), [html]);
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

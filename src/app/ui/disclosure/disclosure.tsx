import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { recentDayText } from '../../i18n/instant.ts';
import { serverNow } from '../../runtime/clock.ts';
import { chevronDown, Icon } from '../icon/icon.tsx';
import { keepLoading } from '../../runtime/lazy/lazy.ts';
import { PlatformText, richText } from '../rich-text/platform-text.tsx';
import { Places } from '../async/places.tsx';
import './disclosure.css';

interface DisclosureProps {
  /** of what unfolds */
  id: string;
  title: ReactNode;
  /** ms since 1970 */
  date: number;
  /** HTML of the platform */
  html: string;
  /** its title is as light as the rest */
  light?: boolean;
  /** Runs each time it is opened or closed. */
  onTurn?: () => void;
  /** stands under what the platform wrote */
  children?: ReactNode;
}

/** characters of a preview, which shows two lines */
const previewLength = 200;

/** A row of the card `disclosures`: its title, date and first line; opened, all that the platform wrote. */
export function Disclosure({ id, title, date, html, light, onTurn, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  // The preview is read by the browser's own parser, which takes the sanitizer where Trusted Types are enforced.
  const reader = richText.value.value;
  useEffect(() => keepLoading(richText), []);
  const preview = useMemo(() => reader?.firstLine(html), [reader, html]);
  const turn = () => {
    setOpen(!open);
    onTurn?.();
  };
  return (
    <li className={light ? 'disclosure-light' : undefined}>
      <h2>
        <button type="button" className="inner-focus disclosure-open" aria-expanded={open} aria-controls={id} onClick={turn}>
          <span className="disclosure-head">
            <span className="disclosure-title">{title}</span>
            <span className="hint disclosure-date numbers">{recentDayText(date, serverNow())}</span>
          </span>
          {!open && <span className="hint disclosure-preview" aria-hidden="true">{preview?.slice(0, previewLength) || wordless}</span>}
          <Icon shape={chevronDown} size={20} className="quiet disclosure-chevron" />
        </button>
      </h2>
      <div id={id} hidden={!open} className="quiet disclosure-content">
        {open && (
          <>
            <PlatformText html={html} />
            {children}
          </>
        )}
      </div>
    </li>
  );
}

/** A preview's, before its words are there. */
const wordless = '\u00a0';

/** Closed disclosures, in their final size, while they are on their way. */
export const disclosurePlaces = (
  <Places count={6} className="card divided disclosures">
    <div className="disclosure-open">
      <span className="disclosure-head">
        <span className="disclosure-title skeleton-line" />
      </span>
      <span className="hint disclosure-preview skeleton-line skeleton-short" />
    </div>
  </Places>
);

import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { recentDayText } from '../../i18n/instant.ts';
import { serverNow } from '../../runtime/clock.ts';
import { chevronDown, Icon } from '../icon/icon.tsx';
import { keepLoading } from '../../runtime/lazy/lazy.ts';
import { PlatformText, richText } from '../rich-text/platform-text.tsx';
import { Places } from '../async/places.tsx';
import './disclosure.css';

interface FoldProps {
  /** id of the part that unfolds */
  id: string;
  title: ReactNode;
  /** epoch ms */
  date: number;
  /** a line below the title while the row is closed */
  preview?: ReactNode;
  /** a line below the title, always */
  note?: ReactNode;
  /** the title is as light as the rest */
  light?: boolean | undefined;
  /** class of the part that unfolds */
  className: string;
  /** runs each time it is opened or closed */
  onTurn?: (() => void) | undefined;
  /** the part that unfolds, rendered while it is open */
  children: ReactNode;
}

/** A row of the card `disclosures`: title, date and a line below them. A tap unfolds its children, or folds them. */
export function Fold({ id, title, date, preview, note, light, className, onTurn, children }: FoldProps) {
  const [open, setOpen] = useState(false);
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
          {!open && preview}
          {note}
          <Icon shape={chevronDown} size={20} className="quiet disclosure-chevron" />
        </button>
      </h2>
      <div id={id} hidden={!open} className={className}>
        {open && children}
      </div>
    </li>
  );
}

interface DisclosureProps extends Pick<FoldProps, 'id' | 'title' | 'date' | 'light' | 'onTurn'> {
  /** HTML of the platform, sanitized here */
  html: string;
  /** below the platform's text */
  children?: ReactNode;
}

/** most characters of a preview, which shows two lines */
const previewLength = 200;

/** A fold with the platform's HTML: its first line is previewed, from the time when the sanitizer has loaded. */
export function Disclosure({ html, children, ...row }: DisclosureProps) {
  // The preview is parsed by the browser's own parser, which takes the sanitizer where Trusted Types are enforced.
  const reader = richText.value.value;
  useEffect(() => keepLoading(richText), []);
  const firstLine = useMemo(() => reader?.firstLine(html), [reader, html]);
  return (
    <Fold {...row} preview={<span className="hint disclosure-preview" aria-hidden="true">{firstLine?.slice(0, previewLength) || noPreview}</span>} className="quiet disclosure-content">
      <PlatformText html={html} />
      {children}
    </Fold>
  );
}

/** keeps the height of a preview that has no text yet */
const noPreview = '\u00a0';

/** Placeholders of closed disclosures, in their final size. */
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

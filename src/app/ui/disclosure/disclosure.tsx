// @chunk disclosure
import { useState } from 'react';
import type { ReactNode } from 'react';
import { recentDayText } from '../../i18n/instant.ts';
import { language } from '../../i18n/language.ts';
import { serverNow } from '../../runtime/clock.ts';
import { Icon } from '../icon/index.tsx';
import { chevronDown } from '../icon/shapes.ts';
import { PlatformText } from '../rich-text/platform-text.tsx';
import { firstLine } from './first-line.ts';
import '../skeleton/skeleton.css';
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

/** A row of the card `disclosures`: its title, date and first line; opened, all that the platform wrote. */
export function Disclosure({ id, title, date, html, light, onTurn, children }: DisclosureProps) {
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
            <span className="hint disclosure-date numbers">{recentDayText(date, serverNow(), language.value)}</span>
          </span>
          {!open && <span className="hint ellipsis disclosure-preview" aria-hidden="true">{firstLine(html)}</span>}
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

const places = [0, 1, 2, 3, 4, 5];

/** Closed disclosures, in their final size, while they are on their way. */
export function DisclosureSkeletons() {
  return (
    <div className="card divided disclosures skeleton" aria-hidden="true">
      {places.map((place) => (
        <div key={place}>
          <div className="disclosure-open">
            <span className="disclosure-head">
              <span className="disclosure-title skeleton-line" />
            </span>
            <span className="hint disclosure-preview skeleton-line skeleton-short" />
          </div>
        </div>
      ))}
    </div>
  );
}

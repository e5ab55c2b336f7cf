// @chunk disclosure
import { useState } from 'react';
import type { ReactNode } from 'react';
import { dateText } from '../../i18n/instant.ts';
import { language } from '../../i18n/language.ts';
import { Icon } from '../icon/index.tsx';
import { chevronDown } from '../icon/shapes.ts';
import { PlatformText } from '../rich-text/platform-text.tsx';
import '../skeleton/skeleton.css';
import './disclosure.css';

interface UnfoldingProps {
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

/** A card among `disclosures`: its title and date; opened, what the platform wrote. */
export function Disclosure({ id, title, date, html, light, onTurn, children }: UnfoldingProps) {
  const [open, setOpen] = useState(false);
  const turn = () => {
    setOpen(!open);
    onTurn?.();
  };
  return (
    <li className={light ? 'card disclosure disclosure-light' : 'card disclosure'}>
      <h2>
        <button type="button" className="disclosure-open" aria-expanded={open} aria-controls={id} onClick={turn}>
          <span className="disclosure-title">{title}</span>
          <span className="hint">{dateText(date, language.value)}</span>
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

export function DisclosureSkeletons() {
  return (
    <div className="disclosures skeleton" aria-hidden="true">
      {places.map((place) => (
        <div key={place} className="card disclosure">
          <div className="disclosure-open">
            <span className="disclosure-title skeleton-line" />
            <span className="hint skeleton-line skeleton-short" />
          </div>
        </div>
      ))}
    </div>
  );
}

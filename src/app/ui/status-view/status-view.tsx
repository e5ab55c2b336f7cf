import type { ReactNode } from 'react';
import './status-view.css';

/** The picture, words and action of a state. */
export interface StatusViewProps {
  /** an outline on a 72-unit grid, such as those below */
  picture: string;
  title: string;
  text: string;
  /** the next step: runs a function, or leads to an address */
  action?: { label: string; run?: () => void; href?: string; tonal?: true };
  /** below the action, such as a second one */
  children?: ReactNode;
  /** `alert`: announced when it appears in place of other content */
  role?: 'alert' | undefined;
}

/** An empty, failed, offline or unknown state: a picture, a sentence, and what to do next. */
export function StatusView({ picture, title, text, action, children, role }: StatusViewProps) {
  return (
    <div className="status-view" role={role}>
      <svg className="status-view-picture" viewBox="0 0 72 72" width="72" height="72" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <path d={picture} />
      </svg>
      <h2>{title}</h2>
      <p>{text}</p>
      {action?.href && (
        <a className={action.tonal ? 'button' : 'button button-accent'} href={action.href}>
          {action.label}
        </a>
      )}
      {action?.run && (
        <button type="button" className="button button-accent" onClick={action.run}>
          {action.label}
        </button>
      )}
      {children}
    </div>
  );
}

/** Drawings of states that several screens show, on a 72-unit grid; one that few show stands with them. */
export const cloud = 'M20 44a12 12 0 0 1-1-24 17 17 0 0 1 32-2 13 13 0 0 1 1 26M28 36l8 8m0-8-8 8';
export const compass = 'M36 12a24 24 0 1 0 0 48 24 24 0 0 0 0-48Zm9 15-5 13-13 5 5-13 13-5Z';
export const hourglass = 'M22 12h28M22 60h28M26 12v10l10 14-10 14v10M46 12v10L36 36l10 14v10';
export const gamepad = 'M22 26h28a12 12 0 0 1 12 12v2a10 10 0 0 1-18 6H28a10 10 0 0 1-18-6v-2a12 12 0 0 1 12-12ZM24 33v10M19 38h10M46 34v.1M51 40v.1';
export const present = 'M14 34h44v24H14ZM10 24h52v10H10ZM36 24v34M36 24c-14 0-16-12-8-12 6 0 8 12 8 12Zm0 0c14 0 16-12 8-12-6 0-8 12-8 12Z';
export const ticketDrawing = 'M12 24h48v8a5 5 0 0 0 0 10v8H12v-8a5 5 0 0 0 0-10ZM44 25v3m0 6v4m0 6v5';
export const twoPeople = 'M28 34a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM10 56v-3a12 12 0 0 1 12-12h12a12 12 0 0 1 12 12v3M46 17a9 9 0 0 1 0 16M52 42a12 12 0 0 1 10 11v3';

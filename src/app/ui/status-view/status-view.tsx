import type { ReactNode } from 'react';
import './status-view.css';

/** The words and the way on of a state. */
export interface StatusViewProps {
  /** on a 72-unit grid, such as those below */
  picture: string;
  title: string;
  text: string;
  /** the way on */
  action?: { label: string; run?: () => void; href?: string; tonal?: true };
  /** under it, such as a second way */
  children?: ReactNode;
}

/** A designed state: a picture, a sentence, and a way on (look.md: empty, failed, offline, unknown). */
export function StatusView({ picture, title, text, action, children }: StatusViewProps) {
  return (
    <div className="status-view">
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
export const emptyBox = 'M12 26 36 14l24 12v22L36 60 12 48V26Zm0 0 24 12 24-12M36 38v22M24 20l24 12';
export const hourglass = 'M22 12h28M22 60h28M26 12v10l10 14-10 14v10M46 12v10L36 36l10 14v10';

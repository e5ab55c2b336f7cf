import type { ReactNode } from 'react';
import './status-view.css';

/** The words and the way on of a state. */
export interface StatusViewProps {
  /** on a 72-unit grid, such as those of drawings.ts */
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

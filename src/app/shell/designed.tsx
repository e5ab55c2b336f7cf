import './designed.css';

interface DesignedProps {
  /** which drawing stands above the words */
  picture: 'cloud' | 'compass' | 'wrench' | 'globe' | 'empty';
  title: string;
  text: string;
  /** the way on */
  action?: { label: string; run?: () => void; href?: string };
}

const drawings = {
  cloud: 'M20 44a12 12 0 0 1-1-24 17 17 0 0 1 32-2 13 13 0 0 1 1 26M28 36l8 8m0-8-8 8',
  compass: 'M36 12a24 24 0 1 0 0 48 24 24 0 0 0 0-48Zm9 15-5 13-13 5 5-13 13-5Z',
  wrench: 'M44 14a13 13 0 0 0-13 17L13 49a5 5 0 0 0 7 7l18-18a13 13 0 0 0 17-16l-8 8-7-2-2-7 8-7a13 13 0 0 0-2 0Z',
  globe: 'M36 12a24 24 0 1 0 0 48 24 24 0 0 0 0-48Zm0 0c-14 14-14 34 0 48m0-48c14 14 14 34 0 48M13 30h46M13 44h46',
  empty: 'M12 26 36 14l24 12v22L36 60 12 48V26Zm0 0 24 12 24-12M36 38v22M24 20l24 12',
};

/** A designed state: a picture, a sentence, and a way on (look.md: empty, failed, offline, unknown). */
export function Designed({ picture, title, text, action }: DesignedProps) {
  return (
    <div className="designed">
      <svg className="designed-picture" viewBox="0 0 72 72" width="72" height="72" fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
        <path d={drawings[picture]} />
      </svg>
      <h2 className="designed-title">{title}</h2>
      <p className="designed-text">{text}</p>
      {action?.href && (
        <a className="button button-accent" href={action.href}>
          {action.label}
        </a>
      )}
      {action?.run && (
        <button type="button" className="button button-accent" onClick={action.run}>
          {action.label}
        </button>
      )}
    </div>
  );
}

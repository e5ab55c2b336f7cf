import { useEffect, useState, type ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { listen } from '../../device/listen.ts';
import { keepLoading, lazy } from '../../runtime/lazy/lazy.ts';
import { questions, toasts, type Toast } from '../../ui/messages/messages.ts';
import { Icon, warning } from '../../ui/icon/icon.tsx';
import { shieldTaps } from '../../device/touch.ts';
import { isDesktop } from '../../device/browser/browser.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import './connection.css';
import './messages.css';
// Loads when idle, after the page's start.
import './page-motion.css';

/** The dialog that says how long a member has played. */
export const realityCheck = lazy(() => import('../../features/responsible-play/reality-check/index.tsx'), { strings: ['realityCheck'] });

/** most toasts at once, the newest: more would cover the page */
const mostToasts = 3;

/** ms within which most work ends: a wait is announced only after it */
const aMoment = 500;

function Sign({ kind }: { kind: Toast['kind'] }) {
  if (kind === 'trouble') return <Icon shape={warning} size={20} className="trouble" />;
  if (kind !== 'waiting') return null;
  return (
    <span className="toast-waiting" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

/** A waiting message is announced only after 500 ms: the outcome of shorter work would interrupt it. */
function Words({ of: { kind, text } }: { of: Toast }) {
  const [heard, setHeard] = useState(kind !== 'waiting');
  useEffect(() => {
    const timer = setTimeout(() => setHeard(true), aMoment);
    return () => clearTimeout(timer);
  }, []);
  // Another element: readers announce one that comes, not one that is shown.
  return <span key={String(heard)} className="toast-text" aria-hidden={!heard}>{text}</span>;
}

function List({ of }: { of: readonly Toast[] }) {
  return (
    <>
      {of.map((toast) => (
        <span key={toast.id} className="row toast" data-kind={toast.kind}>
          <Sign kind={toast.kind} />
          <Words of={toast} />
          {toast.action && (
            <button type="button" className="text-button toast-action" onClick={() => {
              shieldTaps();
              toast.action!.run();
            }}>
              {toast.action.label}
            </button>
          )}
        </span>
      ))}
    </>
  );
}

/** Toasts below the header. Trouble is announced at once, the rest politely. */
function Toasts() {
  // The live regions are always in the page: a screen reader announces changes, not a region's first content.
  const [listening, setListening] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setListening(true), 50);
    return () => clearTimeout(timer);
  }, []);
  const shown = listening ? toasts.value.slice(-mostToasts) : [];
  return (
    <div className="toasts">
      {/* Screen readers read the new message alone: as a whole, a message that still stands would be read twice. */}
      <div role="alert" aria-atomic="false">
        <List of={shown.filter((toast) => toast.kind === 'trouble')} />
      </div>
      <output aria-atomic="false">
        <List of={shown.filter((toast) => toast.kind !== 'trouble')} />
      </output>
    </div>
  );
}

/** A strip on every screen while the phone is offline. A game covers it and has its own. */
export function Connection() {
  const { t } = useTranslation('shell');
  const [state, setState] = useState<'' | 'offline' | 'online'>('');
  useEffect(() => {
    const look = () => setState((before) => (navigator.onLine === false ? 'offline' : before && 'online'));
    look();
    return listen(window, 'online offline', look);
  }, []);
  // Always in the page: a screen reader announces changes, not a region's first content.
  return <div className="connection" aria-live="polite">{state && <p key={state} className={state === 'offline' ? 'connection-lost' : 'unseen'}>{t(state)}</p>}</div>;
}

const desktopCard = lazy(() => import('../../features/install/desktop-card.tsx'), { strings: ['install'] });

/** The dialog of questions loads with the first touch: nobody is asked anything before. */
export const confirmDialog = lazy(() => import('./confirm-dialog.tsx'));

/**
 * The toasts and the oldest question of ui/messages, above them the reality check, and on a computer the card beside
 * the page. `plain` shows messages while the dialog fails to load.
 */
export default function Messages({ plain: Plain }: { plain: ComponentType }) {
  const question = questions.value[0];
  const asks = question !== undefined;
  useEffect(() => (asks ? keepLoading(confirmDialog) : undefined), [asks]);
  const Dialog = confirmDialog.value.value?.default;
  const Check = realityCheck.value.value?.default;
  if (asks && !Dialog && confirmDialog.error.value !== undefined) return <Plain />;
  return (
    <>
      <Toasts />
      <Connection />
      {isDesktop() && <Lazy of={desktopCard} inline />}
      {question && Dialog && <Dialog key={question.id} question={question} />}
      {Check && <Check />}
    </>
  );
}

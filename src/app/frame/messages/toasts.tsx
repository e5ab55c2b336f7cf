import { useEffect, useState } from 'react';
import { toasts } from '../../ui/messages/messages.ts';
import type { Toast } from '../../ui/messages/messages.ts';
import { Icon, warning } from '../../ui/icon/icon.tsx';
import { shieldTaps } from '../../device/touch.ts';
import './toasts.css';

/** most toasts at once, the newest: more would cover the page */
const seen = 3;

function Sign({ kind }: { kind: Toast['kind'] }) {
  if (kind === 'trouble') return <Icon shape={warning} size={20} className="toast-trouble" />;
  if (kind === 'notice') return null;
  return (
    <span className="toast-waiting" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}

function List({ of }: { of: readonly Toast[] }) {
  return (
    <>
      {of.map((toast) => (
        <span key={toast.id} className="row toast">
          <Sign kind={toast.kind} />
          <span className="toast-text">{toast.text}</span>
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

/** Toasts in their one place, under the header. Trouble is announced at once, the rest politely. */
export function Toasts() {
  // The live regions are always in the page: a screen reader announces changes, not a region's first content.
  const [listening, setListening] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setListening(true), 50);
    return () => clearTimeout(timer);
  }, []);
  const shown = listening ? toasts.value.slice(-seen) : [];
  return (
    <div className="toasts">
      <div role="alert">
        <List of={shown.filter((toast) => toast.kind === 'trouble')} />
      </div>
      <output>
        <List of={shown.filter((toast) => toast.kind !== 'trouble')} />
      </output>
    </div>
  );
}

import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pushBackStep } from '../../runtime/overlays/back-step.ts';
import { shieldTaps } from '../../device/touch.ts';
import { trapFocus } from '../../runtime/overlays/focus-trap.ts';
import { close, Icon } from '../icon/icon.tsx';
import './dialog.css';

interface DialogProps {
  /** accessible name; or `labelledBy`, the id of the element with the name */
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  role?: 'dialog' | 'alertdialog';
  /** class of the panel: its place and its look */
  className: string;
  /** false: neither Back nor Escape nor the mask closes it */
  dismissible?: boolean;
  /** called after it has faded out, by Back, Escape, the mask, or the `leave` that the children are given */
  onClose?: () => void;
  /** the content, or a function of `leave`, which closes the dialog */
  children: ReactNode | ((leave: () => void) => ReactNode);
}

/** ms, A §9: popup transition */
const transition = 200;

/** ms after closing in which the next dialog shows its mask without a fade */
const handOver = 100;
let closedAt = -handOver;

/** A modal dialog over the page, with a mask behind it. The focus stays inside, and returns to the element that had it. */
export function Dialog({ label, labelledBy, describedBy, role = 'dialog', className, dismissible = true, onClose, children }: DialogProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [leaving, setLeaving] = useState(false);
  const [follows] = useState(() => performance.now() - closedAt < handOver);
  const leave = useCallback(() => {
    if (dismissible) shieldTaps();
    setLeaving(dismissible);
  }, [dismissible]);
  useLayoutEffect(() => trapFocus(panel.current!, leave), [leave]);
  // After a fade-out there is no mask that the next dialog could take over.
  useLayoutEffect(() => () => void (leaving || (closedAt = performance.now())), [leaving]);
  useLayoutEffect(() => (dismissible ? pushBackStep(leave) : undefined), [dismissible, leave]);
  useEffect(() => {
    if (!leaving || !onClose) return undefined;
    const timer = setTimeout(onClose, transition);
    return () => clearTimeout(timer);
  }, [leaving, onClose]);
  return (
    <div className={`overlay${follows ? ' overlay-next' : ''}${leaving ? ' overlay-leaving' : ''}`}>
      {/* The same as Escape, for the finger; the buttons inside serve everyone else. */}
      <div className="overlay-mask" aria-hidden="true" onClick={leave} />
      <div
        ref={panel}
        className={`overlay-panel ${className}`}
        role={role}
        aria-modal="true"
        aria-label={label}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        tabIndex={-1}
      >
        {typeof children === 'function' ? children(leave) : children}
      </div>
    </div>
  );
}

interface PanelProps extends Required<Pick<DialogProps, 'onClose' | 'children'>> {
  title: string;
  /** class of its place and look; by default it is in the middle of the page */
  className?: string;
}

/** A popup or a sheet with a title and a close button. */
export function Panel({ title, className = 'panel', onClose, children }: PanelProps) {
  const { t } = useTranslation('shell');
  return (
    <Dialog className={className} label={title} onClose={onClose}>
      {(leave) => (
        <>
          <div className="row panel-head">
            <h2 className="panel-title">
              {title}
            </h2>
            <button type="button" className="icon-button quiet" aria-label={t('close')} onClick={leave}>
              <Icon shape={close} />
            </button>
          </div>
          {typeof children === 'function' ? children(leave) : children}
        </>
      )}
    </Dialog>
  );
}

import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadonlySignal, Signal } from '@preact/signals-react';
import { endAll, listen } from '../../device/listen.ts';
import { failureText } from '../../gateway/failure.ts';
import { Icon, warning } from '../icon/icon.tsx';
import { focusInput } from './field.ts';
import './form.css';

/** What a person fills in with the keyboard or picks from the phone's own wheel; boxes to tick and pictures do not count. */
const kinds = 'input:not([type=checkbox]):not([type=radio]):not([type=file]):not([type=hidden]), select, textarea';

const fieldsOf = (form: HTMLFormElement): readonly HTMLInputElement[] =>
  Array.from(form.querySelectorAll<HTMLInputElement>(kinds)).filter(({ readOnly }) => !readOnly);

/** Label of the Enter key in the last field of a form: `go` for a login, else `send`. */
type LastKey = 'go' | 'send';

/** Names the Enter key of each field after what it does: `next`, and at the last one `last`. In a field for sentences it breaks the line. */
function nameEnterKeys(form: HTMLFormElement, last: LastKey): void {
  const fields = fieldsOf(form);
  for (const field of fields) {
    if (field.localName !== 'input') continue;
    const hint = field === fields[fields.length - 1] ? last : 'next';
    // As an attribute: engines without the property take it as well.
    if (field.getAttribute('enterkeyhint') !== hint) field.setAttribute('enterkeyhint', hint);
  }
}

/** The fault of the field that has the focus is heard as it comes, as when Enter sends from there; that of another is read with its field. */
const hearFault = ({ type, target }: Pick<Event, 'type' | 'target'>) => document.getElementById(`${(target as Element).id}-fault`)?.setAttribute('aria-live', type === 'focusin' ? 'polite' : 'off');

/** Enter takes the focus to the next field; in the last one the browser sends the form. Returns the function that stops it. */
function followEnter(form: HTMLFormElement, last: LastKey): () => void {
  const pressed = (event: Event) => {
    const field = event.target as HTMLInputElement;
    const { key, isComposing } = event as KeyboardEvent;
    // Enter that ends a composition writes its word.
    if (key !== 'Enter' || isComposing || field.localName !== 'input') return;
    const fields = fieldsOf(form);
    const at = fields.indexOf(field);
    if (at < 0 || at === fields.length - 1) return;
    event.preventDefault();
    focusInput(fields[at + 1]!);
  };
  // A part of the form may have rendered new fields since.
  const entered = () => nameEnterKeys(form, last);
  // Typing may have begun before the app was there.
  const { activeElement } = document;
  if (activeElement && form.contains(activeElement)) hearFault({ type: 'focusin', target: activeElement });
  return endAll([listen(form, 'keydown', pressed), listen(form, 'focusin', entered), listen(form, 'focusin focusout', hearFault)]);
}

interface FormFrameProps {
  className?: string;
  /** checks and sends; never rejects: the form shows failures */
  send: () => Promise<void>;
  /** label of the Enter key in the last field; by default `send` */
  lastKey?: LastKey;
  children: ReactNode;
}

/** The element around the fields of a form, which is sent by the script alone. Enter goes from field to field, and sends from the last one. */
export function FormFrame({ className, send, lastKey = 'send', children }: FormFrameProps) {
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => nameEnterKeys(form.current!, lastKey));
  useLayoutEffect(() => followEnter(form.current!, lastKey), [lastKey]);
  return (
    <form
      ref={form}
      className={className}
      noValidate
      // Before the script is there, sending this form does nothing.
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {children}
    </form>
  );
}

interface FormAlertProps {
  /** why the form failed; undefined: it did not */
  failure: ReadonlySignal<unknown>;
  /** the sentence for a failure, in the current language; by default `failureText` */
  tell?: (failure: unknown) => string;
}

/** Says inside the form why it failed. Always in the page: a screen reader announces changes of a region, not its first content. */
export function FormAlert({ failure, tell = failureText }: FormAlertProps) {
  // Renders anew when the language changes.
  useTranslation('form');
  return (
    <div role="alert">
      {failure.value !== undefined && (
        <p className="card row form-alert">
          <Icon shape={warning} size={20} />
          <span className="fill form-alert-text">{tell(failure.value)}</span>
        </p>
      )}
    </div>
  );
}

interface FormButtonProps {
  /** name of the form's work in progress, or empty */
  busy: Signal<string>;
  /** name of the work that it starts; without one it sends the form */
  work?: string;
  label: string;
  /** label while its own work is in progress */
  working: string;
  /** false: there is nothing to send yet. The button can still be tapped, so the sender must check it too */
  ready?: ReadonlySignal<boolean>;
  /** without the colour of a recommended answer */
  tonal?: true;
  onClick?: () => void;
}

/**
 * A button of a form. While any work is in progress it looks disabled, and names its own. Only `aria-disabled`, because a
 * disabled button loses the focus; the form itself sends nothing twice.
 */
export function FormButton({ busy, work = 'submit', label, working: workingLabel, ready, tonal, onClick }: FormButtonProps) {
  const working = busy.value === work;
  const submits = work === 'submit';
  return (
    <button
      type={submits ? 'submit' : 'button'}
      className={submits && !tonal ? 'button button-accent form-button' : 'button form-button'}
      aria-disabled={busy.value !== '' || ready?.value === false}
      aria-busy={working}
      onClick={onClick}
    >
      {working ? workingLabel : label}
    </button>
  );
}

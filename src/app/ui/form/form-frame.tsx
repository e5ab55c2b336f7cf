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

/** What Enter does in the last field of a form: `go` where it opens the way in, `send` elsewhere. */
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
const hearFault = ({ type, target }: Event) => document.getElementById(`${(target as Element).id}-fault`)?.setAttribute('aria-live', type === 'focusin' ? 'polite' : 'off');

/** Enter takes the focus to the next field; in the last one the browser sends the form. Gives what ends it. */
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
  // Fields that came since the last render, such as those of a part of the form.
  const entered = () => nameEnterKeys(form, last);
  return endAll([listen(form, 'keydown', pressed), listen(form, 'focusin', entered), listen(form, 'focusin focusout', hearFault)]);
}

interface FormFrameProps {
  className?: string;
  /** checks and sends; what went wrong is the form's to tell */
  send: () => Promise<void>;
  /** what the Enter key is called in the last field: `send` where nothing else is said */
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
  /** why the form failed, or none */
  failure: ReadonlySignal<unknown>;
  /** the sentence for it in the language spoken now, where it is not the usual one */
  tell?: (failure: unknown) => string;
}

/** Says inside the form why it failed. It stands there empty before, so that screen readers hear it change. */
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
  /** of the form */
  busy: Signal<string>;
  /** name of the work that it starts; without one it sends the form */
  work?: string;
  label: string;
  /** label while its work is under way */
  working: string;
  /** false while there is nothing to send yet; whoever sends looks at it as well */
  ready?: ReadonlySignal<boolean>;
  /** the button is not in the colour of a recommended answer */
  tonal?: true;
  onClick?: () => void;
}

/**
 * A button of a form. While work is under way it is disabled, and its own work shows on it. `aria-disabled`,
 * because a button that is really disabled loses the focus; the form itself sends nothing twice.
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

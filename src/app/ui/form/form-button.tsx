import type { ReadonlySignal, Signal } from '@preact/signals-react';
import './form.css';

interface FormButtonProps {
  /** of the form */
  busy: Signal<string>;
  /** name of the work that it starts; `submit` sends the form */
  work: string;
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
export function FormButton({ busy, work, label, working: workingLabel, ready, tonal, onClick }: FormButtonProps) {
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

import { useComputed, type ReadonlySignal, type Signal } from '@preact/signals-react';
import { useTranslation } from 'react-i18next';
import { i18n } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import type { FormField } from '../form/field.ts';
import { Live } from '../live/live.tsx';
import { TextField } from './text-field.tsx';
import './code-field.css';

interface CodeFieldProps {
  code: {
    field: FormField;
    /** seconds until another code can be requested; 0: now */
    secondsLeft: ReadonlySignal<number>;
    /** name of the form's work in progress, or empty */
    busy: Signal<string>;
    /** Requests a code. Never rejects. */
    get(): Promise<void>;
  };
  /** label of the field, for a code that does not come by SMS */
  label?: string;
  /** hides the button during the countdown (A §4) instead of disabling it */
  hidesButton?: boolean;
  starred?: boolean;
  /** the field is disabled until its form is ready */
  off?: ReadonlySignal<boolean>;
}

/** The field for a code by SMS, and the button that requests one (L07, R04). */
export function CodeField({ code: { field, secondsLeft, busy, get }, hidesButton = false, starred, off, label }: CodeFieldProps) {
  const { t } = useTranslation('form');
  const waits = useComputed(() => secondsLeft.value > 0);
  const wait = useComputed(() => language.value && i18n.t(hidesButton ? 'form:code.again' : 'form:code.seconds', { seconds: secondsLeft.value }));
  return (
    <div className="code-field">
      <TextField
        field={field}
        label={label ?? t('code.label')}
        starred={starred}
        off={off}
        autoComplete="one-time-code"
        inputMode="numeric"
      />
      {hidesButton && waits.value ? (
        <p className="quiet row code-field-wait numbers"><Live text={wait} /></p>
      ) : (
        <button type="button" className="button code-field-get numbers" aria-disabled={waits.value || busy.value !== ''} onClick={() => void get()}>
          {waits.value ? <Live text={wait} /> : t('code.get')}
        </button>
      )}
    </div>
  );
}

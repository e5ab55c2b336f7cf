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
    /** until another code can be asked for; 0: now */
    secondsLeft: ReadonlySignal<number>;
    /** of the form */
    busy: Signal<string>;
    /** asks for a code */
    get(): Promise<void>;
  };
  /** the channel, where it is not SMS */
  label?: string;
  /** the button is not there while seconds are left (A §4), instead of being disabled */
  hidesButton?: boolean;
  starred?: boolean;
  /** the field is disabled until its form is ready */
  off?: ReadonlySignal<boolean>;
}

/** A code that comes by SMS, and the button that asks for it (L07, R04). */
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

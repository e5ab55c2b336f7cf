import { useLayoutEffect, useRef } from 'react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useComputed, useSignalEffect } from '@preact/signals-react';
import { language } from '../../i18n/language.ts';
import { faultText } from '../form/fault-text.ts';
import { attach, typed, validate } from '../form/form.ts';
import type { FormField } from '../form/form.ts';
import './field.css';

type InputHints = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'inputMode' | 'enterKeyHint' | 'maxLength' | 'placeholder'>;

export interface TextFieldProps extends InputHints {
  field: FormField;
  label: string;
  /** stands at the end of the surface: a button, a picture */
  children?: ReactNode;
  /** what stands there is as wide as a picture */
  wideEnd?: boolean;
}

// Writing the same text again would move the caret.
function showText(input: HTMLInputElement, text: string): void {
  if (input.value !== text) input.value = text;
}

/**
 * One surface with the value, a label that floats above it, and a line kept free for what is wrong.
 * The input is the person's own: typing renders nothing.
 */
export function TextField({ field, label, children, wideEnd, placeholder, ...hints }: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // With the drawing itself: whoever shows a field may focus it at once.
  useLayoutEffect(() => attach(field, input.current!), [field]);
  useSignalEffect(() => showText(input.current!, field.value.value));
  useSignalEffect(() => input.current!.setAttribute('aria-invalid', String(field.error.value !== undefined)));
  // The language is read so that the sentence follows it.
  const fault = useComputed(() => language.value && faultText(field));
  return (
    <div className="field">
      <div className={wideEnd ? 'field-surface field-surface-wide' : 'field-surface'}>
        {/* No name: a form sent before the script came carries nothing. */}
        <input
          ref={input}
          id={field.id}
          className={placeholder ? 'field-input field-input-hinted' : 'field-input'}
          // Without one, CSS could not tell an empty input.
          placeholder={placeholder ?? ' '}
          aria-describedby={`${field.id}-fault`}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          onInput={(event) => typed(field, event.currentTarget.value)}
          onBlur={() => field.value.peek() && validate(field)}
          {...hints}
        />
        <label className="field-label" htmlFor={field.id}>
          {label}
        </label>
        {children}
      </div>
      <p id={`${field.id}-fault`} className="field-fault">
        {fault}
      </p>
    </div>
  );
}

import { useLayoutEffect, useRef, type InputHTMLAttributes, type ReactNode } from 'react';
import { useComputed, type ReadonlySignal } from '@preact/signals-react';
import { i18n } from '../../i18n/index.ts';
import { attach, typed, validate, type FormField } from '../form/field.ts';
import { language } from '../../i18n/language.ts';
import { untranslated } from '../live/live.tsx';
import './field.css';

/** The sentence for a field's fault in the language spoken now, or nothing. */
function errorText({ error, rule }: FormField): string {
  const key = error.value;
  if (!key) return '';
  if (key.includes(':')) return i18n.t(key);
  const fault = key.slice(key.lastIndexOf('.') + 1);
  return i18n.t([`form:rule.${key}`, `form:rule.any.${fault}`], { least: rule.least ?? 1, most: rule.most });
}

/** The line with the error under a field; it describes the input (`aria-describedby`). */
export function FieldError({ field }: { field: FormField }) {
  // The language is read so that the sentence follows it.
  const fault = useComputed(() => language.value && errorText(field));
  return (
    // Not `<Live>`: forms give no room to an empty line.
    <p id={`${field.id}-fault`} className="field-fault notranslate" {...untranslated}>
      {fault}
    </p>
  );
}

// No `maxLength`: it would cut what is pasted before it is cleaned, in silence. `FormFrame` sets `enterKeyHint`.
type InputHints = Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'placeholder'>;

/** Properties of a text field, and of the fields made of one. */
export interface TextFieldProps extends InputHints {
  field: FormField;
  label: string;
  /** what may be typed: below the field, and read with it */
  hint?: string;
  /** must be filled in: carries a star */
  starred?: boolean;
  /** element before the text */
  start?: ReactNode;
  /** a button at the end of the surface */
  children?: ReactNode;
  /** a button with a word or a picture, beside the text, or below it where both do not fit */
  action?: ReactNode;
  /** the field is disabled until its form is ready */
  off?: ReadonlySignal<boolean>;
  /** called when the person leaves the field with a valid text in it */
  onLeave?: () => void;
}

/**
 * One surface with the value, a label that floats above it, and a line reserved for the error.
 * The input holds its own text: typing renders nothing.
 */
export function TextField({ field, label, hint, starred, start, children, action, off, onLeave, placeholder, ...hints }: TextFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // In the render's own layout effect: a caller may focus the field at once.
  useLayoutEffect(() => attach(field, input.current!), [field]);
  const surface = (
    <div className={`field-surface${start ? ' field-surface-start' : ''}`}>
      {start}
      {/* No name: a form sent before the script came carries nothing. */}
      <input
        ref={input}
        id={field.id}
        className={placeholder ? 'field-input field-input-hinted' : 'field-input'}
        // Without one, CSS could not tell an empty input.
        placeholder={placeholder ?? ' '}
        aria-describedby={hint ? `${field.id}-hint ${field.id}-fault` : `${field.id}-fault`}
        aria-required={starred}
        aria-invalid={field.error.value !== undefined}
        disabled={off?.value}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        onInput={(event) => typed(field, event.currentTarget)}
        onBlur={() => {
          if (field.value.peek() && validate(field)) onLeave?.();
        }}
        {...hints}
      />
      <label className="ellipsis hint field-label" htmlFor={field.id}>
        {label}
        {starred && <span aria-hidden="true"> *</span>}
      </label>
      {children}
    </div>
  );
  return (
    <div className="field">
      {action ? (
        <div className="field-with-action">
          {surface}
          {action}
        </div>
      ) : (
        surface
      )}
      {hint && (
        <p id={`${field.id}-hint`} className="hint numbers field-hint">
          {hint}
        </p>
      )}
      <FieldError field={field} />
    </div>
  );
}

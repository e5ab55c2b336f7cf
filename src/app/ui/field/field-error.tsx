// @chunk forms
import { useComputed } from '@preact/signals-react';
import { language } from '../../i18n/language.ts';
import { errorText } from '../form/error-text.ts';
import type { FormField, FormInput } from '../form/field.ts';

/** Marks the input of a faulty field; to be called in an effect. */
export function showError(input: FormInput, field: FormField): void {
  input.setAttribute('aria-invalid', String(field.error.value !== undefined));
}

/** The line with the error under a field; it describes the input (`aria-describedby`). */
export function FieldError({ field }: { field: FormField }) {
  // The language is read so that the sentence follows it.
  const fault = useComputed(() => language.value && errorText(field));
  return (
    <p id={`${field.id}-fault`} className="field-fault">
      {fault}
    </p>
  );
}

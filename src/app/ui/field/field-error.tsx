import { useComputed } from '@preact/signals-react';
import { language } from '../../i18n/language.ts';
import { errorText } from '../form/error-text.ts';
import type { FormField } from '../form/field.ts';
import { untranslated } from '../live/live.tsx';

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

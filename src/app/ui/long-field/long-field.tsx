import { useLayoutEffect, useRef } from 'react';
import { useComputed } from '@preact/signals-react';
import { cleanText } from '../../../contract/clean.ts';
import { attach, typed, validate, type FormField } from '../form/field.ts';
import { Live } from '../live/live.tsx';
import { FieldError } from '../field/text-field.tsx';
import '../field/field.css';
import './long-field.css';

interface LongFieldProps {
  field: FormField;
  label: string;
  /** most characters; how many there are is counted beside the fault */
  most: number;
  rows?: number;
}

/** A field for sentences. More can be typed than is taken, so that a pasted text is not cut in silence: the count and the fault tell. */
export function LongField({ field, label, most, rows = 4 }: LongFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => attach(field, area.current!), [field]);
  const count = useComputed(() => `${cleanText(field.value.value).length}/${most}`);
  return (
    <div className="field">
      <div className="field-surface long-field">
        <textarea
          ref={area}
          id={field.id}
          rows={rows}
          className="field-input long-field-input"
          // Without one, CSS could not tell an empty field.
          placeholder=" "
          aria-describedby={`${field.id}-fault`}
          aria-required={field.rule.required}
          aria-invalid={field.error.value !== undefined}
          onInput={(event) => typed(field, event.currentTarget)}
          onBlur={() => void (field.value.peek() && validate(field))}
        />
        <label className="ellipsis hint field-label" htmlFor={field.id}>
          {label}
          {field.rule.required && <span aria-hidden="true"> *</span>}
        </label>
      </div>
      <div className="long-field-below">
        <FieldError field={field} />
        <Live className="hint long-field-count numbers" text={count} />
      </div>
    </div>
  );
}

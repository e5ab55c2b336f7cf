import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { attach, typed, type FormField } from '../form/field.ts';
import { FieldError } from './text-field.tsx';
import './checkbox.css';
import './field.css';

/** A checkbox as a field of a form; its rule may require the tick. `children` is the label, and may contain a link. */
export function TickField({ field, children }: { field: FormField; children: ReactNode }) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => attach(field, box.current!), [field]);
  return (
    <div className="field">
      <label className="quiet row checkbox">
        <input
          ref={box}
          id={field.id}
          type="checkbox"
          className="checkbox-box"
          aria-required="true"
          aria-invalid={field.error.value !== undefined}
          aria-describedby={`${field.id}-fault`}
          onChange={(event) => typed(field, event.currentTarget)}
        />
        <span>{children}</span>
      </label>
      <FieldError field={field} />
    </div>
  );
}

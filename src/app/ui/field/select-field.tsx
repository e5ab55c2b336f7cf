import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { attach, showText, typed, type FormField } from '../form/field.ts';
import { chevronDown, Icon } from '../icon/icon.tsx';
import { FieldError } from './text-field.tsx';
import './field.css';
import './select-field.css';

/** A choice from a list, by the phone's native control. */
export function SelectField({ field, label, options }: { field: FormField; label: string; options: readonly { value: string; label: string }[] }) {
  const { t } = useTranslation('form');
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => attach(field, select.current!), [field]);
  // Options may come after the value.
  useLayoutEffect(() => showText(select.current!, field.value.peek()), [field, options]);
  return (
    <div className="field">
      <div className="field-surface">
        <select ref={select} id={field.id} className="field-input select-field" aria-describedby={`${field.id}-fault`} aria-invalid={field.error.value !== undefined} onChange={(event) => typed(field, event.currentTarget)}>
          <option value="">{t('choose')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <label className="ellipsis hint field-label" htmlFor={field.id}>
          {label}
        </label>
        <span className="quiet select-field-mark">
          <Icon shape={chevronDown} size={20} />
        </span>
      </div>
      <FieldError field={field} />
    </div>
  );
}

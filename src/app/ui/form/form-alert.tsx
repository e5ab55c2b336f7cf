import { useTranslation } from 'react-i18next';
import type { ReadonlySignal } from '@preact/signals-react';
import { Icon } from '../icon/index.tsx';
import { warning } from '../icon/shapes.ts';
import './form.css';

interface FormAlertProps {
  /** why the form failed, or none */
  failure: ReadonlySignal<unknown>;
  /** the sentence for it in the language spoken now */
  tell: (failure: unknown) => string;
}

/** Says inside the form why it failed. It stands there empty before, so that screen readers hear it change. */
export function FormAlert({ failure, tell }: FormAlertProps) {
  // Renders anew when the language changes.
  useTranslation('form');
  return (
    <div role="alert">
      {failure.value !== undefined && (
        <p className="card row form-alert">
          <Icon shape={warning} size={20} />
          <span className="fill form-alert-text">{tell(failure.value)}</span>
        </p>
      )}
    </div>
  );
}

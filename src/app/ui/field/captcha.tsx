import type { ReadonlySignal } from '@preact/signals-react';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../lazy/lazy.tsx';
import type { FormField } from '../form/field.ts';

/** The picture, a resource of the state. */
export interface CaptchaPicture {
  readonly value: ReadonlySignal<string | undefined>;
  readonly failure: ReadonlySignal<unknown>;
  load(): Promise<void>;
  clear(): void;
}

/** Properties of the field, for its code that loads with the first captcha. */
export interface CaptchaProps {
  field: FormField;
  picture: CaptchaPicture;
  starred?: boolean;
}

/** The field's code. */
export const captchaField = lazy(() => import('./captcha-field.tsx'));

/** The code and its picture, which a tap changes for another one (L06, R05). */
export const CaptchaField = (props: CaptchaProps) => (
  <Lazy
    of={captchaField}
    props={props}
    fallback={
      <div className="field" aria-hidden="true">
        <div className="field-input" />
        <p className="field-fault" />
      </div>
    }
    inline
  />
);

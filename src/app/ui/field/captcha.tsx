import type { Resource } from '../../gateway/resource.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../lazy/lazy.tsx';
import type { FormField } from '../form/field.ts';

/** Properties of the field, for its code that loads with the first captcha. */
export interface CaptchaProps {
  field: FormField;
  picture: Pick<Resource<string>, 'value' | 'failure' | 'load' | 'clear'>;
  starred?: boolean;
}

/** The field's code. */
export const captchaField = lazy(() => import('./captcha-field.tsx'));

/** The field for a captcha's answer, with its picture (L06, R05); an empty field while its code loads. */
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

import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackKinds } from '../../../contract/feedback.ts';
import { FieldError } from '../../ui/field/field-error.tsx';
import { attach, setText } from '../../ui/form/field.ts';
import type { FormField } from '../../ui/form/field.ts';

/** The subject of the feedback as radio buttons. The form reads a hidden input, which leads the focus to them. */
export function KindField({ field }: { field: FormField }) {
  const { t } = useTranslation('feedback');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ value }: HTMLInputElement) => setText(field, (input.current!.value = value));
  useLayoutEffect(() => {
    // Chosen before the script came, or kept from before a login.
    input.current!.parentElement!.querySelectorAll<HTMLInputElement>(':checked').forEach(choose);
    return attach(field, input.current!);
  }, [field]);
  return (
    <fieldset className="feedback-kinds" aria-describedby={`${field.id}-fault`}>
      <legend className="feedback-legend">{t('kind')}</legend>
      <input ref={input} className="unseen" tabIndex={-1} aria-hidden="true" readOnly onFocus={(event) => event.currentTarget.parentElement!.querySelector<HTMLElement>('[type=radio]')!.focus()} />
      <div className="feedback-kind-row">
        {feedbackKinds.map((kind) => (
          <label key={kind} className="feedback-kind">
            <input type="radio" name={field.id} value={kind} defaultChecked={field.value.peek() === kind} className="cover feedback-radio" onChange={(event) => choose(event.currentTarget)} />
            <span className="feedback-kind-label">{t(`kinds.${kind}`)}</span>
          </label>
        ))}
      </div>
      <FieldError field={field} />
    </fieldset>
  );
}

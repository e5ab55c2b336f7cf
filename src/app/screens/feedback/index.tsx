import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { feedbackContact, feedbackKind, feedbackKinds, feedbackText } from '../../../contract/feedback.ts';
import { feedback } from '../../../contract/endpoints/feedback.ts';
import { FieldError, TextField } from '../../ui/field/text-field.tsx';
import { attach, setText, type FormField } from '../../ui/form/field.ts';
import { call } from '../../gateway/call.ts';
import { paths } from '../../paths.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { LongField } from '../../ui/long-field/long-field.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm } from '../../ui/form/form.ts';
import './feedback.css';

const thanks = 'M12 30a12 12 0 0 1 24-6 12 12 0 0 1 24 6c0 12-12 20-24 30C24 50 12 42 12 30Z';

/** Feedback of a member to the merchant (M13). */
export default function Feedback() {
  const [isSent, setSent] = useState(false);
  return (
    <Screen name="feedback">
      {isSent ? <Sent onAnother={() => setSent(false)} /> : <FeedbackForm onSent={() => setSent(true)} />}
    </Screen>
  );
}

function FeedbackForm({ onSent }: { onSent: () => void }) {
  const { t } = useTranslation('feedback');
  const form = useForm({ kind: feedbackKind, text: feedbackText, contact: feedbackContact });
  useKeptTexts(form.fields.kind, form.fields.text, form.fields.contact);
  const send = () =>
    form.submit(async (values) => {
      await call(feedback, values);
      onSent();
    });
  return (
    <FormFrame className="page-column" send={send}>
      <p className="quiet feedback-purpose">{t('purpose')}</p>
      <FormAlert failure={form.failure} />
      <KindField field={form.fields.kind} />
      <LongField field={form.fields.text} label={t('text')} most={feedbackText.most!} rows={4} />
      <TextField field={form.fields.contact} label={t('contact')} autoComplete="email" />
      <FormButton busy={form.busy} label={t('send')} working={t('sending')} />
    </FormFrame>
  );
}

/** The subject of the feedback as radio buttons. The form reads a hidden input, which leads the focus to them. */
function KindField({ field }: { field: FormField }) {
  const { t } = useTranslation('feedback');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ value }: HTMLInputElement) => setText(field, (input.current!.value = value));
  useLayoutEffect(() => {
    // Chosen before the app ran, or restored after a login.
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

function Sent({ onAnother }: { onAnother: () => void }) {
  const { t } = useTranslation('feedback');
  const root = useRef<HTMLDivElement>(null);
  // It replaces the form, and takes over its focus.
  useEffect(() => {
    const heading = root.current!.querySelector('h2')!;
    heading.tabIndex = -1;
    heading.focus();
  }, []);
  return (
    <div ref={root}>
      <StatusView picture={thanks} title={t('sent.title')} text={t('sent.text')} action={{ label: t('sent.action'), href: paths.mine }} />
      <button type="button" className="text-button feedback-another" onClick={onAnother}>
        {t('sent.another')}
      </button>
    </div>
  );
}

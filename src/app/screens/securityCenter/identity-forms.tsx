import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendContactCode, setContact, setSecurityQuestions } from '../../../contract/endpoints/security.ts';
import { email, secretRule } from '../../../contract/registration.ts';
import { loginMobileNum, verificationCode } from '../../../contract/rules.ts';
import { answerRule, securityQuestions } from '../../../contract/destinations.ts';
import { call } from '../../gateway/call.ts';
import { NumberField } from '../../features/auth/dialing-code/number-field.tsx';
import { createDialingCode } from '../../features/auth/dialing-code/number.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { createCodeDraft } from '../../features/auth/code-draft.ts';
import { createSmsCode } from '../../features/auth/sms-code.ts';
import { CodeField } from '../../ui/field/code-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { cleanedText } from '../../ui/form/field.ts';
import { useForm } from '../../ui/form/form.ts';
import { SelectField } from '../../ui/field/select-field.tsx';
import { ProtectedForm } from './protected-form.tsx';

/** Sets a phone number or an e-mail address, proven by the code sent to it. */
export function ContactForm({ contact }: { contact: 'phone' | 'email' }) {
  const { t } = useTranslation('securityCenter');
  const isPhone = contact === 'phone';
  const form = useForm({ value: isPhone ? loginMobileNum : email, code: verificationCode, secret: secretRule });
  const { value, code } = form.fields;
  const [dialingCode] = useState(createDialingCode);
  useKeptTexts(value, { value: dialingCode.picked });
  const [draft] = useState(() => createCodeDraft(contact, { value: value.value, dialingCode: dialingCode.picked }));
  const given = () => ({ contact, value: cleanedText(value), countryDialingCode: isPhone ? dialingCode.shown.peek() : undefined });
  const [sending] = useState(() => createSmsCode({ purpose: 'contact', form, number: value, prefix: () => (isPhone ? dialingCode.shown.value : ''), code, send: (captcha) => draft.keepOnce(call(sendContactCode, { ...given(), captcha })) }));
  return (
    <ProtectedForm form={form} code={sending} label={t(`${contact}.save`)} save={({ code: typed, secret }) => call(setContact, { ...given(), code: typed, secret }).then(draft.forget)}>
      {isPhone ? (
        <NumberField field={value} dialingCode={dialingCode} label={t('phone.new')} />
      ) : (
        <TextField field={value} label={t('email.new')} inputMode="email" autoComplete="email" />
      )}
      <CodeField code={sending} label={isPhone ? undefined : t('email.code')} />
    </ProtectedForm>
  );
}

const questionRule = { name: 'question', required: true } as const;

/** Sets two security questions and their answers. */
export function QuestionsForm() {
  const { t } = useTranslation('securityCenter');
  const form = useForm({ first: questionRule, firstAnswer: answerRule, second: questionRule, secondAnswer: answerRule, secret: secretRule });
  const { first, firstAnswer, second, secondAnswer } = form.fields;
  // The answers are secrets.
  useKeptTexts(first, second);
  second.also = () => (second.value.peek() === first.value.peek() ? 'securityCenter:questions.same' : undefined);
  const options = securityQuestions.map((value) => ({ value, label: t(`question.${value}`) }));
  const save = ({ secret, ...typed }: Record<keyof typeof form.fields, string>) => call(setSecurityQuestions, {
    secret,
    answers: [{ question: typed.first, answer: typed.firstAnswer }, { question: typed.second, answer: typed.secondAnswer }],
  });
  return (
    // Sending the same answers again changes nothing, and so tells whether a lost one was carried out.
    <ProtectedForm form={form} label={t('questions.save')} save={save} isMade={(values) => save(values).then(() => true)}>
      <SelectField field={first} label={t('questions.first')} options={options} />
      <TextField field={firstAnswer} label={t('questions.firstAnswer')} autoComplete="off" />
      <SelectField field={second} label={t('questions.second')} options={options} />
      <TextField field={secondAnswer} label={t('questions.secondAnswer')} autoComplete="off" />
    </ProtectedForm>
  );
}

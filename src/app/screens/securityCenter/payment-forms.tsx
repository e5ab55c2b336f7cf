import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signal } from '@preact/signals-react';
import { sendContactCode, setPaymentPassword, type SecurityOverview } from '../../../contract/endpoints/security.ts';
import { paymentPassword, secretRule } from '../../../contract/registration.ts';
import { answerRule } from '../../../contract/destinations.ts';
import { verificationCode } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { mustRepeat, type FormField } from '../../ui/form/field.ts';
import { useForm } from '../../ui/form/form.ts';
import { paths, withQuery } from '../../paths.ts';
import { createCodeDraft, type CodeDraft } from '../../features/auth/code-draft.ts';
import { createSmsCode } from '../../features/auth/sms-code.ts';
import { CodeField } from '../../ui/field/code-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { holdsPayment, ProtectedForm } from './protected-form.tsx';
import { overview } from './security.ts';

const newPasswordRules = { newPassword: { ...paymentPassword, required: true }, confirmPassword: { name: 'confirmPassword', required: true } };

function NewPassword({ newPassword, confirmPassword }: Record<keyof typeof newPasswordRules, FormField>) {
  const { t } = useTranslation('securityCenter');
  mustRepeat(confirmPassword, newPassword);
  return (
    <>
      <PasswordField field={newPassword} label={t('payment.new')} autoComplete="new-password" />
      <PasswordField field={confirmPassword} label={t('payment.again')} autoComplete="new-password" />
    </>
  );
}

/** Sets or changes the payment password. */
export function PaymentForm() {
  const { t } = useTranslation('securityCenter');
  const form = useForm({ ...newPasswordRules, secret: secretRule });
  return (
    <ProtectedForm replaces isMade={holdsPayment} form={form} label={t('payment.save')} save={({ newPassword, secret }) => call(setPaymentPassword, { newPassword, secret })}>
      <NewPassword {...form.fields} />
    </ProtectedForm>
  );
}

type Way = 'phone' | 'email' | 'answers';

function waysOf({ phone, email, questions }: SecurityOverview): Way[] {
  const ways: Way[] = [];
  if (phone) ways.push('phone');
  if (email) ways.push('email');
  if (questions.length) ways.push('answers');
  return ways;
}

/** Sets a new payment password, proven by a code to the contact on record or by the security questions' answers. */
function ProvenForm({ way, known: { questions, ...contacts }, draft }: { way: Way; known: SecurityOverview; draft: CodeDraft }) {
  const { t } = useTranslation('securityCenter');
  const form = useForm({ code: verificationCode, answers: answerRule, second: answerRule, ...newPasswordRules, secret: secretRule });
  const { code, answers, second, newPassword, confirmPassword } = form.fields;
  const contact = way === 'answers' ? undefined : way;
  const [first = '', other = ''] = questions;
  const [sending] = useState(() => createSmsCode({ purpose: 'payment', form, prefix: () => way, code, send: (captcha) => draft.keepOnce(call(sendContactCode, { contact: contact!, captcha })) }));
  const save = ({ newPassword: wanted, secret, ...typed }: Record<keyof typeof form.fields, string>) => call(setPaymentPassword, {
    newPassword: wanted,
    secret,
    ...(contact ? { contact, code: typed.code } : { answers: [{ question: first, answer: typed.answers }, { question: other, answer: typed.second }] }),
  }).then(draft.forget);
  return (
    <ProtectedForm byLogin isMade={holdsPayment} form={form} code={sending} label={t('payment.save')} save={save}>
      {contact ? (
        <>
          <p className="quiet security-text numbers">{t('forgotten.to', { contact: contacts[contact] })}</p>
          <CodeField code={sending} label={contact === 'email' ? t('email.code') : undefined} />
        </>
      ) : (
        <>
          <TextField field={answers} label={t(`question.${first}`)} autoComplete="off" />
          <TextField field={second} label={t(`question.${other}`)} autoComplete="off" />
        </>
      )}
      <NewPassword newPassword={newPassword} confirmPassword={confirmPassword} />
    </ProtectedForm>
  );
}

/** Resets a forgotten payment password, in one of the ways that the account has. */
export function ForgottenForm() {
  const { t } = useTranslation('securityCenter');
  const known = overview.value.value!;
  const ways = waysOf(known);
  const [{ picked, draft }] = useState(() => {
    const chosen = signal('');
    return { picked: chosen, draft: createCodeDraft('forgotten', { tab: chosen }) };
  });
  const way = ways.find((name) => name === picked.value) ?? ways[0];
  if (known.proof !== 'payment') return <a className="button button-accent" href={withQuery(paths.securityCenter, { item: 'payment' })}>{t('payment.title')}</a>;
  if (!way) return <a className="button button-accent" href={paths.service}>{t('forgotten.service')}</a>;
  return (
    <Tabs label={t('forgotten.ways')} tabs={ways.map((name) => ({ name, label: t(`forgotten.way.${name}`) }))} chosen={way} choose={(name) => (picked.value = name)} panel="forgotten-panel" className="security-panel">
      <ProvenForm key={way} way={way} known={known} draft={draft} />
    </Tabs>
  );
}

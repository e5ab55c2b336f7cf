import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerRule } from '../../../contract/destinations.ts';
import { sendContactCode, setPaymentPassword } from '../../../contract/endpoints/security.ts';
import type { SecurityOverview } from '../../../contract/endpoints/security.ts';
import { verificationCode } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { paths, withQuery } from '../../paths.ts';
import { createSmsCode } from '../../features/auth/sms-code.ts';
import { CodeField } from '../../ui/field/code-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { newPasswordRules, NewPassword } from './payment-form.tsx';
import { ProtectedForm, secretRule } from './protected-form.tsx';
import { overview } from './security.ts';

type Way = 'phone' | 'email' | 'answers';

/** The ways in which this member can prove their identity. */
function waysOf({ phone, email, questions }: SecurityOverview): Way[] {
  const ways: Way[] = [];
  if (phone) ways.push('phone');
  if (email) ways.push('email');
  if (questions.length) ways.push('answers');
  return ways;
}

/** A code to the number or address on record. */
function CodeForm({ contact }: { contact: 'phone' | 'email' }) {
  const { t } = useTranslation('securityCenter');
  const form = useForm({ code: verificationCode, ...newPasswordRules, secret: secretRule });
  const { code, newPassword, confirmPassword } = form.fields;
  const [sending] = useState(() => createSmsCode({ purpose: 'payment', form, code, send: () => call(sendContactCode, { contact }) }));
  return (
    <ProtectedForm byLogin form={form} label={t('payment.save')} save={({ code: typed, newPassword: wanted, secret }) => call(setPaymentPassword, { newPassword: wanted, secret, contact, code: typed })}>
      <p className="quiet security-text numbers">{t('forgotten.to', { contact: overview.value.value?.[contact] })}</p>
      <CodeField field={code} label={contact === 'email' ? t('email.code') : undefined} secondsLeft={sending.secondsLeft} onGet={() => void sending.get()} busy={form.busy} />
      <NewPassword newPassword={newPassword} confirmPassword={confirmPassword} />
    </ProtectedForm>
  );
}

/** The answers that only the member knows. */
function AnswersForm({ questions }: { questions: readonly string[] }) {
  const { t } = useTranslation('securityCenter');
  const form = useForm({ answers: answerRule, second: answerRule, ...newPasswordRules, secret: secretRule });
  const { answers, second, newPassword, confirmPassword } = form.fields;
  const [first = '', other = ''] = questions;
  return (
    <ProtectedForm
      byLogin
      form={form}
      label={t('payment.save')}
      save={(typed) => call(setPaymentPassword, {
        newPassword: typed.newPassword,
        secret: typed.secret,
        answers: [{ question: first, answer: typed.answers }, { question: other, answer: typed.second }],
      })}
    >
      <TextField field={answers} label={t(`question.${first}`)} autoComplete="off" enterKeyHint="next" maxLength={answerRule.most} />
      <TextField field={second} label={t(`question.${other}`)} autoComplete="off" enterKeyHint="next" maxLength={answerRule.most} />
      <NewPassword newPassword={newPassword} confirmPassword={confirmPassword} />
    </ProtectedForm>
  );
}

/** A payment password that was forgotten, set anew. */
export function ForgottenForm() {
  const { t } = useTranslation('securityCenter');
  const known = overview.value.value!;
  const ways = waysOf(known);
  const [picked, setPicked] = useState<Way | undefined>(undefined);
  const way = picked ?? ways[0];
  if (known.proof !== 'payment') return <a className="button button-accent" href={withQuery(paths.securityCenter, { item: 'payment' })}>{t('payment.title')}</a>;
  if (!way) return <a className="button button-accent" href={paths.service}>{t('forgotten.service')}</a>;
  return (
    <>
      {ways.length > 1 && <Tabs label={t('forgotten.ways')} tabs={ways.map((name) => ({ name, label: t(`forgotten.way.${name}`) }))} chosen={way} choose={setPicked} panel="forgotten-panel" />}
      <div id="forgotten-panel" className="security-panel" role={ways.length > 1 ? 'tabpanel' : undefined} aria-labelledby={ways.length > 1 ? `tab-${way}` : undefined}>
        {way === 'answers' ? <AnswersForm questions={known.questions} /> : <CodeForm key={way} contact={way} />}
      </div>
    </>
  );
}

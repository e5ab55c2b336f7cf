import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendContactCode, setContact } from '../../../contract/endpoints/security.ts';
import { email } from '../../../contract/registration.ts';
import { loginMobileNum, verificationCode } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { NumberField } from '../../features/auth/dialing-code/number-field.tsx';
import { createDialingCode } from '../../features/auth/dialing-code/countries.ts';
import { createSmsCode } from '../../features/auth/sms-code.ts';
import { CodeField } from '../../ui/field/code-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { cleaned } from '../../ui/form/field.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { ProtectedForm, secretRule } from './protected-form.tsx';

/** A number or an address, proved by the code that comes to it. */
export function ContactForm({ contact }: { contact: 'phone' | 'email' }) {
  const { t } = useTranslation('securityCenter');
  const isPhone = contact === 'phone';
  const form = useForm({ value: isPhone ? loginMobileNum : email, code: verificationCode, secret: secretRule });
  const { value, code } = form.fields;
  const [dialingCode] = useState(createDialingCode);
  const given = () => ({ contact, value: cleaned(value), countryDialingCode: isPhone ? dialingCode.shown.peek() : undefined });
  const [sending] = useState(() => createSmsCode({ purpose: 'contact', form, number: value, code, send: () => call(sendContactCode, given()) }));
  return (
    <ProtectedForm form={form} label={t(`${contact}.save`)} save={({ code: typed, secret }) => call(setContact, { ...given(), code: typed, secret })}>
      {isPhone ? (
        <NumberField field={value} dialingCode={dialingCode} label={t('phone.new')} enterKeyHint="next" />
      ) : (
        <TextField field={value} label={t('email.new')} inputMode="email" autoComplete="email" enterKeyHint="next" maxLength={value.rule.most} />
      )}
      <CodeField field={code} label={isPhone ? undefined : t('email.code')} secondsLeft={sending.secondsLeft} onGet={() => void sending.get()} busy={form.busy} />
    </ProtectedForm>
  );
}

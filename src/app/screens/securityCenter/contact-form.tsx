import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendContactCode, setContact } from '../../../contract/endpoints/security.ts';
import { email, secretRule } from '../../../contract/registration.ts';
import { loginMobileNum, verificationCode } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { NumberField } from '../../features/auth/dialing-code/number-field.tsx';
import { createDialingCode } from '../../features/auth/dialing-code/countries.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { createCodeDraft } from '../../features/auth/code-draft.ts';
import { createSmsCode } from '../../features/auth/sms-code.ts';
import { CodeField } from '../../ui/field/code-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { cleaned } from '../../ui/form/field.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { ProtectedForm } from './protected-form.tsx';

/** A number or an address, proved by the code that comes to it. */
export function ContactForm({ contact }: { contact: 'phone' | 'email' }) {
  const { t } = useTranslation('securityCenter');
  const isPhone = contact === 'phone';
  const form = useForm({ value: isPhone ? loginMobileNum : email, code: verificationCode, secret: secretRule });
  const { value, code } = form.fields;
  const [dialingCode] = useState(createDialingCode);
  useKeptTexts(value, { value: dialingCode.picked });
  const [draft] = useState(() => createCodeDraft(contact, { value: value.value, dialingCode: dialingCode.picked }));
  const given = () => ({ contact, value: cleaned(value), countryDialingCode: isPhone ? dialingCode.shown.peek() : undefined });
  const [sending] = useState(() => createSmsCode({ purpose: 'contact', form, number: value, prefix: () => (isPhone ? dialingCode.shown.value : ''), code, send: (captcha) => draft.keepOnce(call(sendContactCode, { ...given(), captcha })) }));
  return (
    <ProtectedForm form={form} code={sending} label={t(`${contact}.save`)} save={({ code: typed, secret }) => call(setContact, { ...given(), code: typed, secret }).then(draft.forget)}>
      {isPhone ? (
        <NumberField field={value} dialingCode={dialingCode} label={t('phone.new')} />
      ) : (
        <TextField field={value} label={t('email.new')} inputMode="email" autoComplete="email" />
      )}
      <CodeField field={code} label={isPhone ? undefined : t('email.code')} secondsLeft={sending.secondsLeft} onGet={() => void sending.get()} busy={form.busy} />
    </ProtectedForm>
  );
}

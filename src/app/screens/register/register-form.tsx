import { useEffect, type InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignalEffect } from '@preact/signals-react';
import type { FieldsAsked, RegistrationField } from '../../../contract/registration.ts';
import { NumberField } from '../../features/auth/dialing-code/number-field.tsx';
import { CaptchaField } from '../../ui/field/captcha.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { paths } from '../../paths.ts';
import { SocialButtons } from '../../features/auth/social-buttons/index.tsx';
import { TickField } from '../../ui/field/tick-field.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { useRecheck } from '../../ui/form/form.ts';
import { chevronDown, Icon } from '../../ui/icon/icon.tsx';
import type { Registration } from './registration.ts';
import { fieldNames } from './field-settings.ts';

type Hints = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'inputMode'>;

/** Keyboard and autofill attributes by field; the others have none. */
const hints: Partial<Record<RegistrationField, Hints>> = {
  username: { autoComplete: 'username' },
  password: { autoComplete: 'new-password' },
  confirmPassword: { autoComplete: 'new-password' },
  qqNum: { inputMode: 'numeric' },
  whatsapp: { autoComplete: 'tel', inputMode: 'tel' },
  email: { autoComplete: 'email', inputMode: 'email' },
  nickname: { autoComplete: 'nickname' },
  payeeName: { autoComplete: 'name' },
  recommenderId: { inputMode: 'numeric' },
};

function Field({ registration, name, starred }: { registration: Registration; name: RegistrationField; starred: boolean }) {
  const { t } = useTranslation('register');
  const { form, dialingCode, code, picture } = registration;
  const field = form.fields[name];
  const label = t(`field.${name}`);
  if (name === 'captcha') return <CaptchaField field={field} picture={picture} starred={starred} />;
  if (name === 'mobileNum') {
    return <NumberField field={field} dialingCode={dialingCode} label={label} starred={starred} onLeave={() => void registration.checkFree(name)} />;
  }
  if (name === 'verificationCode') {
    return <CodeField hidesButton code={code} starred={starred} />;
  }
  const props = { field, label, starred, autoComplete: 'off', ...hints[name] } as const;
  if (/password$/i.test(name)) return <PasswordField {...props} />;
  return <TextField {...props} onLeave={name === 'username' ? () => void registration.checkFree(name) : undefined} />;
}

/** The form: the required fields, and below them the optional ones, which open in its place. */
export function RegisterForm({ registration, asked }: { registration: Registration; asked: FieldsAsked }) {
  const { t } = useTranslation('register');
  const { form, unfolded, invited, picture } = registration;
  useRecheck(form);
  useEffect(() => {
    if (asked.captcha && picture.value.peek() === undefined) void picture.load();
  }, [asked.captcha, picture]);
  useSignalEffect(() => {
    void form.fields.password.value.value;
    registration.recheckConfirmation();
  });

  const names = fieldNames.filter((name) => asked[name] && name !== 'captcha' && name !== 'verificationCode');
  const first = names.filter((name) => asked[name]!.required || (invited.value && name === 'affiliateCode'));
  const rest = names.filter((name) => !first.includes(name));
  // Captcha and code come last: both are valid for minutes only. The code is shown with its number.
  const asksCode = asked.verificationCode && (asked.verificationCode.required || unfolded.value);
  const last: RegistrationField[] = [];
  if (asked.captcha) last.push('captcha');
  if (asksCode) last.push('verificationCode');
  const unfold = () => {
    unfolded.value = true;
    // After their render.
    setTimeout(() => form.fields[rest[0]!].input?.focus());
  };
  const fieldsOf = (shown: readonly RegistrationField[]) => shown.map((name) => <Field key={name} registration={registration} name={name} starred={asked[name]!.required} />);
  return (
    <FormFrame className="auth-layout-form" send={registration.send}>
      {fieldsOf(first)}
      {unfolded.value && fieldsOf(rest)}
      {rest.length > 0 && !unfolded.value && (
        <button type="button" className="row text-button register-more" aria-expanded="false" onClick={unfold}>
          {t('more')}
          <Icon shape={chevronDown} size={20} />
        </button>
      )}
      {fieldsOf(last)}
      <TickField field={form.fields.adult}>
        {t('adult')}{' '}
        <a className="register-agreement" href={paths.userAgreement}>
          {t('agreement')}
        </a>
      </TickField>
      <FormAlert failure={form.failure} />
      <FormButton busy={form.busy} label={t('submit')} working={t('sending')} />
      <SocialButtons form={form} ofAge={registration.ofAge} />
    </FormFrame>
  );
}

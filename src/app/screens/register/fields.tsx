import type { InputHTMLAttributes } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldsAsked, RegistrationField } from '../../../contract/registration.ts';
import { NumberField } from '../../features/auth/dialing-code/number-field.tsx';
import { CaptchaField } from '../../ui/field/captcha.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import type { Registration } from './registration.ts';

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

const passwords: readonly RegistrationField[] = ['password', 'confirmPassword', 'paymentPassword'];

interface FieldsProps {
  registration: Registration;
  names: readonly RegistrationField[];
  asked: FieldsAsked;
}

/** The fields of these names, each by its kind. */
export function Fields({ registration, names, asked }: FieldsProps) {
  return (
    <>
      {names.map((name) => (
        <Field key={name} registration={registration} name={name} starred={asked[name]!.required} />
      ))}
    </>
  );
}

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
    return <CodeField hidesButton field={field} secondsLeft={code.secondsLeft} onGet={() => void code.get()} busy={form.busy} starred={starred} />;
  }
  const props = { field, label, starred, autoComplete: 'off', ...hints[name] } as const;
  if (passwords.includes(name)) return <PasswordField {...props} />;
  return <TextField {...props} onLeave={name === 'username' ? () => void registration.checkFree(name) : undefined} />;
}

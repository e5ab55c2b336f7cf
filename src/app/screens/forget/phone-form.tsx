import { useTranslation } from 'react-i18next';
import { failureText } from '../../gateway/failure-text.ts';
import { NumberField } from '../../features/auth/dialing-code/number-field.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import type { Form } from '../../ui/form/form.ts';
import type { createPhoneReset, rules } from './phone-reset.ts';

/** A new password by a code that comes to the phone (P03). */
export function PhoneForm({ reset, form }: { reset: ReturnType<typeof createPhoneReset>; form: Form<keyof typeof rules> }) {
  const { t } = useTranslation('forget');
  const { mobileNum, code, newPassword } = form.fields;
  return (
    <FormFrame className="auth-layout-form" send={reset.send}>
      <NumberField field={mobileNum} dialingCode={reset.dialingCode} label={t('mobileNum')} />
      <CodeField field={code} secondsLeft={reset.code.secondsLeft} onGet={() => void reset.code.get()} busy={form.busy} off={reset.codeOff} />
      <PasswordField field={newPassword} label={t('newPassword')} autoComplete="new-password" />
      <FormAlert failure={form.failure} tell={failureText} />
      <FormButton busy={form.busy} work="submit" label={t('submit')} working={t('sending')} ready={reset.ready} />
    </FormFrame>
  );
}

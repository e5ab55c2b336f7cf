import { useTranslation } from 'react-i18next';
import { setPaymentPassword } from '../../../contract/endpoints/security.ts';
import { paymentPassword, secretRule } from '../../../contract/registration.ts';
import { call } from '../../gateway/call.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { cleaned } from '../../ui/form/field.ts';
import type { FormField } from '../../ui/form/field.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { ProtectedForm } from './protected-form.tsx';
import { holdsPayment } from './send-protected.ts';

/** Rules of a new payment password and its repetition. */
export const newPasswordRules = { newPassword: { ...paymentPassword, required: true }, confirmPassword: { name: 'confirmPassword', required: true } };

/** A new payment password, typed twice. */
export function NewPassword({ newPassword, confirmPassword }: Record<keyof typeof newPasswordRules, FormField>) {
  const { t } = useTranslation('securityCenter');
  confirmPassword.also = () => (cleaned(confirmPassword) === cleaned(newPassword) ? undefined : 'confirmPassword.unequal');
  return (
    <>
      <PasswordField field={newPassword} label={t('payment.new')} autoComplete="new-password" />
      <PasswordField field={confirmPassword} label={t('payment.again')} autoComplete="new-password" />
    </>
  );
}

/** The payment password, for the first time or another one. */
export function PaymentForm() {
  const { t } = useTranslation('securityCenter');
  const form = useForm({ ...newPasswordRules, secret: secretRule });
  return (
    <ProtectedForm replaces isMade={holdsPayment} form={form} label={t('payment.save')} save={({ newPassword, secret }) => call(setPaymentPassword, { newPassword, secret })}>
      <NewPassword {...form.fields} />
    </ProtectedForm>
  );
}

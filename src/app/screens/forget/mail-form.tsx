import { useTranslation } from 'react-i18next';
import { forgotPassword } from '../../../contract/endpoints/accounts.ts';
import { email } from '../../../contract/registration.ts';
import { loginUsername } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { withCaptcha } from '../../features/auth/ask-captcha.ts';
import { paths } from '../../paths.ts';
import { back } from '../../runtime/router/history.ts';
import { toast, toastWhile, durations } from '../../ui/messages/messages.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm } from '../../ui/form/use-form.ts';

/** Asks for a mail by which the password can be set anew (P02). */
export function MailForm() {
  const { t } = useTranslation('forget');
  const { fields, submit, busy, failure } = useForm({ username: loginUsername, email });
  const send = () =>
    submit(async (values) => {
      await withCaptcha((captcha) => toastWhile(t('shell:wait'), call(forgotPassword, { ...values, captcha }), durations.asking));
      toast(t('mailSent'), durations.saved);
      // Not where the person has gone on meanwhile.
      if (fields.email.input) back(paths.login);
    });
  return (
    <FormFrame className="auth-layout-form" send={send}>
      <TextField field={fields.username} label={t('username')} autoComplete="username" />
      <TextField field={fields.email} label={t('email')} autoComplete="email" inputMode="email" />
      <FormAlert failure={failure} tell={failureText} />
      <FormButton busy={busy} work="submit" label={t('sendMail')} working={t('sending')} />
    </FormFrame>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signal } from '@preact/signals-react';
import { forgotPassword } from '../../../contract/endpoints/accounts.ts';
import { email } from '../../../contract/registration.ts';
import { loginUsername } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { failureText } from '../../gateway/failure.ts';
import { paths } from '../../paths.ts';
import { back } from '../../runtime/router/history.ts';
import { durations, toast, toastWhile } from '../../ui/messages/messages.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm } from '../../ui/form/form.ts';
import type { Form } from '../../ui/form/form.ts';
import { NumberField } from '../../features/auth/dialing-code/number-field.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { AuthFooter, AuthLayout } from '../../features/auth/auth-layout/auth-layout.tsx';
import { flag, settings } from '../../features/merchant/merchant.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { createPhoneReset, rules } from './phone-reset.ts';

type Way = 'mail' | 'phone';

/** A forgotten password: by e-mail, or by phone where the merchant allows it (P01). */
export default function Forget() {
  const { t } = useTranslation('forget');
  const form = useForm(rules);
  const [{ chosen, reset }] = useState(() => {
    const picked = signal<string>('mail' satisfies Way);
    return { chosen: picked, reset: createPhoneReset(form, picked) };
  });
  const byPhone = flag('CHNGPASSVERIF3');
  const way = byPhone ? (chosen.value as Way) : 'mail';
  const ways: readonly Way[] = byPhone ? ['mail', 'phone'] : ['mail'];
  return (
    <AuthLayout name="forget" heading={t('heading')} purpose={t(`purpose.${way}`)}>
      <Tabs label={t('way.label')} tabs={ways.map((name) => ({ name, label: t(`way.${name}`) }))} chosen={way} choose={(name) => (chosen.value = name)} panel="forget-panel" waiting={!settings.value} />
      <div role="tabpanel" id="forget-panel" aria-labelledby={`tab-${way}`}>
        {way === 'mail' ? <MailForm /> : <PhoneForm reset={reset} form={form} />}
      </div>
      <AuthFooter question={t('remembered')} other={{ label: t('login'), href: paths.login }} />
    </AuthLayout>
  );
}

/** Asks for a mail by which the password can be set anew (P02). */
function MailForm() {
  const { t } = useTranslation('forget');
  const { fields, submit, busy, failure } = useForm({ username: loginUsername, email });
  const send = () =>
    submit(async (values) => {
      await toastWhile(t('shell:wait'), call(forgotPassword, values), durations.asking);
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

/** A new password by a code that comes to the phone (P03). */
function PhoneForm({ reset, form }: { reset: ReturnType<typeof createPhoneReset>; form: Form<keyof typeof rules> }) {
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

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signal, useComputed } from '@preact/signals-react';
import { forgotPassword } from '../../../contract/endpoints/recovery.ts';
import { email } from '../../../contract/registration.ts';
import { usernameRule } from '../../../contract/rules.ts';
import { pageData } from '../../device/page-data.ts';
import { call } from '../../gateway/call.ts';
import { withCaptcha } from '../../features/auth/ask-captcha.ts';
import { i18n } from '../../i18n/index.ts';
import { language } from '../../i18n/language.ts';
import { paths } from '../../paths.ts';
import { back } from '../../runtime/router/history.ts';
import { durations, toast, toastWhile } from '../../ui/messages/messages.ts';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm, type Form } from '../../ui/form/form.ts';
import { NumberField } from '../../features/auth/dialing-code/number-field.tsx';
import { Live } from '../../ui/live/live.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { codeSecondsLeft, setCodeWait } from '../../features/auth/sms-code.ts';
import { AuthFooter, AuthLayout } from '../../features/auth/auth-layout/auth-layout.tsx';
import { flag, settings, settingsFailure } from '../../features/merchant/merchant.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { createPhoneReset, rules } from './phone-reset.ts';
import './forget.css';

type Way = 'mail' | 'phone';

interface Mail {
  username: string;
  email: string;
}

const minute = 60_000;

/** Sends the mail and says so; the next one to the same address must wait a minute. Rejects with a `GatewayFailure`. */
async function sendMail(mail: Mail): Promise<void> {
  await withCaptcha((captcha) => toastWhile(i18n.t('shell:wait'), call(forgotPassword, { ...mail, captcha }), durations.asking));
  setCodeWait('mail', mail.email, minute);
  toast(i18n.t('forget:mailSent'), durations.saved, 'done');
}

/** A masked e-mail address that only its owner recognizes: `m•••a@example.com`. */
export const maskedEmail = (address: string): string => address.replace(/^(.)(?:.*?([^@]))?@/, (_, first: string, last = '') => `${first}•••${last}@`);

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
  const [sent, setSent] = useState<Mail>();
  if (sent) {
    return (
      <AuthLayout name="forget" heading={t('sent.heading')} purpose={t('sent.text', { email: maskedEmail(sent.email) })}>
        <MailSent mail={sent} onChange={() => setSent(undefined)} />
      </AuthLayout>
    );
  }
  return (
    <AuthLayout name="forget" heading={t('heading')} purpose={t(`purpose.${way}`)}>
      <Tabs label={t('way.label')} tabs={ways.map((name) => ({ name, label: t(`way.${name}`) }))} chosen={way} choose={(name) => (chosen.value = name)} panel="forget-panel" waiting={!settings.value && !settingsFailure()}>
        {way === 'mail' ? <MailForm onSent={setSent} /> : <PhoneForm reset={reset} form={form} />}
      </Tabs>
      <AuthFooter question={t('remembered')} other={{ label: t('login'), href: paths.login }} />
    </AuthLayout>
  );
}

/** Asks for a mail by which the password can be set anew (P02). */
function MailForm({ onSent }: { onSent: (mail: Mail) => void }) {
  const { t } = useTranslation('forget');
  const { fields, submit, busy, failure } = useForm({ username: usernameRule(pageData.merchant.rules?.username), email });
  const send = () =>
    submit(async (values) => {
      await sendMail(values);
      // Not if the person has left the page meanwhile.
      if (fields.email.input) onSent(values);
    });
  return (
    <FormFrame className="auth-layout-form" send={send}>
      <TextField field={fields.username} label={t('username')} autoComplete="username" />
      <TextField field={fields.email} label={t('email')} autoComplete="email" inputMode="email" />
      <FormAlert failure={failure} />
      <FormButton busy={busy} label={t('sendMail')} working={t('sending')} />
    </FormFrame>
  );
}

/** After the mail: what to do if it does not come, another one after a minute, and the way back. */
function MailSent({ mail, onChange }: { mail: Mail; onChange: () => void }) {
  const { t } = useTranslation('forget');
  const { submit, busy, failure } = useForm({});
  const list = useRef<HTMLUListElement>(null);
  const secondsLeft = useComputed(() => codeSecondsLeft('mail', mail.email));
  const waits = useComputed(() => secondsLeft.value > 0);
  const wait = useComputed(() => language.value && i18n.t('forget:sent.wait', { seconds: secondsLeft.value }));
  // The form that had the focus is gone, and was longer at large text sizes.
  useEffect(() => {
    scrollTo(0, 0);
    list.current?.closest('main')?.focus();
  }, []);
  return (
    <>
      <ul ref={list} className="card padded forget-sent">
        {['spam', 'address', 'late'].map((way) => (
          <li key={way}>{t(`sent.${way}`)}</li>
        ))}
      </ul>
      <FormFrame className="auth-layout-form" send={() => submit(async () => void (waits.peek() || (await sendMail(mail))))}>
        <FormAlert failure={failure} />
        <button type="submit" className="button button-wide numbers" aria-disabled={waits.value || busy.value !== ''}>
          {waits.value ? <Live text={wait} /> : t('sent.again')}
        </button>
        <button type="button" className="button button-wide form-button" onClick={onChange}>
          {t('sent.change')}
        </button>
        <button type="button" className="button button-accent button-wide form-button" onClick={() => back(paths.login)}>
          {t('sent.back')}
        </button>
      </FormFrame>
      <p className="quiet auth-layout-others">
        <a className="auth-layout-link auth-layout-link-accent" href={paths.service}>
          {t('sent.service')}
        </a>
      </p>
    </>
  );
}

/** A new password by a code that comes to the phone (P03). */
function PhoneForm({ reset, form }: { reset: ReturnType<typeof createPhoneReset>; form: Form<keyof typeof rules> }) {
  const { t } = useTranslation('forget');
  const { mobileNum, newPassword } = form.fields;
  return (
    <FormFrame className="auth-layout-form" send={reset.send}>
      <NumberField field={mobileNum} dialingCode={reset.dialingCode} label={t('mobileNum')} />
      <CodeField code={reset.code} off={reset.codeOff} />
      <PasswordField field={newPassword} label={t('newPassword')} autoComplete="new-password" />
      <FormAlert failure={form.failure} />
      <FormButton busy={form.busy} label={t('submit')} working={t('sending')} ready={reset.ready} />
    </FormFrame>
  );
}

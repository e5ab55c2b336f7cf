import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { paths } from '../../paths.ts';
import { NumberField } from '../../features/auth/dialing-code/number-field.tsx';
import { SocialButtons } from '../../features/auth/social-buttons/index.tsx';
import { CaptchaField } from '../../ui/field/captcha.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm, type Form } from '../../ui/form/form.ts';
import { DeferredHydration } from '../../runtime/scheduling/hydration.tsx';
import { AuthFooter, AuthLayout } from '../../features/auth/auth-layout/auth-layout.tsx';
import { flag, settings, settingsFailure } from '../../features/merchant/merchant.ts';
import { isOffered } from '../../features/merchant/offered.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { createLogin, rules, type LoginMethod } from './login.ts';
import './login.css';

/** Login by username, or by number and a code (A §2). */
export default function Login() {
  const { t } = useTranslation('login');
  const form = useForm(rules());
  const [login] = useState(() => createLogin(form));
  const way = login.way.value;
  const ways: readonly LoginMethod[] = flag('MOBILEVERCODELOGIN3') ? ['username', 'sms'] : ['username'];
  return (
    <AuthLayout name="login" heading={t('welcome')} purpose={t('purpose')}>
      <Tabs label={t('way.label')} tabs={ways.map((name) => ({ name, label: t(`way.${name}`) }))} chosen={way} choose={login.switchTo} panel="login-panel" waiting={!settings.value && !settingsFailure()}>
        <DeferredHydration>
          <LoginForm t={t} form={form} login={login} />
        </DeferredHydration>
      </Tabs>
      <AuthFooter question={t('noAccount')} other={isOffered(paths.register) && { label: t('register'), href: paths.register }} service={{ label: t('service'), href: paths.service }} />
    </AuthLayout>
  );
}

interface LoginFormProps {
  t: TFunction;
  form: Form<keyof ReturnType<typeof rules>>;
  login: ReturnType<typeof createLogin>;
}

function LoginForm({ t, form, login }: LoginFormProps) {
  const { username, password, mobileNum, captcha } = form.fields;
  const way = login.way.value;
  // After the fields have taken over what was typed before the app ran.
  useEffect(login.fillIn, [login]);
  return (
    <FormFrame className="auth-layout-form" send={login.send} lastKey="go">
      {way === 'username' ? (
        <>
          <TextField field={username} label={t('username')} autoComplete="username" />
          <PasswordField field={password} label={t('password')} autoComplete="current-password" />
        </>
      ) : (
        <>
          <NumberField field={mobileNum} dialingCode={login.dialingCode} label={t('mobileNum')} />
          <CodeField code={login.code} />
          {/* The platform does not reveal whether a number has an account: without one, no code comes. */}
          {login.code.sent.value && (
            <p className="hint login-no-code">
              {t('noCode')}{' '}
              <a className="auth-layout-link" href={paths.register} onClick={login.carryNumber}>
                {t('registerNumber')}
              </a>
            </p>
          )}
        </>
      )}
      {login.captchaShown.value && <CaptchaField field={captcha} picture={login.picture} />}
      <div className="row spread login-options">
        <Checkbox checked={login.remembers} onTick={login.tickRemembers} label={t(way === 'username' ? 'remember' : 'rememberNumber')} />
        <a className="auth-layout-link" href={paths.forget}>
          {t('forgot')}
        </a>
      </div>
      <FormAlert failure={form.failure} />
      <FormButton busy={form.busy} label={t('submit')} working={t('sending')} />
      <FormButton busy={form.busy} work="trial" label={t('trial')} working={t('shell:wait')} onClick={() => void login.playFree()} />
      {way === 'username' && <SocialButtons form={form} />}
    </FormFrame>
  );
}

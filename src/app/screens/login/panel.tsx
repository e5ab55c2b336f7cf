import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import { failureText } from '../../gateway/failure-text.ts';
import { paths } from '../../paths.ts';
import { NumberField } from '../../features/auth/dialing-code/number-field.tsx';
import { SocialButtons } from '../../features/auth/social-buttons/index.tsx';
import { CaptchaField } from '../../ui/field/captcha.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import type { Form } from '../../ui/form/form.ts';
import type { createLogin, rules } from './login.ts';

interface LoginPanelProps {
  t: TFunction;
  form: Form<keyof typeof rules>;
  login: ReturnType<typeof createLogin>;
}

/** The form of the way of login that is chosen. */
export function LoginPanel({ t, form, login }: LoginPanelProps) {
  const { username, password, mobileNum, code, captcha } = form.fields;
  const way = login.way.value;
  // Not before the fields have taken up what was typed before the script came.
  useEffect(login.fillIn, [login]);
  return (
    <div role="tabpanel" id="login-panel" aria-labelledby={`tab-${way}`}>
      <FormFrame className="auth-layout-form" send={login.send} lastKey="go">
        {way === 'username' ? (
          <>
            <TextField field={username} label={t('username')} autoComplete="username" />
            <PasswordField field={password} label={t('password')} autoComplete="current-password" />
          </>
        ) : (
          <>
            <NumberField field={mobileNum} dialingCode={login.dialingCode} label={t('mobileNum')} />
            <CodeField field={code} secondsLeft={login.code.secondsLeft} onGet={() => void login.code.get()} busy={form.busy} />
            {/* The platform tells nobody whose number it is: to one of nobody no code comes. */}
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
        <FormAlert failure={form.failure} tell={failureText} />
        <FormButton busy={form.busy} work="submit" label={t('submit')} working={t('sending')} />
        <FormButton busy={form.busy} work="trial" label={t('trial')} working={t('shell:wait')} onClick={() => void login.playFree()} />
        {way === 'username' && <SocialButtons form={form} />}
      </FormFrame>
    </div>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../gateway/failure-text.ts';
import { paths } from '../../paths.ts';
import { BackButton } from '../../shell/back-button.tsx';
import { Brand } from '../../shell/brand.tsx';
import { LanguagePicker } from '../../shell/language-picker.tsx';
import { Screen } from '../../shell/screen.tsx';
import { CaptchaField } from '../../ui/field/captcha-field.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { createLogin, rules } from './login.ts';
import { useLeave } from './use-leave.ts';
import './login.css';

/** Login by username (A §2). */
export default function Login() {
  const { t } = useTranslation('login');
  const form = useForm(rules);
  const [{ remembers, tickRemembers, captchaShown, picture, recall, send, playFree }] = useState(() => createLogin(form));
  useEffect(recall, [recall]);
  useLeave();
  const { username, password, captcha } = form.fields;
  return (
    <Screen name="login" title={t('title')}>
      <div className="login">
        <div className="login-top">
          <BackButton target="home" />
          <LanguagePicker />
        </div>
        <Brand />
        <h2 className="login-welcome">{t('welcome')}</h2>
        <p className="login-purpose">{t('purpose')}</p>
        <form
          className="login-form"
          noValidate
          // Before the script is there, sending this form does nothing.
          method="dialog"
          onSubmit={(event) => {
            event.preventDefault();
            void send();
          }}
        >
          <TextField field={username} label={t('username')} autoComplete="username" enterKeyHint="next" />
          <PasswordField field={password} label={t('password')} autoComplete="current-password" enterKeyHint="go" />
          {captchaShown.value && <CaptchaField field={captcha} picture={picture} />}
          <div className="login-options">
            <Checkbox checked={remembers} onTick={tickRemembers} label={t('remember')} />
            <a className="login-link" href={paths.forget}>
              {t('forgot')}
            </a>
          </div>
          <FormAlert failure={form.failure} tell={failureText} />
          <FormButton busy={form.busy} work="submit" label={t('submit')} working={t('sending')} />
          <FormButton busy={form.busy} work="trial" label={t('trial')} working={t('shell:wait')} onClick={() => void playFree()} />
        </form>
        <p className="login-others">
          {t('noAccount')}{' '}
          <a className="login-link login-register" href={paths.register}>
            {t('register')}
          </a>{' '}
          <span className="login-service">
            <span aria-hidden="true">· </span>
            <a className="login-link" href={paths.service}>
              {t('service')}
            </a>
          </span>
        </p>
        <p className="login-adults">
          <span className="login-18">{t('adults')}</span>
          {t('responsibly')}
        </p>
      </div>
    </Screen>
  );
}

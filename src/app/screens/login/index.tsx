import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../gateway/failure-text.ts';
import { paths } from '../../paths.ts';
import { NumberField } from '../../shell/dialing-code/number-field.tsx';
import { SocialButtons } from '../../shell/social-buttons/index.tsx';
import { Foot } from '../../shell/way-in/foot.tsx';
import { WayIn } from '../../shell/way-in/index.tsx';
import { flag, settings } from '../../state/merchant.ts';
import { CaptchaField } from '../../ui/field/captcha-field.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { CodeField } from '../../ui/field/code-field.tsx';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { createLogin, rules } from './login.ts';
import type { Way } from './login.ts';
import './login.css';

/** Login by username, or by number and a code (A §2). */
export default function Login() {
  const { t } = useTranslation('login');
  const form = useForm(rules);
  const [login] = useState(() => createLogin(form));
  useEffect(login.fillIn, [login]);
  const { username, password, mobileNum, code, captcha } = form.fields;
  const way = login.way.value;
  const ways: readonly Way[] = flag('MOBILEVERCODELOGIN3') ? ['username', 'sms'] : ['username'];
  return (
    <WayIn name="login" heading={t('welcome')} purpose={t('purpose')}>
      <Tabs label={t('way.label')} tabs={ways.map((name) => ({ name, label: t(`way.${name}`) }))} chosen={way} choose={login.switchTo} panel="login-panel" waiting={!settings.value} />
      <div role="tabpanel" id="login-panel" aria-labelledby={`tab-${way}`}>
        <FormFrame className="way-in-form" send={login.send}>
          {way === 'username' ? (
            <>
              <TextField field={username} label={t('username')} autoComplete="username" enterKeyHint="next" />
              <PasswordField field={password} label={t('password')} autoComplete="current-password" enterKeyHint="go" />
            </>
          ) : (
            <>
              <NumberField field={mobileNum} dialingCode={login.dialingCode} label={t('mobileNum')} enterKeyHint="next" />
              <CodeField field={code} secondsLeft={login.code.secondsLeft} onGet={() => void login.code.get()} busy={form.busy} />
            </>
          )}
          {login.captchaShown.value && <CaptchaField field={captcha} picture={login.picture} />}
          <div className="login-options">
            <Checkbox checked={login.remembers} onTick={login.tickRemembers} label={t(way === 'username' ? 'remember' : 'rememberNumber')} />
            <a className="way-in-link" href={paths.forget}>
              {t('forgot')}
            </a>
          </div>
          <FormAlert failure={form.failure} tell={failureText} />
          <FormButton busy={form.busy} work="submit" label={t('submit')} working={t('sending')} />
          <FormButton busy={form.busy} work="trial" label={t('trial')} working={t('shell:wait')} onClick={() => void login.playFree()} />
          {way === 'username' && <SocialButtons form={form} />}
        </FormFrame>
      </div>
      <Foot question={t('noAccount')} other={{ label: t('register'), href: paths.register }} service={{ label: t('service'), href: paths.service }} />
    </WayIn>
  );
}

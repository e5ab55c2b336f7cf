import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createTrial } from '../../../contract/endpoints/trial.ts';
import { login, trialLogin } from '../../../contract/endpoints/session.ts';
import type { ValueOf } from '../../../contract/endpoint.ts';
import { call } from '../../gateway/call.ts';
import { isRefused } from '../../gateway/failure.ts';
import { openSession } from '../../features/session/log-in-out.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { isOffered } from '../../features/merchant/offered.ts';
import { AdultsOnly, AuthFooter, AuthHeading, useRedirectWhenLoggedIn } from '../../features/auth/auth-layout/auth-layout.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm } from '../../ui/form/form.ts';
import { check, Icon } from '../../ui/icon/icon.tsx';
import './trial.css';

/**
 * The function that creates a trial account and logs in with it (A §6); rejects with a `GatewayFailure`. After a failed login,
 * the next try uses the same account; after a refused one, as for a missing captcha, the platform opens another account.
 */
export function createTrialStart(): () => Promise<void> {
  let account: ValueOf<typeof createTrial> | undefined;
  const logIn = ({ userName, password }: ValueOf<typeof createTrial>) =>
    call(login, { type: 'username', username: userName, password }).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
      return call(trialLogin, {});
    });
  return async () => {
    account ??= await call(createTrial, {});
    try {
      const opened = await logIn(account);
      openSession(opened);
    } catch (error) {
      // It would be refused the next time too.
      if (isRefused(error)) account = undefined;
      throw error;
    }
  };
}

const points = ['account', 'money', 'apart'];

/** A free trial (A §2): its description and the button that starts it. */
export default function Trial() {
  const { t } = useTranslation('trial');
  const { submit, busy, failure } = useForm({});
  const [start] = useState(createTrialStart);
  useRedirectWhenLoggedIn();
  return (
    <Screen name="trial">
      <div className="auth-layout">
        <AuthHeading name="trial" heading={t('heading')} purpose={t('purpose')} />
        <ul className="card trial-points">
          {points.map((point) => (
            <li key={point} className="trial-point">
              <Icon shape={check} size={20} />
              <span className="fill trial-words">
                {t(`${point}.title`)}
                <span className="quiet trial-text">{t(`${point}.text`)}</span>
              </span>
            </li>
          ))}
        </ul>
        <FormFrame className="auth-layout-form" send={() => submit(start)}>
          <FormAlert failure={failure} />
          <FormButton busy={busy} label={t('start')} working={t('starting')} />
        </FormFrame>
        <AuthFooter question={t('real')} other={isOffered(paths.register) && { label: t('register'), href: paths.register }} />
        <AdultsOnly />
      </div>
    </Screen>
  );
}

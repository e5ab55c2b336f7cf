import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../gateway/failure-text.ts';
import { paths } from '../../paths.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { isOffered } from '../../features/merchant/offered.ts';
import { AdultsOnly } from '../../features/auth/auth-layout/adults-only.tsx';
import { AuthFooter } from '../../features/auth/auth-layout/auth-footer.tsx';
import { useRedirectWhenLoggedIn } from '../../features/auth/auth-layout/use-redirect-when-logged-in.ts';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { check } from '../../ui/icon/shapes.ts';
import { createTrialStart } from './trial.ts';
import './trial.css';

const points = ['account', 'money', 'apart'];

/** A free trial (A §2): its description and the button that starts it. */
export default function Trial() {
  const { t } = useTranslation('trial');
  const { submit, busy, failure } = useForm({});
  const [start] = useState(createTrialStart);
  useRedirectWhenLoggedIn();
  return (
    <Screen name="trial" title={t('trial:title')}>
      <div className="auth-layout">
        <h2 className="auth-layout-heading">{t('heading')}</h2>
        <p className="quiet auth-layout-purpose">{t('purpose')}</p>
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
          <FormAlert failure={failure} tell={failureText} />
          <FormButton busy={busy} work="submit" label={t('start')} working={t('starting')} />
        </FormFrame>
        <AuthFooter question={t('real')} other={isOffered(paths.register) && { label: t('register'), href: paths.register }} />
        <AdultsOnly />
      </div>
    </Screen>
  );
}

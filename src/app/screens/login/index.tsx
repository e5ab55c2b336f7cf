import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { Turn } from '../../runtime/scheduling/deferred-hydration.tsx';
import { Foot } from '../../features/auth/auth-layout/auth-footer.tsx';
import { WayIn } from '../../features/auth/auth-layout/index.tsx';
import { flag, settings } from '../../features/merchant/merchant.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { createLogin, rules } from './login.ts';
import type { Way } from './login.ts';
import { LoginPanel } from './panel.tsx';
import './login.css';

/** Login by username, or by number and a code (A §2). */
export default function Login() {
  const { t } = useTranslation('login');
  const form = useForm(rules);
  const [login] = useState(() => createLogin(form));
  const way = login.way.value;
  const ways: readonly Way[] = flag('MOBILEVERCODELOGIN3') ? ['username', 'sms'] : ['username'];
  return (
    <WayIn name="login" heading={t('welcome')} purpose={t('purpose')}>
      <Tabs label={t('way.label')} tabs={ways.map((name) => ({ name, label: t(`way.${name}`) }))} chosen={way} choose={login.switchTo} panel="login-panel" waiting={!settings.value} />
      <Turn>
        <LoginPanel t={t} form={form} login={login} />
      </Turn>
      <Foot question={t('noAccount')} other={{ label: t('register'), href: paths.register }} service={{ label: t('service'), href: paths.service }} />
    </WayIn>
  );
}

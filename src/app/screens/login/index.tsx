import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { DeferredHydration } from '../../runtime/scheduling/deferred-hydration.tsx';
import { AuthFooter } from '../../features/auth/auth-layout/auth-footer.tsx';
import { AuthLayout } from '../../features/auth/auth-layout/index.tsx';
import { flag, settings } from '../../features/merchant/merchant.ts';
import { isOffered } from '../../features/merchant/offered.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { createLogin, rules } from './login.ts';
import type { LoginMethod } from './login.ts';
import { LoginPanel } from './panel.tsx';
import './login.css';

/** Login by username, or by number and a code (A §2). */
export default function Login() {
  const { t } = useTranslation('login');
  const form = useForm(rules);
  const [login] = useState(() => createLogin(form));
  const way = login.way.value;
  const ways: readonly LoginMethod[] = flag('MOBILEVERCODELOGIN3') ? ['username', 'sms'] : ['username'];
  return (
    <AuthLayout name="login" heading={t('welcome')} purpose={t('purpose')}>
      <Tabs label={t('way.label')} tabs={ways.map((name) => ({ name, label: t(`way.${name}`) }))} chosen={way} choose={login.switchTo} panel="login-panel" waiting={!settings.value} />
      <DeferredHydration>
        <LoginPanel t={t} form={form} login={login} />
      </DeferredHydration>
      <AuthFooter question={t('noAccount')} other={isOffered(paths.register) && { label: t('register'), href: paths.register }} service={{ label: t('service'), href: paths.service }} />
    </AuthLayout>
  );
}

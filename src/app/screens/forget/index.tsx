import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { AuthFooter } from '../../features/auth/auth-layout/auth-footer.tsx';
import { AuthLayout } from '../../features/auth/auth-layout/index.tsx';
import { flag, settings } from '../../features/merchant/merchant.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { MailForm } from './mail-form.tsx';
import { PhoneForm } from './phone-form.tsx';

type Way = 'mail' | 'phone';

/** A forgotten password: by e-mail, or by phone where the merchant allows it (P01). */
export default function Forget() {
  const { t } = useTranslation('forget');
  const [chosen, setChosen] = useState<Way>('mail');
  const byPhone = flag('CHNGPASSVERIF3');
  const way = byPhone ? chosen : 'mail';
  const ways: readonly Way[] = byPhone ? ['mail', 'phone'] : ['mail'];
  return (
    <AuthLayout name="forget" heading={t('heading')} purpose={t(`purpose.${way}`)}>
      <Tabs label={t('way.label')} tabs={ways.map((name) => ({ name, label: t(`way.${name}`) }))} chosen={way} choose={setChosen} panel="forget-panel" waiting={!settings.value} />
      <div role="tabpanel" id="forget-panel" aria-labelledby={`tab-${way}`}>
        {way === 'mail' ? <MailForm /> : <PhoneForm />}
      </div>
      <AuthFooter question={t('remembered')} other={{ label: t('login'), href: paths.login }} />
    </AuthLayout>
  );
}

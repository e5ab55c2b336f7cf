import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signal } from '@preact/signals-react';
import { paths } from '../../paths.ts';
import { AuthFooter } from '../../features/auth/auth-layout/auth-footer.tsx';
import { AuthLayout } from '../../features/auth/auth-layout/index.tsx';
import { flag, settings } from '../../features/merchant/merchant.ts';
import { useForm } from '../../ui/form/use-form.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { MailForm } from './mail-form.tsx';
import { PhoneForm } from './phone-form.tsx';
import { createPhoneReset, rules } from './phone-reset.ts';

type Way = 'mail' | 'phone';

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
  return (
    <AuthLayout name="forget" heading={t('heading')} purpose={t(`purpose.${way}`)}>
      <Tabs label={t('way.label')} tabs={ways.map((name) => ({ name, label: t(`way.${name}`) }))} chosen={way} choose={(name) => (chosen.value = name)} panel="forget-panel" waiting={!settings.value} />
      <div role="tabpanel" id="forget-panel" aria-labelledby={`tab-${way}`}>
        {way === 'mail' ? <MailForm /> : <PhoneForm reset={reset} form={form} />}
      </div>
      <AuthFooter question={t('remembered')} other={{ label: t('login'), href: paths.login }} />
    </AuthLayout>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Failed } from '../../shell/failed.tsx';
import { Screen } from '../../shell/screen.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { AmountForm } from './amount-form.tsx';
import { Charge } from './charge.tsx';
import { charge, createCharging, failed, load, loaded, method, methods, pick, rules } from './deposit.ts';
import { Outcome } from './outcome.tsx';
import './deposit.css';

function Cashier() {
  const { t } = useTranslation('deposit');
  const form = useForm(rules);
  const [charging] = useState(() => createCharging(form));
  const known = methods.value.value;
  const shown = method.value;
  const found = charge.value;
  if (failed.value !== undefined) return <Failed failure={failed.value} retry={() => void load()} />;
  if (!known || !shown || !loaded.value) {
    return (
      <div className="skeleton" aria-busy="true">
        <p className="unseen" role="status">
          {t('shell:loading')}
        </p>
        <div className="skeleton-block deposit-place" />
        <div className="skeleton-block deposit-place deposit-place-large" />
      </div>
    );
  }
  const tabs = known.map(({ method: name }) => ({ name, label: t(`method.${name}.name`, { defaultValue: name }) }));
  return (
    <>
      {tabs.length > 1 && <Tabs label={t('methods')} tabs={tabs} chosen={shown.method} choose={pick} panel="deposit-panel" />}
      <div id="deposit-panel" className="deposit-panel" role={tabs.length > 1 ? 'tabpanel' : undefined} aria-labelledby={tabs.length > 1 ? `tab-${shown.method}` : undefined}>
        {!found && <AmountForm key={shown.method} method={shown} form={form} charging={charging} />}
        {found?.status === 'waiting' && <Charge key={found.id} charge={found} />}
        {found && found.status !== 'waiting' && <Outcome charge={found} />}
      </div>
    </>
  );
}

/** Money in (M10). */
export default function Deposit() {
  const { t } = useTranslation('deposit');
  useEffect(() => void load(), []);
  return (
    <Screen name="deposit" title={t('deposit:title')}>
      <div className="deposit">
        <Cashier />
      </div>
    </Screen>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { useKeptTexts } from '../../features/access/use-kept-texts.ts';
import { useHeldAmount } from '../../features/amount/amount.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { keepLoading, lazy } from '../../runtime/lazy/lazy.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { useForm } from '../../ui/form/form.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { AmountForm, createCharging, rules } from './amount-form.tsx';
import { charge, method, methods, news, pickMethod } from './deposit.ts';
import { News, Outcome } from './outcome.tsx';

// The form comes before it; it loads while an amount is typed.
const waitingCharge = lazy(() => import('./charge.tsx'));

const purse = 'M56 24V18a4 4 0 0 0-4-4H18a6 6 0 0 0 0 12h38a4 4 0 0 1 4 4v24a4 4 0 0 1-4 4H18a6 6 0 0 1-6-6V20M60 36H48a6 6 0 0 0 0 12h12M49 42v.1';

export default function Cashier() {
  const { t } = useTranslation('deposit');
  // The typed amount is kept while its charge is shown.
  const form = useForm(rules);
  useKeptTexts(form.fields.amount);
  const [charging] = useState(() => createCharging(form));
  useHeldAmount(charging.money.held, form.fields.amount);
  useEffect(() => schedule('idle', () => keepLoading(waitingCharge)), []);
  const shown = method.value;
  const found = charge.value;
  const wasForm = useRef(false);
  if (!found) wasForm.current = true;
  if (!shown) return <StatusView picture={purse} title={t('none.title')} text={t('none.text')} action={{ label: t('none.service'), href: paths.service }} />;
  const tabs = (methods.value.value ?? []).map(({ method: name }) => ({ name, label: t(`method.${name}.name`) }));
  return (
    <Tabs label={t('methods')} tabs={tabs} chosen={shown.method} choose={pickMethod} panel="deposit-panel" className="deposit-panel">
      {news.value.map((one) => (
        <News key={one.id} charge={one} />
      ))}
      {!found && <AmountForm key={shown.method} method={shown} form={form} charging={charging} />}
      {found?.status === 'waiting' && <Lazy key={found.id} of={waitingCharge} props={{ charge: found, isNew: wasForm.current }} fallback={<Skeleton of={['card', 'short', 'field', 'button', 'square']} />} />}
      {found && found.status !== 'waiting' && <Outcome charge={found} />}
    </Tabs>
  );
}

import { useTranslation } from 'react-i18next';
import type { CommissionPlanName } from '../commission-plans.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { Lazy } from '../../../ui/lazy/lazy.tsx';
import { Screen } from '../../../ui/screen/screen.tsx';
import { Outline } from '../../../ui/skeleton/skeleton.tsx';
import './commission-plan.css';

/** Shared by the three screens. */
const page = lazy(() => import('./page.tsx'), { strings: ['commissionPlan'] });

/** Placeholders of a plan's terms and of the two answers. */
const waiting = <Outline of={['card', 'card', 'chart', 'halves']} />;

/** The page of one kind of commission plan, named after it in the route table, with one line on its purpose. */
export function CommissionPlanScreen({ name }: { name: CommissionPlanName }) {
  const screen = `${name}Contract`;
  const { t } = useTranslation(screen);
  return (
    <Screen name={screen}>
      <div className="page-column">
        <p className="quiet plan-purpose">{t(`${screen}:purpose`)}</p>
        <Lazy of={page} props={{ name, waiting }} fallback={waiting} />
      </div>
    </Screen>
  );
}

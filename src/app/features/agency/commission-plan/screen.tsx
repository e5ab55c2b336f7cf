import type { CommissionPlanName } from '../commission-plans.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { Lazy } from '../../../ui/lazy/lazy.tsx';
import { Screen } from '../../../ui/screen/screen.tsx';
import { planPlaces } from './plan-places.tsx';
import './commission-plan.css';

/** Shared by the three screens. */
const page = lazy(() => import('./page.tsx'), { strings: ['commissionPlan'] });

interface CommissionPlanScreenProps {
  /** its name in the route table */
  screen: string;
  name: CommissionPlanName;
  title: string;
  /** one line on the purpose of this kind of plan */
  purpose: string;
}

/** The page of one kind of commission plan. */
export function CommissionPlanScreen({ screen, name, title, purpose }: CommissionPlanScreenProps) {
  return (
    <Screen name={screen} title={title}>
      <div className="page-column">
        <p className="quiet plan-purpose">{purpose}</p>
        <Lazy of={page} props={{ name }} fallback={planPlaces} />
      </div>
    </Screen>
  );
}

import { CommissionPlanScreen } from '../../features/agency/commission-plan/screen.tsx';

/** An agent's share in the losses of the team (G §2). */
export default function DividendContract() {
  return <CommissionPlanScreen name="dividend" />;
}

import { CommissionPlanScreen } from '../../features/agency/commission-plan/screen.tsx';

/** The share in what the team loses of an agent (G §2). */
export default function DividendContract() {
  return <CommissionPlanScreen name="dividend" />;
}

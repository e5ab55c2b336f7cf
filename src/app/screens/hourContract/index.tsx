import { CommissionPlanScreen } from '../../features/agency/commission-plan/screen.tsx';

/** The hourly salary of an agent (G §2). */
export default function HourContract() {
  return <CommissionPlanScreen name="hour" />;
}

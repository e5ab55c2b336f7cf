import { CommissionPlanScreen } from '../../features/agency/commission-plan/screen.tsx';

/** The daily salary of an agent (G §2). */
export default function SalaryContract() {
  return <CommissionPlanScreen name="salary" />;
}

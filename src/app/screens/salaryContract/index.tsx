import { useTranslation } from 'react-i18next';
import { CommissionPlanScreen } from '../../features/agency/commission-plan/screen.tsx';

/** The daily salary of an agent (G §2). */
export default function SalaryContract() {
  const { t } = useTranslation('salaryContract');
  return <CommissionPlanScreen screen="salaryContract" name="salary" title={t('salaryContract:title')} purpose={t('purpose')} />;
}

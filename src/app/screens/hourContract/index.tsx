import { useTranslation } from 'react-i18next';
import { CommissionPlanScreen } from '../../features/agency/commission-plan/screen.tsx';

/** The hourly salary of an agent (G §2). */
export default function HourContract() {
  const { t } = useTranslation('hourContract');
  return <CommissionPlanScreen screen="hourContract" name="hour" title={t('hourContract:title')} purpose={t('purpose')} />;
}

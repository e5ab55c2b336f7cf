import { useTranslation } from 'react-i18next';
import { CommissionPlanScreen } from '../../features/agency/commission-plan/screen.tsx';

/** The share in what the team loses of an agent (G §2). */
export default function DividendContract() {
  const { t } = useTranslation('dividendContract');
  return <CommissionPlanScreen screen="dividendContract" name="dividend" title={t('dividendContract:title')} purpose={t('purpose')} />;
}

import { useTranslation } from 'react-i18next';
import { withdrawalStages } from '../../../contract/cashier.ts';
import type { Withdrawal } from '../../../contract/endpoints/cashier.ts';
import { momentText } from '../../i18n/instant.ts';
import { outcomeOf } from './outcome.ts';
import './timeline.css';

/** The stages that a withdrawal reached, and those that are still to come. */
export function Timeline({ item: { stages, status, returnedBy } }: { item: Withdrawal }) {
  const { t } = useTranslation('withdrawRecord');
  const reached = stages.map(({ stage }) => stage);
  const ahead = status === 'returned' ? [] : withdrawalStages.filter((stage) => !reached.includes(stage));
  return (
    <ol className="timeline" aria-label={t('stages')}>
      {stages.map(({ stage, at }) => (
        <li key={stage} className={stage === 'returned' ? 'quiet timeline-stage timeline-returned' : 'quiet timeline-stage timeline-reached'}>
          {t(`stage.${outcomeOf({ status: stage, returnedBy })}`, { defaultValue: stage })}
          <span className="hint numbers">{momentText(at)}</span>
        </li>
      ))}
      {ahead.map((stage) => (
        <li key={stage} className="quiet timeline-stage">
          {t(`stage.${stage}`)}
          <span className="hint">{t('ahead')}</span>
        </li>
      ))}
    </ol>
  );
}

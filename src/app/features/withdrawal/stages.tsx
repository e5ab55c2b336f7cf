import type { TFunction } from 'i18next';
import { withdrawalStages } from '../../../contract/cashier.ts';
import type { Withdrawal } from '../../../contract/endpoints/cashier.ts';
import { check, close, Icon } from '../../ui/icon/icon.tsx';
import './stages.css';

/** The string key of a withdrawal's status, under `names` of the screen's strings. One that the operator returned is `refused`: it never reached a bank. */
export const stageKey = ({ status, returnedBy }: Pick<Withdrawal, 'status' | 'returnedBy'>, names = 'stage'): string =>
  `${names}.${status === 'returned' && returnedBy === 'operator' ? 'refused' : status}`;

/** The reached stages as the platform sends them, then those to come; after a return there are none. */
function stepsOf({ stages, status }: Withdrawal): { stage: Withdrawal['status']; at?: number }[] {
  const reached = stages.map(({ stage }) => stage);
  const ahead = status === 'returned' ? [] : withdrawalStages.filter((stage) => !reached.includes(stage));
  return [...stages, ...ahead.map((stage) => ({ stage }))];
}

interface StagesProps {
  /** of a screen whose strings name the stages under `stage` */
  t: TFunction;
  withdrawal: Withdrawal;
  /** accessible name of the list, where no heading names it */
  label?: string;
  /** an instant (epoch ms) as text */
  timeText: (at: number) => string;
}

/** The stages of a withdrawal with the times when they were reached. */
export const Stages = ({ t, withdrawal, label, timeText }: StagesProps) => (
  <ol className="withdraw-stages" aria-label={label}>
    {stepsOf(withdrawal).map(({ stage, at }) => (
      <li key={stage} className={at === undefined ? 'quiet row withdraw-stage' : `quiet row withdraw-stage withdraw-stage-${stage === 'returned' ? 'returned' : 'reached'}`} aria-current={stage === withdrawal.status ? 'step' : undefined}>
        <span className="row withdraw-stage-mark">{at !== undefined && <Icon shape={stage === 'returned' ? close : check} size={14} />}</span>
        <span className="withdraw-stage-name">
          {t(stageKey({ status: stage, returnedBy: withdrawal.returnedBy }))}
          {stage !== 'returned' && <span className="unseen">{`: ${t(at === undefined ? 'stage.ahead' : 'stage.reached')}`}</span>}
        </span>
        <span className="hint numbers">{at === undefined ? '' : timeText(at)}</span>
      </li>
    ))}
  </ol>
);

import type { TFunction } from 'i18next';
import type { ClubLevel } from '../../../contract/endpoints/club.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { check } from '../../ui/icon/shapes.ts';
import { amountText } from '../../features/wallet/amount-text.ts';
import { claim } from './benefit.ts';

interface LevelProps {
  t: TFunction;
  level: ClubLevel;
  /** the level below */
  before?: ClubLevel;
  isHere: boolean;
  isOnlyDue: boolean;
}

/** The conditions and the bonus of a level; the bonus can be collected once the level is reached. */
export function Level({ t, level, before, isHere, isOnlyDue }: LevelProps) {
  const { name, deposits, stakes, bonus, bonusState, perks } = level;
  // A level with all perks of the level below names that level and lists only the new perks.
  const keepsAll = before?.perks.length && before.perks.every((perk) => perks.includes(perk));
  const shown = keepsAll ? [t('allOf', { name: before.name }), ...perks.filter((perk) => !before.perks.includes(perk))] : perks;
  return (
    <li className={isHere ? 'card padded level-here' : 'card padded'}>
      <div className="row spread level-head">
        <h3>{name}</h3>
        {isHere && <span className="badge badge-vip">{t('here')}</span>}
      </div>
      <p className="hint level-from">{t('from', { deposits: amountText(deposits), stakes: amountText(stakes) })}</p>
      <ul className="level-perks">
        {[t('bonus', { bonus: amountText(bonus) }), ...shown].map((perk) => (
          <li key={perk} className="row level-perk">
            <Icon shape={check} size={18} />
            {perk}
          </li>
        ))}
      </ul>
      {bonusState === 'due' && isOnlyDue && (
        <button type="button" className="button button-accent button-wide" onClick={() => void claim([level])}>
          {t('claim', { bonus: amountText(bonus) })}
        </button>
      )}
      {bonusState === 'taken' && <p className="level-taken">{t('taken')}</p>}
    </li>
  );
}

import type { TFunction } from 'i18next';
import type { ClubLevel } from '../../../contract/endpoints/club.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { check } from '../../ui/icon/shapes.ts';
import { amountText } from './amount-text.ts';
import { claim } from './benefit.ts';

/** The conditions and the bonus of a level; the bonus can be collected once the level is reached. */
export function Level({ t, level, isHere, isOnlyDue }: { t: TFunction; level: ClubLevel; isHere: boolean; isOnlyDue: boolean }) {
  const { name, deposits, stakes, bonus, bonusState, perks } = level;
  return (
    <li className={isHere ? 'card level level-here' : 'card level'}>
      <div className="row level-head">
        <h3>{name}</h3>
        {isHere && <span className="level-mark">{t('here')}</span>}
      </div>
      <p className="hint level-from">{t('from', { deposits: amountText(deposits), stakes: amountText(stakes) })}</p>
      <ul className="level-perks">
        {[t('bonus', { bonus: amountText(bonus) }), ...perks].map((perk) => (
          <li key={perk} className="row level-perk">
            <Icon shape={check} size={18} />
            {perk}
          </li>
        ))}
      </ul>
      {bonusState === 'due' && (
        <button type="button" className={isOnlyDue ? 'button button-accent level-claim' : 'button level-claim'} onClick={() => void claim([level])}>
          {t('claim', { bonus: amountText(bonus) })}
        </button>
      )}
      {bonusState === 'taken' && <p className="level-taken">{t('taken')}</p>}
    </li>
  );
}

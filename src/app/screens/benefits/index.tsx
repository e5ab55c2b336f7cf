import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ClubBenefit, ClubLevel } from '../../../contract/endpoints/club.ts';
import { Bar } from '../../ui/bar/bar.tsx';
import { check, Icon } from '../../ui/icon/icon.tsx';
import { amountText, wallet } from '../../features/wallet/wallet.ts';
import { UnlessOnBreak } from '../../features/responsible-play/break/error-view.tsx';
import { Async } from '../../ui/async/async.tsx';
import { Outline } from '../../ui/skeleton/skeleton.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { claim, benefit, sumOf } from './benefit.ts';
import './benefits.css';

const crown = 'M3 18 2 7l5.5 4L12 4l4.5 7L22 7l-1 11zM4 21.5h16';

/** The member's level, and how far the next one is. */
function Progress({ t, known }: { t: TFunction; known: ClubBenefit }) {
  const at = known.levels.findIndex(({ id }) => id === known.level);
  const level: ClubLevel | undefined = known.levels[at];
  const next: ClubLevel | undefined = known.levels[at + 1];
  return (
    <section className="hero level-card" aria-label={t('yours')}>
      <div className="row">
        <span className="row accent level-emblem">
          <Icon shape={crown} size={26} />
        </span>
        <p className="level-words">
          <span className="level-quiet">{t('yours')}</span>
          <strong className="clamp large">{level?.name ?? t('none')}</strong>
        </p>
      </div>
      {next ? (
        <>
          <h2 className="clamp level-next">{t('next', { name: next.name })}</h2>
          <Way t={t} label={t('deposits')} done={known.deposits} needed={next.deposits} />
          <Way t={t} label={t('stakes')} done={known.stakes} needed={next.stakes} />
        </>
      ) : (
        <p className="level-next">{t('top')}</p>
      )}
    </section>
  );
}

function Way({ t, label, done, needed }: { t: TFunction; label: string; done: number; needed: number }) {
  const reached = Math.min(done, needed);
  const words = t('of', { done: amountText(reached), needed: amountText(needed) });
  return (
    <div className="level-bar">
      <p className="spread level-bar-words">
        <span>{label}</span>
        <span className="numbers">{words}</span>
      </p>
      <Bar className="level-way" part={reached} whole={needed} label={label} text={words} />
    </div>
  );
}

interface LevelProps {
  t: TFunction;
  level: ClubLevel;
  /** the level below */
  before?: ClubLevel;
  isHere: boolean;
  isOnlyDue: boolean;
}

/** The conditions and the bonus of a level; the bonus can be collected once the level is reached. */
function Level({ t, level, before, isHere, isOnlyDue }: LevelProps) {
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

/** VIP levels with their benefits, and the member's progress (M09). */
export default function Benefits() {
  const { t } = useTranslation('benefits');
  useEffect(() => {
    void wallet.load();
    return reloadOnLanguage(benefit.load);
  }, []);
  return (
    <Screen name="benefits">
      <div className="page-column">
        <UnlessOnBreak failure={benefit.failure.value}>
          {/* The largest text of the page, so that its largest paint waits for no answer. */}
          <p className="hint level-calm">{t('calm')}</p>
          <Async tellsOld resource={benefit} waiting={waiting}>
            {(found) => <Found t={t} found={found} />}
          </Async>
        </UnlessOnBreak>
      </div>
    </Screen>
  );
}

function Found({ t, found }: { t: TFunction; found: ClubBenefit }) {
  const { level: here, levels } = found;
  const due = levels.filter(({ bonusState }) => bonusState === 'due');
  return (
    <>
      <Progress t={t} known={found} />
      {due.length > 1 && (
        <button type="button" className="button button-accent button-wide" onClick={() => void claim(due)}>
          {t('claimAll', { bonus: amountText(sumOf(due)) })}
        </button>
      )}
      <h2 className="level-all">{t('levels')}</h2>
      <ul>
        {levels.map((level, at) => (
          <Level key={level.id} t={t} level={level} before={levels[at - 1]} isHere={level.id === here} isOnlyDue={due.length === 1} />
        ))}
      </ul>
    </>
  );
}

const waiting = (
  <div className="level-waiting">
    <Outline of={['hero', 'card', 'card', 'card']} />
  </div>
);

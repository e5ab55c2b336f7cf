import { useEffect } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { ClubBenefit } from '../../../contract/endpoints/club.ts';
import { UnlessOnBreak } from '../../features/responsible-play/break/error-view.tsx';
import { Async } from '../../ui/async/async.tsx';
import { Outline } from '../../ui/skeleton/skeleton.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { amountText, wallet } from '../../features/wallet/wallet.ts';
import { benefit, claim, sumOf } from './benefit.ts';
import { Level, Progress } from './levels.tsx';
import './benefits.css';

/** VIP levels with their benefits, and the member's progress (M09). */
export default function Benefits() {
  const { t } = useTranslation('benefits');
  useEffect(() => {
    void wallet.load();
    return reloadOnLanguage(benefit.load);
  }, []);
  return (
    <Screen name="benefits" title={t('benefits:title')}>
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

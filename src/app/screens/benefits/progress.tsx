import type { TFunction } from 'i18next';
import type { ClubBenefit, ClubLevel } from '../../../contract/endpoints/club.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { crown } from './shapes.ts';
import { amountText } from '../../features/wallet/amount-text.ts';

function Bar({ t, label, done, needed }: { t: TFunction; label: string; done: number; needed: number }) {
  const share = Math.min(1, done / needed);
  const words = t('of', { done: amountText(Math.min(done, needed)), needed: amountText(needed) });
  return (
    <div className="level-bar">
      <p className="spread level-bar-words">
        <span>{label}</span>
        <span className="numbers">{words}</span>
      </p>
      <div className="level-bar-way" role="progressbar" aria-label={label} aria-valuenow={Math.floor(share * 100)} aria-valuemin={0} aria-valuemax={100} aria-valuetext={words}>
        <div className="level-bar-done" style={{ transform: `scaleX(${share})` }} />
      </div>
    </div>
  );
}

/** The member's level, and how far the next one is. */
export function Progress({ t, known }: { t: TFunction; known: ClubBenefit }) {
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
          <Bar t={t} label={t('deposits')} done={known.deposits} needed={next.deposits} />
          <Bar t={t} label={t('stakes')} done={known.stakes} needed={next.stakes} />
        </>
      ) : (
        <p className="level-next">{t('top')}</p>
      )}
    </section>
  );
}

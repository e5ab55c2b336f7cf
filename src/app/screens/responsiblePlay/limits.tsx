import { useTranslation } from 'react-i18next';
import { keepPlayLimit, type PlayLimit } from '../../../contract/endpoints/responsible.ts';
import { limitKinds } from '../../../contract/responsible.ts';
import { call } from '../../gateway/call.ts';
import { shortMomentText } from '../../i18n/instant.ts';
import { Bar } from '../../ui/bar/bar.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { attempt, limitText, setResponsible } from './responsible-state.ts';

/** One limit: its amount, how much of it is used, and a pending change. */
function LimitRow({ limit, change }: { limit: PlayLimit; change: () => void }) {
  const { t } = useTranslation('responsiblePlay');
  const { kind, period, amount, used, resetsAt, pending } = limit;
  const name = `${t(`kind.${kind}`)} ${t(`period.${period}`).toLowerCase()}`;
  const words = amount === undefined ? 'define' : 'change';
  const usedText = limitText(limit, used);
  const keep = () => attempt(setResponsible(call(keepPlayLimit, { kind, period })), t('kept'));
  return (
    <div className="limit">
      <div className="row spread limit-head">
        <p>
          <span className="hint">{t(`period.${period}`)}</span>
          <span className="limit-amount numbers">{limitText(limit, amount)}</span>
          {amount === undefined && used > 0 && <span className="hint numbers">{t(`used.${period}`, { used: usedText })}</span>}
        </p>
        <button type="button" className="text-button limit-change" aria-haspopup="dialog" aria-label={t(`${words}Of`, { name })} onClick={change}>
          {t(words)}
        </button>
      </div>
      {amount !== undefined && (
        <>
          <Bar className={used >= amount ? 'bar-trouble' : undefined} part={used} whole={amount} label={name} />
          <p className="hint spread limit-used numbers">
            <span>{t('usedOf', { used: usedText, amount: limitText(limit, amount) })}</span>
            <span>{t('resets', { time: shortMomentText(resetsAt) })}</span>
          </p>
        </>
      )}
      {pending && (
        <div className="limit-pending">
          <p className="numbers">{t('pending', { time: shortMomentText(pending.at), amount: limitText(limit, pending.amount) })}</p>
          <button type="button" className="text-button" onClick={() => void keep()}>
            {t('keep')}
          </button>
        </div>
      )}
    </div>
  );
}

const limitSheet = lazy(() => import('./limit-sheet.tsx'));

/** All limits, by kind and period. */
export function Limits({ limits }: { limits: readonly PlayLimit[] }) {
  const { t } = useTranslation('responsiblePlay');
  return (
    <section aria-labelledby="responsible-limits">
      <h2 id="responsible-limits" className="responsible-heading">
        {t('limits.title')}
      </h2>
      <p className="quiet responsible-text">{t('limits.text')}</p>
      {Object.keys(limitKinds).map((kind) => (
        <div key={kind} className="card padded">
          <h3 className="responsible-kind">{t(`kind.${kind}`)}</h3>
          <ul className="divided">
            {limits.filter((limit) => limit.kind === kind).map((limit) => (
              <li key={limit.period}>
                <LimitRow limit={limit} change={() => openOverlay(limitSheet, { limit })} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

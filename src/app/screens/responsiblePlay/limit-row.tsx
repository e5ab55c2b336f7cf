import { useTranslation } from 'react-i18next';
import { keepPlayLimit } from '../../../contract/endpoints/responsible.ts';
import type { PlayLimit } from '../../../contract/endpoints/responsible.ts';
import { call } from '../../gateway/call.ts';
import { shortMomentText } from '../../i18n/instant.ts';
import { UsedBar } from '../../ui/used-bar/used-bar.tsx';
import { setResponsible } from './responsible-state.ts';
import { attempt } from './attempt.ts';
import { limitText } from './texts.ts';

/** One limit: how high it is, how much of it is used, and the change that waits. */
export function LimitRow({ limit, change }: { limit: PlayLimit; change: () => void }) {
  const { t } = useTranslation('responsiblePlay');
  const { kind, period, amount, used, resetsAt, pending } = limit;
  const time = (at: number) => shortMomentText(at);
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
          {amount === undefined && used > 0 && <span className="limit-so-far numbers"> · {t(`used.${period}`, { used: usedText })}</span>}
        </p>
        <button type="button" className="text-button limit-change" aria-haspopup="dialog" aria-label={t(`${words}Of`, { name })} onClick={change}>
          {t(words)}
        </button>
      </div>
      {amount !== undefined && (
        <>
          <UsedBar used={used} amount={amount} label={name} />
          <p className="hint spread limit-used numbers">
            <span>{t('usedOf', { used: usedText, amount: limitText(limit, amount) })}</span>
            <span>{t('resets', { time: time(resetsAt) })}</span>
          </p>
        </>
      )}
      {pending && (
        <div className="limit-pending">
          <p className="numbers">{t('pending', { time: time(pending.at), amount: limitText(limit, pending.amount) })}</p>
          <button type="button" className="text-button" onClick={() => void keep()}>
            {t('keep')}
          </button>
        </div>
      )}
    </div>
  );
}

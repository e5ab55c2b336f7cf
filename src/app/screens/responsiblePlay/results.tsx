import { useComputed } from '@preact/signals-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../paths.ts';
import { serverNow, wholeSecond } from '../../runtime/clock.ts';
import { visit } from '../../features/responsible-play/play-visit.ts';
import { isOffered } from '../../features/merchant/offered.ts';
import { chevron, Icon } from '../../ui/icon/icon.tsx';
import { Live } from '../../ui/live/live.tsx';
import { amountText } from '../../features/wallet/wallet.ts';
import { i18n } from '../../i18n/index.ts';

/** A result in minor units, with its sign. */
export function resultText(result: number): string {
  const amount = amountText(Math.abs(result));
  return result ? i18n.t(`responsiblePlay:${result < 0 ? 'lost' : 'won'}`, { amount }) : amount;
}

/** ms as `1:02:03` */
export function clockText(duration: number): string {
  const seconds = Math.max(0, Math.floor(duration / 1_000));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

const resultClass = (result: number | undefined): string => `responsible-figure numbers${(result ?? 0) > 0 ? ' won' : ''}`;

/** Time and result of this session, and the result of the week. */
export function Results({ weekResult }: { weekResult: number }) {
  const { t } = useTranslation('responsiblePlay');
  const clock = useComputed(() => (visit.value && wholeSecond.value ? clockText(serverNow() - visit.value.openedAt) : '—'));
  const result = visit.value?.result;
  const more = isOffered(paths.profitAndLoss) ? paths.profitAndLoss : undefined;
  return (
    <section className="card padded" aria-label={t('visit.title')}>
      <dl className="responsible-results">
        <div>
          <dt className="hint">{t('visit.clock')}</dt>
          <dd className="responsible-figure numbers">
            <span role="timer"><Live text={clock} /></span>
          </dd>
        </div>
        <div>
          <dt className="hint">{t('visit.result')}</dt>
          <dd className={resultClass(result)}>{result === undefined ? '—' : resultText(result)}</dd>
        </div>
      </dl>
      <a className="row spread responsible-week" href={more}>
        <span>
          <span className="hint">{t('week.title')}</span>
          <span className={resultClass(weekResult)}>{resultText(weekResult)}</span>
        </span>
        {more && (
          <span className="quiet row">
            {t('week.more')}
            <Icon shape={chevron} size={18} />
          </span>
        )}
      </a>
    </section>
  );
}

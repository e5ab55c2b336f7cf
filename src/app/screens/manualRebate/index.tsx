import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { signal } from '@preact/signals-react';
import { dayOf } from '../../../contract/day.ts';
import { claimRebate, rebateWaiting, type RebateWaiting } from '../../../contract/endpoints/rewards.ts';
import { addressOf, lastDays, spans } from '../../features/records/filters.ts';
import { paths } from '../../paths.ts';
import { recentDayText } from '../../i18n/instant.ts';
import { language, reloadOnLanguage } from '../../i18n/language.ts';
import { serverNow } from '../../runtime/clock.ts';
import { percentText } from '../../i18n/money/money.ts';
import { ErrorView } from '../../features/responsible-play/break/error-view.tsx';
import { amountText, wallet } from '../../features/wallet/wallet.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { durations, reload, toast } from '../../ui/messages/messages.ts';
import { flag } from '../../features/merchant/merchant.ts';
import { createIdempotentCall } from '../../gateway/money/idempotent-call.ts';
import { resource } from '../../gateway/resource.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { followFate, openText } from '../../features/payments/under-way.tsx';
import { Facts } from '../../ui/facts/facts.tsx';
import { amountPlace } from '../../ui/skeleton/amount-place.tsx';
import './manual-rebate.css';

/** The address of the rebate report; while a rebate waits, with all days since the last claim, whose lines add up to it. */
function reportAddress({ amount, lastClaim }: RebateWaiting): string {
  if (!amount) return paths.rebateReport;
  const since = dayOf(lastClaim?.at ?? 0);
  const span = spans.find((count) => lastDays(count).from <= since) ?? spans[spans.length - 1]!;
  return addressOf(paths.rebateReport, { span: String(span), days: lastDays(span), type: '' });
}

const rollingSum = lazy(() => import('../../features/wallet/rolling-sum.tsx'));

const claim = createIdempotentCall(claimRebate);
const claiming = signal(false);

/** Rebate: what settled bets have returned, and the button that claims it. */
export default function ManualRebate() {
  const { t } = useTranslation('manualRebate');
  const waiting = useMemo(() => resource(rebateWaiting, () => ({})), []);
  useEffect(() => reloadOnLanguage(waiting.load), [waiting]);
  useEffect(() => followFate(claim, claiming, () => void Promise.all([waiting.load(), wallet.load()])), [waiting]);
  const known = waiting.value.value;
  const failure = waiting.failure.value;
  const Rolling = rollingSum.value.value?.default;
  const run = async () => {
    // Not by the rendered state: a second tap may come before the next render.
    if (claiming.peek() || !waiting.value.peek()?.amount) return;
    claiming.value = true;
    // What was claimed rolls away, if the code for it comes before the rest is known.
    rollingSum.load().catch(() => {});
    try {
      const { amount } = await claim.send({});
      toast(t('claimed', { amount: amountText(amount) }), durations.short, 'done');
      void wallet.load();
    } catch (error) {
      toast(openText(error, claim.unknown, t('underWay')), durations.short, 'trouble');
    }
    // Also after a failed claim.
    await waiting.load();
    claiming.value = false;
  };
  return (
    <Screen name="manualRebate">
      {!known && failure !== undefined ? (
        <ErrorView failure={failure} retry={() => reload(waiting)} />
      ) : (
        <div className="page-column">
          <div className="hero rebate-card" aria-busy={!known}>
            <h2 className="rebate-label">{t('waiting')}</h2>
            <p className="rebate-amount digits-in-line numbers">{known ? (Rolling ? <Rolling sum={known.amount} /> : amountText(known.amount)) : amountPlace}</p>
            <button type="button" className={known?.amount ? 'button button-accent button-wide' : 'button button-wide rebate-none'} aria-disabled={claiming.value || !known?.amount} onClick={() => void run()}>
              {t(claiming.value ? 'claiming' : 'claim')}
            </button>
            {claim.unknown.value && (
              <p className="rebate-nothing" role="status">
                {t('underWay')}
              </p>
            )}
            {known?.amount === 0 && <p className="rebate-nothing">{t('nothing')}</p>}
          </div>
          <RebateFacts known={known} />
          {/* The facts above may grow by a line: a new element is no layout shift. */}
          <p key={known ? 'known' : 'waiting'} className="quiet rebate-how">
            {t('how')}
          </p>
          {known && flag('PLYRBT') && (
            <a className="button" href={reportAddress(known)}>
              {t('report')}
            </a>
          )}
        </div>
      )}
    </Screen>
  );
}

function RebateFacts({ known }: { known: RebateWaiting | undefined }) {
  const { t } = useTranslation('manualRebate');
  const spoken = language.value;
  const lastClaim = known?.lastClaim;
  const facts = [
    [t('staked'), known ? amountText(known.staked) : amountPlace],
    [t('rate'), known ? percentText(known.rate, spoken) : amountPlace],
    [t('level'), known ? (known.level ?? t('none')) : amountPlace],
    [t('lastClaim'), lastClaim && t('lastClaimValue', { amount: amountText(lastClaim.amount), time: recentDayText(lastClaim.at, serverNow()) })],
  ] as const;
  // An amount is wider than its placeholder, and would be off its start: the key makes it a new element.
  return <Facts key={known ? 'known' : 'waiting'} className="card divided rebate-facts" facts={facts} busy={!known} />;
}

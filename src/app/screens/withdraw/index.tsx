import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Withdrawal } from '../../../contract/endpoints/cashier.ts';
import { paths, withQuery } from '../../paths.ts';
import { check, chevron, Icon } from '../../ui/icon/icon.tsx';
import { ErrorView } from '../../features/responsible-play/break/error-view.tsx';
import { amountText } from '../../features/wallet/wallet.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { stageKey } from '../../features/withdrawal/stages.tsx';
import { Timeline } from './timeline.tsx';
import { isOver, load, offer, showTimelines, timelines, trackedWithdrawals } from './withdraw.ts';
import './withdraw.css';

/** The steps missing before the first withdrawal; each links to its form, which leads back here. */
function Setup({ hasPassword, hasDestination }: { hasPassword: boolean; hasDestination: boolean }) {
  const { t } = useTranslation('withdraw');
  const steps = [
    { name: 'payment', done: hasPassword },
    { name: 'pix', done: hasDestination },
  ];
  return (
    <section aria-labelledby="withdraw-setup">
      <h2 id="withdraw-setup" className="withdraw-heading">
        {t('setup.title')}
      </h2>
      <p className="hint withdraw-note">{t('setup.text')}</p>
      <ol className="withdraw-setup">
        {steps.map(({ name, done }, at) => (
          <li key={name}>
            {/* A completed step is no link: it has no address. */}
            <a className="card row withdraw-step" href={done ? undefined : withQuery(paths.securityCenter, { item: name })}>
              <span className={done ? 'row withdraw-step-mark withdraw-step-done' : 'row withdraw-step-mark numbers'}>{done ? <Icon shape={check} size={18} /> : at + 1}</span>
              <span className="withdraw-step-words">
                {t(`setup.${name}`)}
                <span className="hint">{t(done ? 'setup.done' : `setup.${name}Hint`)}</span>
              </span>
              {!done && <Icon shape={chevron} size={20} />}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
}

// Loads while the platform is asked.
const form = lazy(() => import('./withdraw-form.tsx'));

/** One line for all withdrawals in progress, which are below the form; it scrolls to them. */
function UnderWay({ withdrawals }: { withdrawals: readonly Withdrawal[] }) {
  const { t } = useTranslation('withdraw');
  const open = withdrawals.filter((withdrawal) => !isOver(withdrawal));
  const shown = open[0] ?? withdrawals[0]!;
  const one = `${t('of', { amount: amountText(shown.amount) })} · ${t(stageKey(shown))}`;
  return (
    <button type="button" className="card row withdraw-under-way" onClick={showTimelines}>
      <span className="fill numbers">{open.length > 1 ? t('several', { count: open.length }) : one}</span>
      <Icon shape={chevron} size={20} />
    </button>
  );
}

/** Money out (M10). */
export default function Withdraw() {
  const { t } = useTranslation('withdraw');
  useEffect(() => void load(), []);
  const tracked = trackedWithdrawals.value;
  const known = offer.value.value;
  const failure = offer.failure.value;
  const hasDestination = known !== undefined && known.destinations.length > 0;
  return (
    <Screen name="withdraw">
      <div className="page-column withdraw">
        {!known && failure !== undefined ? (
          <ErrorView failure={failure} retry={() => void load()} />
        ) : (
          <>
            {tracked.length > 0 && <UnderWay withdrawals={tracked} />}
            {known && !(known.hasPaymentPassword && hasDestination) ? (
              <Setup hasPassword={known.hasPaymentPassword} hasDestination={hasDestination} />
            ) : (
              <Lazy of={form} ready={known !== undefined} fallback={<Waiting />} />
            )}
            {tracked.length > 0 && (
              <section id={timelines} className="withdraw-timelines" aria-label={t('timelines')} tabIndex={-1}>
                {tracked.map((withdrawal) => (
                  <Timeline key={withdrawal.id} withdrawal={withdrawal} />
                ))}
              </section>
            )}
          </>
        )}
      </div>
    </Screen>
  );
}

/** Placeholder of the form, with its note: the largest text of the page, so that its largest paint waits for no answer. */
function Waiting() {
  const { t } = useTranslation('withdraw');
  return (
    <>
      <Skeleton of={['tabs', 'short', 2, 'field', 'field', 'button']} />
      <p className="hint">{t('own')}</p>
    </>
  );
}

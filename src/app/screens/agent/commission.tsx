import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { commissionRates, commissionReport } from '../../../contract/endpoints/agency.ts';
import { shortDateText } from '../../i18n/instant.ts';
import { language } from '../../i18n/language.ts';
import { percentText } from '../../i18n/money/money.ts';
import { reload } from '../../ui/messages/messages.ts';
import { FailureLine } from '../../ui/failure-line/failure-line.tsx';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { Outline } from '../../ui/skeleton/skeleton.tsx';
import { PagedList } from '../../ui/paged/paged-list.tsx';
import { amountText } from '../../features/wallet/wallet.ts';
import { pages } from '../../gateway/pages.ts';
import { resource } from '../../gateway/resource.ts';

const piles = 'M14 24a14 6 0 1 0 28 0 14 6 0 1 0-28 0v10c0 3 6 6 14 6s14-3 14-6V24M30 46v4c0 3 6 6 14 6s14-3 14-6V40c0-3-6-6-14-6';

/** The commission on the team's stakes, by day. */
export default function Commission() {
  const { t } = useTranslation('agent');
  const [{ rates, report }] = useState(() => ({ rates: resource(commissionRates, () => ({})), report: pages(commissionReport, () => ({})) }));
  useEffect(() => void Promise.all([rates.load(), report.load()]), [rates, report]);
  const byLevel = rates.value.value?.map((rate, at) => ({ level: at + 1, rate }));
  return (
    <>
      <section className="card agent-rates" aria-labelledby="agent-rates">
        <h2 id="agent-rates">{t('commission.rates')}</h2>
        {!byLevel && rates.failure.value !== undefined ? (
          <FailureLine className="agent-note" failure={rates.failure.value} retry={() => reload(rates)} />
        ) : (
          <ol className="agent-rate-list">
            {byLevel?.map(({ level, rate }) => (
              <li key={level}>
                <span className="hint">{t('commission.level', { level })}</span>
                <span className="agent-rate numbers">{percentText(rate, language.value)}</span>
              </li>
            ))}
          </ol>
        )}
        <p className="hint agent-note">{t('commission.note')}</p>
      </section>
      <PagedList
        pages={report}
        waiting={<Outline of={[6]} />}
        empty={<StatusView picture={piles} title={t('commission.empty.title')} text={t('commission.empty.text')} />}
      >
        {(days) => (
          <ul className="card divided agent-rows">
            {days.map(({ day, active, stakes, commission, paidAt }) => (
              <li key={day} className="row list-row agent-row">
                <span className="fill">
                  <span className="ellipsis agent-row-name">{paidAt ? shortDateText(day) : t('commission.today')}</span>
                  <span className="hint">{t('commission.of', { amount: amountText(stakes), count: active })}</span>
                </span>
                <span className="agent-row-end">
                  <span className={paidAt ? 'numbers won' : 'numbers'}>{amountText(commission)}</span>
                  <span className="hint">{paidAt ? t('commission.paid', { day: shortDateText(paidAt) }) : t('commission.soFar')}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

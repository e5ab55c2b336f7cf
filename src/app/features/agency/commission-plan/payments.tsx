import { useTranslation } from 'react-i18next';
import type { PlanPayment } from '../../../../contract/endpoints/agency.ts';
import { spanText } from '../../../i18n/instant.ts';
import { amountText } from '../../wallet/amount-text.ts';
import type { Pages } from '../../../gateway/pages.ts';
import { PagedList } from '../../../ui/paged/paged-list.tsx';

/** The payments of one kind of commission plan, by period. */
export function Payments({ of }: { of: Pages<PlanPayment> }) {
  const { t } = useTranslation('commissionPlan');
  return (
    <section className="card padded" aria-labelledby="plan-payments">
      <h2 id="plan-payments">{t('payments')}</h2>
      <PagedList pages={of} waiting={<div className="row spread plan-row plan-row-place skeleton" aria-hidden="true" />} empty={<p className="hint">{t('noPayments')}</p>}>
        {(items) => (
          <ul>
            {items.map(({ id, from, to, basis, amount }) => (
              <li key={id} className="row spread plan-row">
                <span>
                  {spanText(from, to)}
                  <span className="hint">{t('of', { amount: amountText(basis) })}</span>
                </span>
                <span className={amount ? 'numbers won' : 'numbers hint'}>{amountText(amount)}</span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

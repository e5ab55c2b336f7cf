import { useTranslation } from 'react-i18next';
import type { CommissionPlan } from '../../../../contract/endpoints/agency.ts';
import { percentText } from '../../../i18n/money/money.ts';
import { language } from '../../../i18n/language.ts';
import { amountText } from '../../wallet/amount-text.ts';

/** The terms of a commission plan: share, basis, interval and conditions. */
export function Terms({ plan: { basis, period, tiers, most } }: { plan: CommissionPlan }) {
  const { t } = useTranslation('commissionPlan');
  return (
    <>
      <dl className="plan-facts">
        <div>
          <dt>{t('fact.basis')}</dt>
          <dd>{t(`basis.${basis}`)}</dd>
        </div>
        <div>
          <dt>{t('fact.period')}</dt>
          <dd>{t(`period.${period}`)}</dd>
        </div>
        <div>
          <dt>{t('fact.most')}</dt>
          <dd className="numbers">{amountText(most)}</dd>
        </div>
      </dl>
      <table className="plan-terms">
        <caption className="unseen">{t('terms')}</caption>
        <thead>
          <tr>
            <th scope="col">{t(`head.${basis}`)}</th>
            <th scope="col">{t('head.active')}</th>
            <th scope="col">{t('head.rate')}</th>
          </tr>
        </thead>
        <tbody className="numbers">
          {tiers.map(({ atLeast, active, rate }) => (
            <tr key={atLeast}>
              <th scope="row">{amountText(atLeast)}</th>
              <td>{active}</td>
              <td>{percentText(rate, language.value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

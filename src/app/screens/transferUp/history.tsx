import { useTranslation } from 'react-i18next';
import type { Transfer } from '../../../contract/endpoints/transfers.ts';
import { shortMomentText } from '../../i18n/instant.ts';
import { PagedList } from '../../ui/paged/paged-list.tsx';
import { amountText } from '../../features/wallet/amount-text.ts';
import type { Pages } from '../../gateway/pages.ts';

/** The member's transfers, sent and received. */
export function History({ list }: { list: Pages<Transfer> }) {
  const { t } = useTranslation('transferUp');
  return (
    <section className="card padded transfer-card" aria-labelledby="transfer-history">
      <h2 id="transfer-history">{t('history')}</h2>
      <PagedList pages={list} waiting={<div className="transfer-row-place skeleton" aria-hidden="true" />} empty={<p className="hint">{t('noHistory')}</p>}>
        {(items) => (
          <ul>
            {items.map(({ id, name, direction, amount, at }) => (
              <li key={id} className="row spread transfer-row">
                <span>
                  {t(`direction.${direction}`, { name })}
                  <span className="hint">{shortMomentText(at)}</span>
                </span>
                <span className={direction === 'in' ? 'transfer-amount won numbers' : 'transfer-amount numbers'}>
                  {direction === 'in' ? '+' : '−'} {amountText(amount)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { transfers, transferTerms, type Transfer } from '../../../contract/endpoints/transfers.ts';
import { isRefused, type GatewayFailure } from '../../gateway/failure.ts';
import { cannotBeAsked } from '../../gateway/money/idempotent-call.ts';
import { pages, type Pages } from '../../gateway/pages.ts';
import { resource } from '../../gateway/resource.ts';
import { amountText, wallet } from '../../features/wallet/wallet.ts';
import { shortMomentText } from '../../i18n/instant.ts';
import { Outline } from '../../ui/skeleton/skeleton.tsx';
import { PagedList } from '../../ui/paged/paged-list.tsx';

/** The state of the transfer screen. */
export type Transfers = ReturnType<typeof createTransfers>;

/** The state of the transfer screen; `to` is the id of a member of the own team; none: the superior. */
export function createTransfers(to: string | undefined) {
  const terms = resource(transferTerms, () => ({ memberId: to }));
  const list = pages(transfers, () => ({}));
  const load = () => void Promise.all([terms.load(), list.load(), wallet.load()]);
  return { to, terms, list, load };
}

/** Whether nothing can be sent here: refused, and not for a moment alone. */
export const isImpossible = (failure: unknown): failure is GatewayFailure => isRefused(failure) && cannotBeAsked(failure);

/** Placeholder of the form, with its note: the largest text of the page, so that its largest paint waits for no answer. */
export function FormPlace() {
  const { t } = useTranslation('transferUp');
  return (
    <div className="card padded transfer-card transfer-place" aria-hidden="true">
      <h2 className="hint">{t('receiver')}</h2>
      <Outline of={['short', 'short', 'field', 'field']} />
      <p className="hint transfer-final">{t('final')}</p>
      <p className="button button-accent form-button" aria-disabled="true">
        {t('send')}
      </p>
    </div>
  );
}

/** The member's transfers, both ways. */
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

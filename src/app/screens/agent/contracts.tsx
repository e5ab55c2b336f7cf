import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CommissionPlans } from '../../../contract/endpoints/agency.ts';
import { shortDateText } from '../../i18n/instant.ts';
import { Async } from '../../ui/async/async.tsx';
import { commissionPlans, type CommissionPlanName } from '../../features/agency/commission-plans.ts';
import { amountText } from '../../features/wallet/wallet.ts';
import { resource } from '../../gateway/resource.ts';
import { chevron, Icon } from '../../ui/icon/icon.tsx';

export default function Contracts() {
  return (
    <>
      {(Object.keys(commissionPlans) as CommissionPlanName[]).map((name) => (
        <Kind key={name} name={name} />
      ))}
    </>
  );
}

function Kind({ name }: { name: CommissionPlanName }) {
  const { t } = useTranslation('agent');
  const { path, read } = commissionPlans[name];
  const [contracts] = useState(() => resource(read, () => ({})));
  useEffect(() => void contracts.load(), [contracts]);
  return (
    <section className="agent-kind">
      <Async resource={contracts} waiting={<div className="card agent-kind-place skeleton" aria-hidden="true" />}>
        {(known) => (
          <a className="card row list-row agent-row" href={path}>
            <span className="fill">
              <span className="ellipsis agent-row-name">{t(`contract.${name}`)}</span>
              <Standing {...known} />
            </span>
            {known.waiting && <span className="badge accent agent-badge">{t('contract.waiting')}</span>}
            <Icon shape={chevron} size={20} />
          </a>
        )}
      </Async>
    </section>
  );
}

function Standing({ current, waiting }: CommissionPlans) {
  const { t } = useTranslation('agent');
  if (!current) return <span className="hint">{t(waiting ? 'contract.proposed' : 'contract.none')}</span>;
  return (
    <>
      {current.decidedAt !== undefined && <span className="hint">{t('contract.since', { day: shortDateText(current.decidedAt) })}</span>}
      <span className="hint">{t('contract.paid', { amount: amountText(current.paid) })}</span>
    </>
  );
}

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contractPayments } from '../../../../contract/endpoints/agency.ts';
import type { CommissionPlan } from '../../../../contract/endpoints/agency.ts';
import { shortMomentText } from '../../../i18n/instant.ts';
import { language } from '../../../i18n/language.ts';
import { paths } from '../../../paths.ts';
import { commissionPlans } from '../commission-plans.ts';
import type { CommissionPlanName } from '../commission-plans.ts';
import { amountText } from '../../wallet/amount-text.ts';
import { pages } from '../../../gateway/pages.ts';
import { resource } from '../../../gateway/resource.ts';
import { StatusView } from '../../../ui/status-view/status-view.tsx';
import { paper } from '../../../ui/status-view/drawings.ts';
import { Async } from '../../../ui/async/async.tsx';
import { createAnswer } from './answer.ts';
import { Payments } from './payments.tsx';
import { Terms } from './terms.tsx';

/** A kind of contract: the offers that wait for an answer, the contract in force, its payments, and earlier contracts. */
export default function ContractPage({ name }: { name: CommissionPlanName }) {
  const { t } = useTranslation('commissionPlan');
  const [state] = useState(() => {
    const contracts = resource(commissionPlans[name].read, () => ({}));
    const payments = pages(contractPayments, () => ({ kind: name }));
    const load = () => void Promise.all([contracts.load(), payments.load()]);
    return { contracts, payments, load, answer: createAnswer(name, load) };
  });
  useEffect(state.load, [state]);
  return (
    <Async resource={state.contracts} waiting={<div className="card padded contract-place skeleton" aria-hidden="true" />}>
      {({ waiting, current, past }) => (
        <>
          {waiting && (
            <section className="card padded" aria-labelledby="contract-offer">
              <h2 id="contract-offer">{t('offer')}</h2>
              <p className="hint">{t('offeredAt', { time: shortMomentText(waiting.offeredAt, language.value) })}</p>
              <Terms contract={waiting} />
              <p className="hint">{t(current ? 'replaces' : 'counts')}</p>
              <div className="contract-answers">
                <button type="button" className="button" onClick={() => void state.answer(waiting, false)}>
                  {t('decline')}
                </button>
                <button type="button" className="button button-accent" onClick={() => void state.answer(waiting, true)}>
                  {t('accept')}
                </button>
              </div>
            </section>
          )}
          {current && (
            <section className="card padded" aria-labelledby="contract-current">
              <h2 id="contract-current">{t('current')}</h2>
              {current.decidedAt !== undefined && <p className="hint">{t('acceptedAt', { time: shortMomentText(current.decidedAt, language.value) })}</p>}
              <p className={current.paid > 0 ? 'contract-paid won' : 'contract-paid'}>{t('paid', { amount: amountText(current.paid) })}</p>
              <Terms contract={current} />
            </section>
          )}
          {!waiting && !current && <StatusView picture={paper} title={t('none.title')} text={t('none.text')} action={{ label: t('none.centre'), href: paths.agent, tonal: true }} />}
          {(current || past.some(({ state: before }) => before === 'ended')) && <Payments pages={state.payments} />}
          {past.length > 0 && <Past contracts={past} />}
        </>
      )}
    </Async>
  );
}

function Past({ contracts }: { contracts: readonly CommissionPlan[] }) {
  const { t } = useTranslation('commissionPlan');
  return (
    <section className="card padded" aria-labelledby="contract-past">
      <h2 id="contract-past">{t('past')}</h2>
      <ul>
        {contracts.map(({ id, state, decidedAt, paid }) => (
          <li key={id} className="row spread contract-row">
            <span>
              {t(`state.${state}`)}
              {decidedAt !== undefined && <span className="hint">{shortMomentText(decidedAt, language.value)}</span>}
            </span>
            {state === 'ended' && <span className="numbers">{amountText(paid)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

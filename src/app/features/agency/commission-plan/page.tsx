import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { contractPayments } from '../../../../contract/endpoints/agency.ts';
import type { CommissionPlan } from '../../../../contract/endpoints/agency.ts';
import { hasAgencyCentre } from '../../../../contract/members.ts';
import { shortMomentText } from '../../../i18n/instant.ts';
import { paths } from '../../../paths.ts';
import { commissionPlans } from '../commission-plans.ts';
import type { CommissionPlanName } from '../commission-plans.ts';
import { session } from '../../session/session.ts';
import { amountText } from '../../wallet/amount-text.ts';
import { pages } from '../../../gateway/pages.ts';
import { resource } from '../../../gateway/resource.ts';
import { StatusView } from '../../../ui/status-view/status-view.tsx';
import { Async } from '../../../ui/async/async.tsx';
import { createAnswer } from './answer.ts';
import { Payments } from './payments.tsx';
import { Terms } from './terms.tsx';

const paper = 'M20 12h22l12 12v34a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Zm22 0v12h12M26 36h20M26 46h14';

/** A kind of commission plan: the offer that waits for an answer, the plan in force, its payments, and earlier plans. */
export default function CommissionPlanPage({ name }: { name: CommissionPlanName }) {
  const { t } = useTranslation('commissionPlan');
  const [state] = useState(() => {
    const plans = resource(commissionPlans[name].read, () => ({}));
    const payments = pages(contractPayments, () => ({ kind: name }));
    const load = () => void Promise.all([plans.load(), payments.load()]);
    return { plans, payments, load, answer: createAnswer(name, load) };
  });
  useEffect(state.load, [state]);
  const centre = session.value && hasAgencyCentre(session.value.type);
  return (
    <Async resource={state.plans} waiting={<div className="card padded plan-place skeleton" aria-hidden="true" />}>
      {({ waiting, current, past }) => (
        <>
          {waiting && (
            <section className="card padded" aria-labelledby="plan-offer">
              <h2 id="plan-offer">{t('offer')}</h2>
              <p className="hint">{t('offeredAt', { time: shortMomentText(waiting.offeredAt) })}</p>
              <Terms plan={waiting} />
              <p className="hint">{t(current ? 'replaces' : 'counts')}</p>
              <div className="plan-answers">
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
            <section className="card padded" aria-labelledby="plan-current">
              <h2 id="plan-current">{t('current')}</h2>
              {current.decidedAt !== undefined && <p className="hint">{t('acceptedAt', { time: shortMomentText(current.decidedAt) })}</p>}
              <p className={current.paid > 0 ? 'plan-paid won' : 'plan-paid'}>{t('paid', { amount: amountText(current.paid) })}</p>
              <Terms plan={current} />
            </section>
          )}
          {!waiting && !current && <StatusView picture={paper} title={t('none.title')} text={t('none.text')} action={centre ? { label: t('none.centre'), href: paths.agent, tonal: true } : { label: t('states:home'), href: paths.home, tonal: true }} />}
          {(current || past.some(({ state: before }) => before === 'ended')) && <Payments of={state.payments} />}
          {past.length > 0 && <Past plans={past} />}
        </>
      )}
    </Async>
  );
}

function Past({ plans }: { plans: readonly CommissionPlan[] }) {
  const { t } = useTranslation('commissionPlan');
  return (
    <section className="card padded" aria-labelledby="plan-past">
      <h2 id="plan-past">{t('past')}</h2>
      <ul>
        {plans.map(({ id, state, decidedAt, paid }) => (
          <li key={id} className="row spread plan-row">
            <span>
              {t(`state.${state}`)}
              {decidedAt !== undefined && <span className="hint">{shortMomentText(decidedAt)}</span>}
            </span>
            {state === 'ended' && <span className="numbers">{amountText(paid)}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { contractPayments, type CommissionPlan, type PlanPayment } from '../../../../contract/endpoints/agency.ts';
import { hasAgencyCentre } from '../../../../contract/members.ts';
import { call } from '../../../gateway/call.ts';
import { i18n } from '../../../i18n/index.ts';
import { commissionPlans, type CommissionPlanName } from '../commission-plans.ts';
import { confirm, durations, toast, toastWhile, toastTrouble } from '../../../ui/messages/messages.ts';
import { percentText } from '../../../i18n/money/money.ts';
import { language } from '../../../i18n/language.ts';
import { amountText } from '../../wallet/wallet.ts';
import { chevronDown, Icon } from '../../../ui/icon/icon.tsx';
import { shortMomentText, spanText } from '../../../i18n/instant.ts';
import { pages, type Pages } from '../../../gateway/pages.ts';
import { PagedList } from '../../../ui/paged/paged-list.tsx';
import { paths } from '../../../paths.ts';
import { session } from '../../session/session.ts';
import { resource } from '../../../gateway/resource.ts';
import { StatusView } from '../../../ui/status-view/status-view.tsx';
import { Async } from '../../../ui/async/async.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Facts } from '../../../ui/facts/facts.tsx';

/** Accepts or declines an offer after a confirmation; `done` runs when the platform has answered. */
function createAnswer(name: CommissionPlanName, done: () => void): (offer: CommissionPlan, accept: boolean) => Promise<void> {
  let busy = false;
  return async ({ id }, accept) => {
    if (busy) return;
    busy = true;
    const answer = accept ? 'accept' : 'decline';
    const sure = await confirm({
      title: i18n.t(`commissionPlan:sure.${answer}.title`),
      text: i18n.t(`commissionPlan:sure.${answer}.text`),
      confirm: i18n.t(`commissionPlan:${answer}`),
    });
    if (sure) {
      await toastWhile(i18n.t('shell:wait'), call(commissionPlans[name].process, { id, accept })).then(
        () => toast(i18n.t(`commissionPlan:answered.${answer}`), durations.short, 'done'),
        toastTrouble,
      );
      done();
    }
    busy = false;
  };
}

/** The terms of a commission plan: share, basis, interval and conditions. */
export function Terms({ plan: { basis, period, tiers, most } }: { plan: CommissionPlan }) {
  const { t } = useTranslation('commissionPlan');
  return (
    <>
      <Facts className="plan-facts" facts={[[t('fact.basis'), t(`basis.${basis}`)], [t('fact.period'), t(`period.${period}`)], [t('fact.most'), amountText(most)]]} />
      <Table
        className="plan-terms"
        caption={t('terms')}
        head={[t(`head.${basis}`), t('head.active'), t('head.rate')]}
        rows={tiers.map(({ atLeast, active, rate }) => [amountText(atLeast), active, percentText(rate, language.value)])}
      />
    </>
  );
}

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

const paper = 'M20 12h22l12 12v34a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Zm22 0v12h12M26 36h20M26 46h14';

/** A kind of commission plan: the offer that waits for an answer, the plan in force, its payments, and earlier plans. */
export default function CommissionPlanPage({ name, waiting: places }: { name: CommissionPlanName; waiting: ReactNode }) {
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
    <Async resource={state.plans} waiting={places}>
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

/** Refused and ended plans, each expandable to its terms. */
function Past({ plans }: { plans: readonly CommissionPlan[] }) {
  const { t } = useTranslation('commissionPlan');
  return (
    <section className="card padded" aria-labelledby="plan-past">
      <h2 id="plan-past">{t('past')}</h2>
      <ul className="divided">
        {plans.map((plan) => (
          <li key={plan.id}>
            <details>
              <summary className="row plan-row">
                <span className="fill">
                  {t(`state.${plan.state}`)}
                  {plan.decidedAt !== undefined && <span className="hint">{shortMomentText(plan.decidedAt)}</span>}
                </span>
                {plan.state === 'ended' && <span className="numbers">{amountText(plan.paid)}</span>}
                <Icon shape={chevronDown} size={20} className="quiet plan-chevron" />
              </summary>
              <Terms plan={plan} />
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}

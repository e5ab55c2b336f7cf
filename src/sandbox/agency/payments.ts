import type { PlanPayment, contractPayments } from '../../contract/endpoints/agency.ts';
import { Refusal, type Handler } from '../handler.ts';
import { rows } from '../store/database.ts';
import { planKinds } from './commission-plans.ts';
import { pageOfList } from '../store/pages.ts';
import { payDue } from './pay.ts';
import { plannedOf } from './roles.ts';

/** Payments of the agent's plans of a kind, newest first; periods that paid nothing are included. */
export const readPayments: Handler<typeof contractPayments> = (call) => {
  const { platform, input } = call;
  const { memberId } = plannedOf(call);
  const kind = planKinds.find((name) => name === input.kind);
  if (!kind) throw new Refusal('request.invalid');
  payDue(platform);
  return pageOfList(rows<PlanPayment>(
    platform.database,
    `select cast(contract_payments.id as text) as id, begins_at as "from", ends_at as "to", basis, amount, paid_at as paidAt
     from contract_payments join contracts on contracts.id = contract_id where member_id = ? and kind = ? order by begins_at desc`,
    memberId, kind,
  ), input.pageNo);
};

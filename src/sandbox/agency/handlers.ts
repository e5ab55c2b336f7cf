import type {
  commissionRates, dailySalaryRequest, processDailySalary,
} from '../../contract/endpoints/agency.ts';
import type { contractRequest } from '../../contract/endpoints/member.ts';
import { callerOf, type Handler } from '../handler.ts';
import { ratesOf, readReport } from './commission.ts';
import { plansOf, decide, offeredPlanKinds, type PlanKind } from './commission-plans.ts';
import { readDetail, readDownline } from './downline.ts';
import { readInvitation } from './invitation.ts';
import { readKpi } from './kpi.ts';
import { payDue } from './pay.ts';
import { readPayments } from './payments.ts';
import { agentOf, plannedOf } from './roles.ts';
import { readTerms, readTransfers, transfer } from './transfers.ts';

/** The keys of the kinds in home's prompts (G §4). */
const requestNames: Record<string, string> = { salary: 'dailysalreqtype', dividend: 'divtypecompperiodreq', hour: 'contracthoursalreq' };

const readRequests: Handler<typeof contractRequest> = (call) =>
  Object.fromEntries(offeredPlanKinds(call.platform, callerOf(call).memberId).map((kind) => [requestNames[kind], 'OFFERED']));

const reader = (kind: PlanKind): Handler<typeof dailySalaryRequest> =>
  (call) => {
    const { memberId } = plannedOf(call);
    payDue(call.platform);
    return plansOf(call.platform, memberId, kind);
  };

const decider = (kind: PlanKind): Handler<typeof processDailySalary> =>
  (call) => decide(call.platform, plannedOf(call).memberId, kind, call.input.id, call.input.accept);

const readRates: Handler<typeof commissionRates> = (call) => [...ratesOf(call.platform, agentOf(call).memberId)];

export const agencyHandlers = {
  contractRequest: readRequests,
  dailySalaryRequest: reader('salary'),
  dividendRequest: reader('dividend'),
  hourlySalaryRequest: reader('hour'),
  processDailySalary: decider('salary'),
  processDividend: decider('dividend'),
  processHourlySalary: decider('hour'),
  contractPayments: readPayments,
  teamKpi: readKpi,
  downline: readDownline,
  downlineDetail: readDetail,
  commissionReport: readReport,
  commissionRates: readRates,
  teamInvitation: readInvitation,
  transferTerms: readTerms,
  transferMoney: transfer,
  transfers: readTransfers,
};

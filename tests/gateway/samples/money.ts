import { daysLater, dayOf } from '../../../src/contract/day.ts';
import { firstOf, nobody, type Known, type Samples } from './sample.ts';

const nothing = () => ({});
const requestId = 'kit-request-0001';

/** The last 30 days by the gateway's clock. */
export async function month(known: Known): Promise<{ from: string; to: string }> {
  const to = dayOf((await known.value('systemStatus')).serverTime);
  return { from: daysLater(to, -29), to };
}

const record = async (known: Known) => ({ ...(await month(known)), pageNo: 1 });

/** The wallet, the cashier, records and rewards. Calls that move money must be refused here; the `money` check makes the valid ones. */
export const moneySamples = {
  wallet: { place: 'the balance in the header', input: nothing },
  merchantWallet: { place: 'the amount in open bets', input: nothing },
  moneyRequest: { place: 'a request without an answer', input: () => ({ requestId }) },
  createDeposit: { place: 'the deposit', effect: 'money', input: () => ({ requestId, method: 'PIX', amount: 0 }), refusedBy: ['amount.outside', 'request.invalid'] },
  readDeposit: { place: 'a deposit', input: () => ({ id: nobody }), refusedBy: ['request.invalid'] },
  cancelDeposit: { place: 'a deposit', effect: 'change', input: () => ({ id: nobody }), refusedBy: ['request.invalid'] },
  requestWithdrawal: {
    place: 'the withdrawal', effect: 'money', refusedBy: ['amount.outside', 'destination.missing', 'payment.password.missing', 'payment.password.wrong', 'request.invalid'],
    input: async (known) => ({ requestId, destinationId: nobody, amount: 0, paymentPassword: await known.secret() }),
  },
  readWithdrawal: { place: 'a withdrawal', input: () => ({ id: nobody }), refusedBy: ['request.invalid'] },
  accountRecord: { place: 'the account record', input: record },
  betRecord: { place: 'the betting record', input: record },
  depositRecord: { place: 'the load record', input: record },
  withdrawRecord: { place: 'the withdrawal record', input: record },
  recordTotals: { place: 'the totals of a record', input: async (known) => ({ of: 'account', ...(await month(known)) }) },
  rebateReport: { place: 'my rebate', input: record },
  claimRebate: { place: 'the manual rebate', effect: 'money', input: () => ({ requestId: '?' }), refusedBy: ['request.invalid', 'claim.nothing'] },
  rewardList: { place: 'the reward centre', input: () => ({ state: 'waiting', pageNo: 1 }) },
  claimReward: { place: 'a reward', effect: 'money', input: () => ({ rewardId: nobody }), refusedBy: ['claim.nothing'] },
  claimLevelBonus: { place: "a level's bonus", effect: 'money', input: () => ({ level: nobody }), refusedBy: ['permission.denied', 'request.invalid'] },
  transferTerms: { place: 'the transfer to the superior', input: nothing, mayBeRefusedBy: ['permission.denied', 'user.missing', 'permission.trial'] },
  transferMoney: {
    place: 'the transfer to the superior', effect: 'money', refusedBy: ['amount.outside', 'permission.denied', 'user.missing', 'request.invalid'],
    input: async (known) => ({ amount: 0, secret: await known.secret(), requestId }),
  },
} satisfies Partial<Samples>;

const noAgent = { mayBeRefusedBy: ['permission.denied'] } as const;
const anOffer = { effect: 'change', input: () => ({ id: nobody, accept: false }), refusedBy: ['permission.denied', 'request.invalid'] } as const;

/** The agency; members who are not agents are refused with `permission.denied`. */
export const agencySamples = {
  contractRequest: { place: "home's contract prompts", input: nothing },
  dailySalaryRequest: { place: 'the salary plan', input: nothing, ...noAgent },
  dividendRequest: { place: 'the dividend plan', input: nothing, ...noAgent },
  hourlySalaryRequest: { place: 'the hourly plan', input: nothing, ...noAgent },
  processDailySalary: { place: 'the salary plan', ...anOffer },
  processDividend: { place: 'the dividend plan', ...anOffer },
  processHourlySalary: { place: 'the hourly plan', ...anOffer },
  contractPayments: { place: "a plan's payments", input: () => ({ kind: 'salary', pageNo: 1 }), ...noAgent },
  teamKpi: { place: "the team's figures", input: () => ({ days: 7 }), ...noAgent },
  downline: { place: 'the team', input: () => ({ pageNo: 1 }), ...noAgent },
  downlineDetail: { place: 'a member of the team', input: async (known) => ({ id: firstOf((await known.value('downline')).items, 'team').id }), ...noAgent },
  commissionReport: { place: 'the commission', input: () => ({ pageNo: 1 }), ...noAgent },
  commissionRates: { place: 'the commission', input: nothing, ...noAgent },
  teamInvitation: { place: "the agent's invitation", input: nothing, ...noAgent },
} satisfies Partial<Samples>;

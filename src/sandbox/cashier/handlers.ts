import type {
  cancelDeposit, createDeposit, Deposit, depositMethods, readDeposit, readWithdrawal, requestWithdrawal, waitingDeposits, withdrawalOffer,
} from '../../contract/endpoints/cashier.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import type { Call, Handler } from '../handler.ts';
import { provePayment } from '../security/proof.ts';
import { describeDestination, destinationsOf } from '../security/destinations.ts';
import { protectionOf } from '../security/protection.ts';
import { merchantOf } from '../settings/merchants.ts';
import { brCode, bankText } from './br-code.ts';
import { chargeFor, depositOf, describeDeposit, giveUpDeposit, waitingOf, type DepositRow } from './deposits.ts';
import { depositMethods as offered, withdrawalMethods } from './methods.ts';
import { checkHere } from '../responsible/checks.ts';
import { receiverOf } from './receiver.ts';
import { describeWithdrawal, leftToday, openWithdrawalsOf, withdraw, withdrawalOf } from './withdrawals.ts';

const readMethods: Handler<typeof depositMethods> = (call) => {
  checkHere(call.platform, realCallerOf(call).memberId);
  return [...offered];
};

const readWaiting: Handler<typeof waitingDeposits> = (call) => {
  const { memberId } = realCallerOf(call);
  return waitingOf(call.platform, memberId).map((found) => told(call, found));
};

const create: Handler<typeof createDeposit> = (call) => {
  const { memberId } = realCallerOf(call);
  return told(call, chargeFor(call.platform, { memberId, merchant: call.merchant }, call.input));
};

const readOne: Handler<typeof readDeposit> = (call) => told(call, depositOf(call.platform, realCallerOf(call).memberId, call.input.id));

const cancel: Handler<typeof cancelDeposit> = (call) => told(call, giveUpDeposit(call.platform, realCallerOf(call).memberId, call.input.id));

const readOffer: Handler<typeof withdrawalOffer> = (call) => {
  const { platform } = call;
  const { memberId } = realCallerOf(call);
  return {
    methods: [...withdrawalMethods],
    leftToday: leftToday(platform, memberId),
    hasPaymentPassword: protectionOf(platform, memberId).payment_password_hash !== null,
    destinations: destinationsOf(platform, memberId).map(describeDestination),
    open: openWithdrawalsOf(platform, memberId).map((open) => describeWithdrawal(platform, open)),
  };
};

const request: Handler<typeof requestWithdrawal> = async (call) => {
  const { platform, input, merchant } = call;
  const { memberId } = realCallerOf(call);
  await provePayment(platform, memberId, input.paymentPassword);
  return describeWithdrawal(platform, withdraw(platform, { memberId, merchant }, input));
};

const readWithdrawn: Handler<typeof readWithdrawal> = (call) =>
  describeWithdrawal(call.platform, withdrawalOf(call.platform, realCallerOf(call).memberId, call.input.id));

/** The deposit; while it waits, with its Pix code or the account to pay into. */
function told(call: Call<unknown>, found: DepositRow): Deposit {
  const deposit = describeDeposit(call.platform, found);
  if (found.status !== 'waiting') return deposit;
  const { code, name } = merchantOf(call);
  const { city, pixKey, ...account } = receiverOf(code);
  // A name in another script is read as that of the company behind it.
  if (found.method === 'PIX') return { ...deposit, brCode: brCode({ key: pixKey, name: bankText(name, 25) || account.holder, city, amount: found.amount, reference: found.reference }) };
  return { ...deposit, account: { ...account, note: `DEP${found.id}` } };
}

export const cashierHandlers = {
  depositMethods: readMethods,
  waitingDeposits: readWaiting,
  createDeposit: create,
  readDeposit: readOne,
  cancelDeposit: cancel,
  withdrawalOffer: readOffer,
  requestWithdrawal: request,
  readWithdrawal: readWithdrawn,
};

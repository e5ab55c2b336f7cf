import { randomUUID } from 'node:crypto';
import { outcomeOf } from '../kit/answer.ts';
import type { Check, Kit, Session } from '../kit/kit.ts';
import { balanceOf, checkTwice } from '../kit/twice.ts';
import { Skip } from '../samples/sample.ts';

const name = 'money';

/** Moves the least amount of each kind twice under one request id, as a phone does that lost the answer. */
export const money: Check = {
  name,
  async run(kit) {
    const { options, report } = kit;
    if (!options.money || options.readOnly) {
      for (const { call } of moves) report.skipped(name, call, 'moves money: needs --money');
      return;
    }
    const session = await kit.member();
    if (!session) throw new Skip('needs an account that can log in');
    for (const { call, run } of moves) {
      try {
        await run(kit, session);
      } catch (error) {
        if (!(error instanceof Skip)) throw error;
        report.skipped(name, call, error.message);
      }
    }
  },
};

/** Makes a charge and cancels it; nothing is paid. */
async function deposit(kit: Kit, session: Session): Promise<void> {
  const { client, token } = session;
  const waiting = await kit.value('waitingDeposits');
  const method = (await kit.value('depositMethods')).find((offered) => !waiting.some((charge) => charge.method === offered.method));
  if (!method) throw new Skip('a charge of every method waits');
  await checkTwice(kit, session, 'createDeposit', { requestId: randomUUID(), method: method.method, amount: Number(method.least) }, () => 0);
  const charges = (outcomeOf(await client.call('waitingDeposits', {}, { token })).value ?? []) as typeof waiting;
  const made = charges.filter(({ id }) => !waiting.some((charge) => charge.id === id));
  if (made.length > 1) kit.report.fault(name, 'createDeposit', 'money.twice', `${made.length} charges of one request`);
  for (const { id } of made) await client.call('cancelDeposit', { id }, { token });
}

/** Transfers to the superior; the money does not come back. */
async function transfer(kit: Kit, session: Session): Promise<void> {
  const { least, proof } = await kit.value('transferTerms');
  await skipBelow(session, 2 * Number(least));
  const secret = proof === 'payment' ? paymentPasswordOf(kit) : kit.options.account!.password;
  await checkTwice(kit, session, 'transferMoney', { requestId: randomUUID(), amount: Number(least), secret }, ({ amount }) => -Number(amount));
}

/** Withdraws to the first destination on record; the money does not come back. */
async function withdraw(kit: Kit, session: Session): Promise<void> {
  const paymentPassword = paymentPasswordOf(kit);
  const { methods, destinations } = await kit.value('withdrawalOffer');
  const destination = destinations.find(({ method }) => methods.some((offered) => offered.method === method));
  if (!destination) throw new Skip('the account has no destination for withdrawals');
  const amount = Number(methods.find(({ method }) => method === destination.method)!.least);
  await skipBelow(session, 2 * amount);
  const input = { requestId: randomUUID(), destinationId: destination.id, amount, paymentPassword };
  await checkTwice(kit, session, 'requestWithdrawal', input, ({ amount: withdrawn }) => -Number(withdrawn));
}

/** Claims the account's own rebate, if any is waiting. */
async function rebate(kit: Kit, session: Session): Promise<void> {
  if (!Number((await kit.value('rebateWaiting')).amount)) throw new Skip('no rebate waits');
  await checkTwice(kit, session, 'claimRebate', { requestId: randomUUID() }, ({ amount }) => Number(amount));
}

const moves = [
  { call: 'createDeposit', run: deposit },
  { call: 'transferMoney', run: transfer },
  { call: 'requestWithdrawal', run: withdraw },
  { call: 'claimRebate', run: rebate },
] as const;

async function skipBelow(session: Session, least: number): Promise<void> {
  if (!((await balanceOf(session)) >= least)) throw new Skip(`the balance is below ${least} minor units, twice the least amount`);
}

function paymentPasswordOf({ options }: Kit): string {
  if (options.paymentPassword === undefined) throw new Skip('needs --payment-password');
  return options.paymentPassword;
}

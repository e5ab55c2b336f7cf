import { beforeAll, describe, expect, test, vi } from 'vitest';
import { calls, type CallName } from '../../../src/contract/calls.ts';
import { findMember } from '../../../src/sandbox/accounts/members.ts';
import { settle, stake } from '../../../src/sandbox/money/stakes.ts';
import { exclude, pause } from '../../../src/sandbox/responsible/breaks.ts';
import { minute } from '../../../src/sandbox/time/lengths.ts';
import { startSandbox, type Answer, type Phone } from '../../support/sandbox-caller.ts';
import { copyMember, emptyMember, watchMembers } from '../../support/second-member.ts';
import { requestIds, walkerOf } from '../../support/walk.ts';

// Four members with money, bets, limits, breaks, charges and messages of the same kind: at each of two merchants an
// agent with a past, and a copy of their every row as another member. One of them makes every call of the contract.

// Each walk makes some 115 calls, and the past of the first is filled before.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const merchants = ['leve', 'brisa'];
const accounts = ['agente', 'agente~'];

/** Calls after which the caller can make fewer. */
const last: readonly CallName[] = ['setPaymentPassword', 'pausePlay', 'excludeFromPlay', 'changePassword', 'logout'];
const inOrder = [...calls.map(({ name }) => name).filter((name) => !last.includes(name)).toSorted(), ...last];

/** Refused to everybody with these inputs: what a visitor does, and what needs a code or a file. */
const refused: readonly CallName[] = ['affiliateCheck', 'login', 'processHourlySalary', 'register', 'sendLoginCode', 'sendRegistrationCode', 'setContact', 'setPasswordByPhone', 'uploadPicture'];
/** Shown to everybody: what others have won, who leads, and the jackpot, which all stakes feed. */
const shared: readonly CallName[] = ['leaderBoard', 'winners', 'settings'];
/** Drawn anew at every call. */
const drawn: readonly CallName[] = ['captcha', 'captchaProof', 'createTrial', 'trialLogin'];

/** What each of the two agents has before the other comes to be. */
async function furnish(phone: Phone, merchant: string): Promise<void> {
  const { platform } = phone;
  const { id } = findMember(platform, merchant, 'agente')!;
  pause({ database: platform.database, clock: { now: () => platform.clock.now() - 60 * 86_400_000 } }, id, 'day');
  const walker = await walkerOf(phone, merchant, 'agente');
  for (const act of [
    () => walker.call('setPlayLimit', { kind: 'deposit', period: 'day', amount: 100_000 }),
    () => walker.call('setPlayLimit', { kind: 'loss', period: 'week', amount: 4_000_000 }),
    () => walker.call('setPlayLimit', { kind: 'loss', period: 'week', amount: 5_000_000 }),
    () => walker.call('setPlayLimit', { kind: 'time', period: 'day', amount: 600 }),
    () => walker.call('setRealityCheck', { minutes: 60 }),
    () => walker.call('createDeposit', { requestId: 'furnish-deposit', method: 'PIX', amount: 12_300 }),
    () => walker.call('addBankAccount', { bank: '001', branch: '0007', account: '7654-3', holder: 'Otávio Lima Prado', cpf: '11144477735', secret: 'leve2026' }),
    async () => walker.call('requestWithdrawal', { requestId: 'furnish-withdrawal', destinationId: (await walker.value('withdrawalOffer')).destinations[0]!.id, amount: 4_500, paymentPassword: 'leve2026' }),
    () => walker.callAny('setSecurityQuestions'),
    () => walker.callAny('addFavourite'),
    () => walker.callAny('addRecentGame'),
    () => walker.callAny('applyForPromotion'),
    () => walker.callAny('feedback'),
    () => walker.callAny('acceptTerms'),
    () => walker.callAny('launchGame'),
    () => walker.callAny('dailySalaryRequest'),
    () => walker.callAny('rewardList'),
    () => walker.callAny('playVisit'),
    () => { phone.advance(3 * minute); return walker.callAny('playVisit'); },
  ]) {
    const answer = await act();
    if (!answer.success) throw new Error(`not furnished: ${JSON.stringify(answer)}`);
  }
}

const idsOf = ({ platform }: Phone): Map<string, number> =>
  new Map(merchants.flatMap((merchant) => accounts.map((account) => [`${merchant} ${account}`, findMember(platform, merchant, account)!.id] as const)));

let furnished: Uint8Array;
beforeAll(async () => {
  const phone = await startSandbox({ hasPast: true });
  const { database } = phone.platform;
  for (const merchant of merchants) await furnish(phone, merchant);
  for (const merchant of merchants) copyMember(database, findMember(phone.platform, merchant, 'agente')!.id, '~');
  furnished = database.serialize();
  phone.close();
});

/** A platform with all four, or with the rows of one alone; the others have just played, exclude themselves, and used the caller's request ids before. */
async function world(caller: string, isAlone: boolean): Promise<{ phone: Phone; others: number[] }> {
  const phone = await startSandbox({ hasPast: true, copyOf: furnished });
  const { platform } = phone;
  phone.advance(2 * minute);
  const others = Array.from(idsOf(phone)).filter(([name]) => name !== caller).map(([, id]) => id);
  // The numbers of new rows follow the highest one: it is that of somebody else.
  const stranger = copyMember(platform.database, others[0]!, '~~');
  for (const id of [...others, stranger]) {
    // Within the caller's visit, and for longer than the caller.
    stake(platform, { memberId: id, reference: 'today', title: 'Tigre', amount: 1_100 });
    settle(platform, id, 'today', 0);
    if (id !== stranger) platform.database.exec(`update play_times set duration = duration + ${7 * minute}, seen_at = ${platform.clock.now()} where member_id = ${id}`);
    requestIds.forEach((requestId, at) => platform.database.exec(`update money_requests set request_id = '${requestId}' where rowid = (select rowid from money_requests where member_id = ${id} order by rowid limit 1 offset ${at})`));
    exclude(platform, id, 'forever');
  }
  if (isAlone) for (const id of others) emptyMember(platform.database, id);
  return { phone, others };
}

/** Random text: tokens, addresses and codes of payment. */
const masked = (answer: Answer): unknown => JSON.parse(JSON.stringify(answer).replaceAll(/[\w-]{20,}/g, '•'));

async function walk(phone: Phone, caller: string, after: (name: CallName, answer: Answer) => void): Promise<void> {
  const [merchant, account] = caller.split(' ') as [string, string];
  const walker = await walkerOf(phone, merchant, account);
  for (const name of inOrder) after(name, await walker.callAny(name).catch((error: Error): Answer => ({ success: false, errorCode: error.message })));
}

describe.each(merchants.flatMap((merchant) => accounts.map((account) => `${merchant} ${account}`)))('every call of the contract, made by %s', (caller) => {
  const withOthers = new Map<CallName, Answer>();
  const alone = new Map<CallName, Answer>();
  const touched: string[] = [];

  beforeAll(async () => {
    const { phone, others } = await world(caller, false);
    const since = watchMembers(phone.platform.database, others);
    await walk(phone, caller, (name, answer) => {
      withOthers.set(name, answer);
      touched.push(...since().map((what) => `${name}: ${what}`));
    });
    phone.close();
    const empty = await world(caller, true);
    await walk(empty.phone, caller, (name, answer) => alone.set(name, answer));
    empty.phone.close();
  });

  test('moves nothing of another member', () => {
    expect(touched).toEqual([]);
  });

  test('shows nothing of another member: the answer is the same where they have nothing', () => {
    for (const [name, answer] of withOthers) if (!shared.includes(name) && !drawn.includes(name)) expect.soft({ name, answer: masked(answer) }).toEqual({ name, answer: masked(alone.get(name)!) });
  });

  // The bank knows a copy's keys as another person's.
  test.runIf(caller.endsWith('agente'))('is carried out', () => {
    expect(Array.from(withOthers).filter(([name, { success }]) => success === refused.includes(name)).map(([name, { errorCode }]) => [name, errorCode])).toEqual([]);
  });
});

test.each(merchants)('at %s, what an excluded member does moves nothing of the others', async (merchant) => {
  const phone = await startSandbox({ hasPast: true, copyOf: furnished });
  const ids = idsOf(phone);
  const caller = `${merchant} agente~`;
  exclude(phone.platform, ids.get(caller)!, 'forever');
  const since = watchMembers(phone.platform.database, Array.from(ids.values()).filter((id) => id !== ids.get(caller)));
  const touched: string[] = [];
  await walk(phone, caller, (name) => touched.push(...since().map((what) => `${name}: ${what}`)));
  expect(touched).toEqual([]);
  phone.close();
});

/** Whose inputs name a thing of the caller's own. */
const ofTheirs: readonly CallName[] = ['readMessage', 'deleteMessage', 'removeDestination', 'readDeposit', 'cancelDeposit', 'requestWithdrawal', 'readWithdrawal', 'claimReward', 'processDailySalary', 'processDividend', 'transferMoney', 'transferTerms', 'downlineDetail'];

test.each(ofTheirs)('%s is refused with the id of another member\'s, and moves nothing', async (name) => {
  const phone = await startSandbox({ hasPast: true, copyOf: furnished });
  const owner = await walkerOf(phone, 'leve', 'agente');
  const callers = [await walkerOf(phone, 'leve', 'agente~'), await walkerOf(phone, 'brisa', 'agente')];
  const since = watchMembers(phone.platform.database, [idsOf(phone).get('leve agente')!]);
  for (const caller of callers) {
    expect(await caller.callAny(name, owner)).toMatchObject({ success: false });
    expect(since()).toEqual([]);
  }
  phone.close();
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import type { Refusal } from '../../../../src/sandbox/handler.ts';
import { settle, stake } from '../../../../src/sandbox/money/stakes.ts';
import { exclude, pause } from '../../../../src/sandbox/responsible/breaks.ts';
import { checkDeposit, checkHere, checkLaunch, checkOffer, checkStake, mayBeCourted, mayReceive, notePlaying, exceedsDepositLimit } from '../../../../src/sandbox/responsible/checks.ts';
import { setLimit } from '../../../../src/sandbox/responsible/limits.ts';
import { playedOn } from '../../../../src/sandbox/responsible/time.ts';
import { orderedBy, usedIn } from '../../../../src/sandbox/responsible/usage.ts';
import { periodAt } from '../../../../src/sandbox/time/periods.ts';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

const minute = 60_000;
const trialType = 4;
let phone: Phone;
let memberId: number;

beforeEach(async () => {
  phone = await startSandbox();
  memberId = findMember(phone.platform, 'leve', 'marina')!.id;
});
afterEach(() => phone.close());

const offer = (RESPONSIBLE: boolean) => phone.set({ switches: { RESPONSIBLE } });
const codeOf = (work: () => void): string => {
  try {
    work();
    return 'passes';
  } catch (error) {
    return (error as Refusal).code;
  }
};
/** What each check says of the member, as an account of this type. */
const said = (type: number) => {
  const player = { memberId, type };
  return {
    launch: codeOf(() => checkLaunch(phone.platform, player)), stake: codeOf(() => checkStake(phone.platform, player, 100)), offer: codeOf(() => checkOffer(phone.platform, player)),
    here: codeOf(() => checkHere(phone.platform, memberId)), deposit: codeOf(() => checkDeposit(phone.platform, memberId, 100)),
    courted: mayBeCourted(phone.platform, memberId), receives: mayReceive(phone.platform, memberId, 100),
  };
};
const free = { launch: 'passes', stake: 'passes', offer: 'passes', here: 'passes', deposit: 'passes', courted: true, receives: true };
const away = (code: string) => ({ launch: code, stake: code, offer: code, here: code, deposit: code, courted: false, receives: false });

test('a member without a break or a limit passes them all, whether the merchant has responsible play or not', () => {
  for (const offered of [true, false]) {
    offer(offered);
    expect(said(0)).toEqual(free);
  }
});

test('an exclusion counts whatever the merchant does, a pause where there is responsible play', () => {
  pause(phone.platform, memberId, 'week');
  expect(said(0)).toEqual(away('play.paused'));
  offer(false);
  expect(said(0)).toEqual(free);
  exclude(phone.platform, memberId, 'forever');
  expect(said(0)).toEqual(away('play.excluded'));
  offer(true);
  expect(said(0)).toEqual(away('play.excluded'));
});

test('a trial account plays for nothing: no break keeps it from games and offers', () => {
  exclude(phone.platform, memberId, 'forever');
  expect(said(trialType)).toMatchObject({ launch: 'passes', stake: 'passes', offer: 'passes', here: 'play.excluded' });
  notePlaying(phone.platform, { memberId, type: trialType });
  phone.advance(minute);
  notePlaying(phone.platform, { memberId, type: trialType });
  expect(playedOn(phone.platform, memberId, phone.platform.clock.now())).toBe(0);
});

test('the time of the day ends launches and stakes at its very minute, where the merchant has responsible play', () => {
  setLimit(phone.platform, memberId, { kind: 'time', period: 'day' }, 2);
  const player = { memberId, type: 0 };
  notePlaying(phone.platform, player);
  phone.advance(2 * minute - 1);
  notePlaying(phone.platform, player);
  expect(said(0)).toEqual(free);
  phone.advance(1);
  notePlaying(phone.platform, player);
  expect(said(0)).toEqual({ ...free, launch: 'play.limit.time', stake: 'play.limit.time' });
  expect(said(trialType)).toEqual(free);
  offer(false);
  expect(said(0)).toEqual(free);
});

test('a launch is noted as time, but not where the merchant has no responsible play', () => {
  const played = () => playedOn(phone.platform, memberId, phone.platform.clock.now());
  const launch = () => {
    checkLaunch(phone.platform, { memberId, type: 0 });
    phone.advance(minute);
    checkLaunch(phone.platform, { memberId, type: 0 });
    notePlaying(phone.platform, { memberId, type: 0 });
  };
  offer(false);
  launch();
  expect(played()).toBe(0);
  offer(true);
  launch();
  expect(played()).toBe(minute);
});

test('a stake may lose up to the limit and no centavo more; a deposit, and money from others, fill theirs', () => {
  setLimit(phone.platform, memberId, { kind: 'loss', period: 'week' }, 1_000);
  const { now } = phone.platform.clock;
  const before = usedIn(phone.platform, memberId, 'deposit', periodAt('month', now())) + orderedBy(phone.platform, memberId);
  setLimit(phone.platform, memberId, { kind: 'deposit', period: 'month' }, before + 5_000);
  const player = { memberId, type: 0 };
  const staked = (amount: number) => codeOf(() => checkStake(phone.platform, player, amount));
  expect([staked(1_000), staked(1_001)]).toEqual(['passes', 'play.limit.loss']);
  stake(phone.platform, { memberId, reference: 'lost', title: 'Dados', amount: 400 });
  settle(phone.platform, memberId, 'lost', 0);
  expect([staked(600), staked(601)]).toEqual(['passes', 'play.limit.loss']);
  const deposited = (amount: number) => [codeOf(() => checkDeposit(phone.platform, memberId, amount)), exceedsDepositLimit(phone.platform, memberId, amount), mayReceive(phone.platform, memberId, amount)];
  expect([deposited(5_000), deposited(5_001)]).toEqual([['passes', false, true], ['play.limit.deposit', true, false]]);
  offer(false);
  expect([staked(9_999), deposited(9_999)]).toEqual(['passes', ['passes', false, true]]);
});

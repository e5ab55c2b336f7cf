import { describe, expect, test } from 'vitest';
import { findCaller } from '../../../../src/sandbox/accounts/sessions.ts';
import { findEndedGameSession, findGameSession, merchantOfTicket, openGameSession, readBackUrl, reserveGameSession, type Launch } from '../../../../src/sandbox/play/game-sessions.ts';
import { row } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf } from '../../../support/sandbox-caller.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const launch: Launch = { kind: 'game', nodeId: '7', focus: 'a', language: 'en', backUrl: '/m/game' };

async function reserving(username = 'marina', merchant = 'leve') {
  const phone = await startSandbox();
  const { platform } = phone;
  const caller = findCaller(platform, await tokenOf(phone, username, { merchant }), platform.merchants.find(({ code }) => code === merchant)!)!;
  return { ...phone, caller, reserve: () => reserveGameSession(platform, caller, launch), kept: () => row<{ count: number }>(platform.database, 'select count(*) as count from seats')!.count };
}

describe('a launch ticket', () => {
  test.each([[0, true], [2 * minute - 1, true], [2 * minute, false], [day, false]])('that is %d ms old opens: %s', async (age, opens) => {
    const { platform, reserve, advance } = await reserving();
    const ticket = reserve();
    advance(age);
    expect(openGameSession(platform, ticket) !== undefined).toBe(opens);
  });

  test('opens once, and again for who holds its secret, however old it is', async () => {
    const { platform, reserve, advance } = await reserving();
    const ticket = reserve();
    expect(openGameSession(platform, ticket, 'held of another page')).toBeDefined();
    expect([openGameSession(platform, ticket), openGameSession(platform, ticket, ''), openGameSession(platform, ticket, 'a guess')]).toEqual([undefined, undefined, undefined]);
    const other = reserve();
    const opened = openGameSession(platform, other)!;
    advance(day);
    expect([openGameSession(platform, other, opened.secret), openGameSession(platform, ticket, opened.secret), openGameSession(platform, 'none', opened.secret)]).toEqual([opened, undefined, undefined]);
    expect([ticket, opened.secret].map((each) => /^[\w-]{32}$/.test(each))).toEqual([true, true]);
  });

  test('tells its merchant, used or not; one that never was, the first', async () => {
    const { platform, reserve } = await reserving('marina', 'brisa');
    const ticket = reserve();
    openGameSession(platform, ticket);
    expect([merchantOfTicket(platform, ticket).code, merchantOfTicket(platform, 'none').code]).toEqual(['brisa', platform.merchants[0]!.code]);
    expect(platform.merchants[0]!.code).not.toBe('brisa');
  });
});

describe('a game session', () => {
  test('is its launch, its player and its merchant', async () => {
    const { platform, caller, reserve, advance } = await reserving();
    const openedAt = platform.clock.now();
    advance(minute);
    const { id, secret } = openGameSession(platform, reserve())!;
    const { merchant, ...session } = findGameSession(platform, id, secret)!;
    expect(session).toEqual({ ...launch, id, secret, openedAt, player: { memberId: caller.memberId, account: 'marina', type: caller.type } });
    expect(merchant.code).toBe('leve');
    expect([findGameSession(platform, id, `${secret}x`), findGameSession(platform, 'none', secret)]).toEqual([undefined, undefined]);
  });

  test('keeps the login open by what is asked of it, and tells its way back when that has ended', async () => {
    const { platform, reserve, advance } = await reserving();
    const { id, secret } = openGameSession(platform, reserve())!;
    for (const _ of [1, 2]) {
      advance(2 * 60 * minute - 1);
      expect(findGameSession(platform, id, secret)).toBeDefined();
    }
    advance(2 * 60 * minute);
    expect(findGameSession(platform, id, secret)).toBeUndefined();
    expect([findEndedGameSession(platform, id), findEndedGameSession(platform, 'none')]).toEqual([{ language: 'en', backUrl: '/m/game' }, undefined]);
  });

  test('of a member that was disabled is none', async () => {
    const { platform, caller, reserve } = await reserving();
    const { id, secret } = openGameSession(platform, reserve())!;
    platform.database.prepare('update members set disabled = 1 where id = ?').run(caller.memberId);
    expect(findGameSession(platform, id, secret)).toBeUndefined();
  });

  test('is one of fifty of its login, the newest, and is forgotten a day after', async () => {
    const { platform, reserve, advance, kept } = await reserving();
    const tickets = Array.from({ length: 50 }, reserve);
    expect(kept()).toBe(50);
    tickets.push(reserve());
    expect([kept(), [0, 1, 50].map((at) => openGameSession(platform, tickets[at]!) !== undefined)]).toEqual([50, [false, true, true]]);
    advance(day);
    reserve();
    expect(kept()).toBe(50);
    advance(1);
    reserve();
    expect(kept()).toBe(2);
  });
});

test.each([
  ['/m', true], ['/m?tab=1', true], ['/m/', true], ['/m/home#top', true], ['/', true], ['', false], ['/mine', false], ['m/home', false], ['/m/a b', false], ['/m//x', false], ['/m/\\x', false],
  ['/m/caf\u00e9', false], ['/m/\u0001', false], ['/m/~', true], ['/m/!', true], ['/m\n', false], ['//m/', false], ['/x/m/', false],
])('the back address %j is kept: %s', (path, kept) => expect(readBackUrl(path)).toBe(kept ? path : '/m/home'));

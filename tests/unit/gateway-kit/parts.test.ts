import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { afterAll, expect, test } from 'vitest';
import { callAt } from '../../../src/contract/calls.ts';
import { checks } from '../../gateway/checks/index.ts';
import { optionsFrom } from '../../gateway/kit/arguments.ts';
import { junitOf } from '../../gateway/kit/junit.ts';
import { Kit, runChecks } from '../../gateway/kit/kit.ts';
import { readWithout } from '../../gateway/kit/parts.ts';
import { player, recorder } from '../../gateway/kit/tape.ts';
import { kitOnTheBox } from '../../gateway/on-the-box.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-kit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Ten calls, as a gateway has them on its first day. */
const had = ['settings', 'systemStatus', 'hotGames', 'allVassalage', 'vassalageGameType', 'login', 'logout', 'memberInfo', 'wallet', 'launchGame'];

test('half a gateway is green: what --without names, and what its switches turn off, are no faults', async () => {
  const { kit, phone } = await kitOnTheBox({ money: false }, (box) => async (request) => {
    const name = callAt(request.method, new URL(request.url).pathname)?.name;
    return name && !had.includes(name) ? new Response('Not found', { status: 404 }) : box(request);
  });
  await runChecks(kit, checks);
  const before = kit.report.lines.filter(({ verdict }) => verdict === 'fault').map(({ call }) => call);
  expect(before.length).toBeGreaterThan(40);
  const half = new Kit({ ...kit.options, without: readWithout(`# the first day\n/wps/*\n${had.map((name) => `!${name}`).join('\n')}`) });
  await runChecks(half, checks);
  phone.close();
  expect(half.report.lines.filter(({ verdict }) => verdict === 'fault')).toEqual([]);
  expect(half.report.lines).toContainEqual(expect.objectContaining({ call: 'wallet', verdict: 'fits' }));
  expect(half.report.lines).toContainEqual(expect.objectContaining({ call: 'gameList', verdict: 'skipped', detail: 'not offered: --without' }));
});

test('a part whose switch is off is not asked for', async () => {
  const { kit, phone } = await kitOnTheBox({}, (box) => async (request) => (request.url.includes('/wps/message/') ? new Response('Not found', { status: 404 }) : box(request)));
  phone.set({ switches: { MAILCEN: false } });
  await runChecks(kit, checks);
  phone.close();
  expect(kit.report.count('fault')).toBe(0);
  expect(kit.report.lines).toContainEqual(expect.objectContaining({ call: 'messages', verdict: 'skipped', detail: 'not offered: the switch MAILCEN is off' }));
});

test('a list names calls by name, by path, by a star and by switch; what is none of them is told', () => {
  expect([...readWithout('wallet # none\nGET /wps/game/hot\n/wps/message/*\nREFERRAL').keys()].toSorted()).toEqual(['hotGames', 'invitation', 'invitedFriends', 'messageCount', 'messages', 'readMessage', 'unreadCount', 'wallet']);
  const young = readWithout('/wps/*\n!wallet # it has this\n!/wps/message/*');
  expect([young.has('hotGames'), young.has('wallet'), young.has('messages')]).toEqual([true, false, false]);
  expect(() => readWithout('!walet')).toThrow('--without names no call, path or switch: walet');
  expect(() => readWithout('jackpot')).toThrow('no call is behind this switch alone');
});

test("a login that the phone refuses is refused before the gateway is asked: 'ana' has three letters", async () => {
  const refusalOf = (account: string) => optionsFrom(['http://localhost:9', '--merchant', 'leve', '--account', account]);
  await expect(refusalOf('ana:leve2026')).rejects.toThrow('the phone refuses this login before it sends it: a username has 4 to 16 characters');
  await expect(refusalOf('ana.maria:leve2026')).rejects.toThrow('letters a to z, digits and _ alone');
  await expect(refusalOf('marina:12345')).rejects.toThrow('a password has 6 to 20 characters');
});

test('JUnit has each line as a case, its faults as failures', async () => {
  const { kit, phone } = await kitOnTheBox({ account: undefined }, (box) => async (request) => (request.url.includes('/wps/game/hot') ? new Response('<h1>"&</h1>') : box(request)));
  await runChecks(kit, checks);
  phone.close();
  const document = new (new Window()).DOMParser().parseFromString(junitOf(kit.report, 'http://gateway.test/?a&b'), 'application/xml');
  expect(document.querySelectorAll('parsererror').length).toBe(0);
  expect(document.querySelectorAll('testcase').length).toBe(kit.report.lines.length);
  expect([document.querySelectorAll('failure').length, document.documentElement.getAttribute('failures')]).toEqual([kit.report.count('fault'), String(kit.report.count('fault'))]);
  expect(document.querySelector('failure')?.getAttribute('type')).toBe('answer.html');
});

test('a recorded session gives the same report without a network, and the tape has no password in it', async () => {
  const file = join(folder, 'tape.jsonl');
  const { kit, phone } = await kitOnTheBox({ money: false });
  const recorded = new Kit({ ...kit.options, fetch: recorder(file, kit.options.fetch, kit.options.now) });
  await runChecks(recorded, checks);
  phone.close();
  const replayed = new Kit({ ...kit.options, fetch: player(file, () => {}) });
  await runChecks(replayed, checks);
  const told = ({ report }: Kit) => report.lines.map((line) => ({ ...line, ms: 0 }));
  expect(told(replayed)).toEqual(told(recorded));
  expect(readFileSync(file, 'utf8')).not.toContain('leve2026');
  writeFileSync(file, readFileSync(file, 'utf8').split('\n').filter((line) => !line.includes('/wps/wallet"')).join('\n'));
  const cut = new Kit({ ...kit.options, fetch: player(file, () => {}) });
  await runChecks(cut, checks);
  expect(cut.report.lines).toContainEqual(expect.objectContaining({ call: 'wallet', fault: 'answer.silent' }));
});

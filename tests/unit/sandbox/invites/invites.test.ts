import { afterEach, beforeEach, expect, test } from 'vitest';
import type { InvitedFriend } from '../../../../src/contract/endpoints/invitations.ts';
import { addMember, findMember } from '../../../../src/sandbox/accounts/members.ts';
import { exclude } from '../../../../src/sandbox/responsible/breaks.ts';
import { change } from '../../../../src/sandbox/store/database.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

const day = 86_400_000;
let phone: Phone;
beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

const invitation = (token: string) => phone.call('/wps/member/invitation', { token });
const friends = (token: string, pageNo = 1) => phone.call(`/wps/member/invitation/friends?pageNo=${pageNo}`, { token });
const listed = async (token: string, pageNo = 1) => (await friends(token, pageNo)).value as { items: InvitedFriend[]; totalPages: number };

function join(account: string, code: string, merchant = 'leve'): void {
  const memberId = addMember(phone.platform, { merchant, account, type: 0, registeredAt: phone.platform.clock.now(), opening: 0 });
  change(phone.platform.database, "insert into registrations (member_id, method, url, domain, affiliate_code) values (?, 'H5', 'phone.test', 'phone.test', ?)", memberId, code);
}

test('who invites sees how many came by the own code and how many of them play, and a list without their names, newest first', async () => {
  const token = await tokenOf(phone);
  expect((await invitation(token)).value).toEqual({ code: 'MARINA', invited: 5, playing: 3 });
  const now = phone.platform.clock.now();
  const { items, totalPages } = await listed(token);
  expect([totalPages, items.map(({ registeredAt, isPlaying }) => [(now - registeredAt) / day, isPlaying])]).toEqual([1, [[2, false], [9, true], [33, false], [61, true], [96, true]]]);
  expect(items.map(({ name }) => name).join()).not.toMatch(/luanavieira|rafasantos|carol_mota|joaopedro7|beatrizlima/);
});

test('pages have twenty, the later of one moment first; codes of others and of another merchant count for nobody', async () => {
  const token = await tokenOf(phone);
  for (let index = 10; index < 25; index++) join(`amiga-${index}`, 'marina');
  const ids = (pageNo: number) => listed(token, pageNo).then(({ items }) => items.map(({ id }) => Number(id)));
  expect((await listed(token)).totalPages).toBe(1);
  join('amiga-25', 'MARINA');
  join('amiga-26', 'AMIGO');
  join('amiga-27', 'MARINA', 'brisa');
  expect((await listed(token)).totalPages).toBe(2);
  const [first, second] = [await ids(1), await ids(2)];
  expect([first.length, second.length]).toEqual([20, 1]);
  expect(first.slice(0, 16)).toEqual(first.slice(0, 16).toSorted((one, other) => other - one));
  expect(second).toEqual([findMember(phone.platform, 'leve', 'beatrizlima')!.id]);
  expect((await invitation(token)).value).toEqual({ code: 'MARINA', invited: 21, playing: 3 });
});

test('a member without a code gets one of seven plain signs, and keeps it; that of one domain is not given out', async () => {
  const token = await tokenOf(phone, 'tipo40');
  change(phone.platform.database, "insert into affiliates (merchant, code, member_id, domain) values ('leve', 'ONLYHERE', ?, 'phone.test')", findMember(phone.platform, 'leve', 'tipo40')!.id);
  const { code, ...counts } = (await invitation(token)).value as { code: string; invited: number; playing: number };
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{7}$/);
  expect(counts).toEqual({ invited: 0, playing: 0 });
  join('amiga', code);
  expect((await invitation(token)).value).toEqual({ code, invited: 1, playing: 0 });
});

test('nobody invites while the merchant does not have it, on a break, on trial or without a session', async () => {
  const token = await tokenOf(phone);
  const codes = async (by?: string) => [(await invitation(by!)).errorCode, (await friends(by!)).errorCode];
  expect(await codes(token)).toEqual([undefined, undefined]);
  expect(await codes(await tokenOf(phone, 'tipo4'))).toEqual(['permission.trial', 'permission.trial']);
  expect(await codes()).toEqual(['session.missing', 'session.missing']);
  phone.set({ switches: { REFERRAL: false } });
  expect(await codes(token)).toEqual(['promotion.off', 'promotion.off']);
  phone.set({ switches: { REFERRAL: true } });
  exclude(phone.platform, findMember(phone.platform, 'leve', 'marina')!.id, 'forever');
  expect(await codes(token)).toEqual(['play.excluded', 'play.excluded']);
});

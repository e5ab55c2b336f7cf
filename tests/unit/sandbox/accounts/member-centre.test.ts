import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ClubBenefit } from '../../../../src/contract/endpoints/club.ts';
import type { Message } from '../../../../src/contract/endpoints/messages.ts';
import { move } from '../../../../src/sandbox/money/move.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;
let marina: string;
let trial: string;

beforeEach(async () => {
  phone = await startSandbox();
  marina = await tokenOf(phone);
  trial = ((await phone.call('/wps/session/login/freeplay', { method: 'POST' })).value as { token: string }).token;
});
afterEach(() => phone.close());

const memberId = async (token: string) => Number(((await phone.call('/wps/member/info', { token })).value as { id: string }).id);
const mail = async (token: string, pageNo = 1) =>
  (await phone.call(`/wps/message/list?pageNo=${pageNo}`, { token })).value as { items: Message[]; totalPages: number };

describe('mail', () => {
  test('comes in pages; reading one, all or deleting answers with the unread count', async () => {
    const { items, totalPages } = await mail(marina);
    expect([items.length, totalPages]).toEqual([15, 2]);
    expect(items.filter(({ isRead }) => !isRead)).toHaveLength(2);
    const ids = [...items, ...(await mail(marina, 2)).items].map(({ id }) => id);
    expect(new Set(ids).size).toBe(20);
    expect(await phone.call('/wps/message/count', { token: marina })).toMatchObject({ value: 20 });
    expect(await phone.send('POST', '/wps/message/read', { id: ids[0] }, { token: marina })).toMatchObject({ value: 1 });
    expect(await phone.send('POST', '/wps/message/read', {}, { token: marina })).toMatchObject({ value: 0 });
    expect(await phone.call(`/wps/message?id=${ids[1]}`, { method: 'DELETE', token: marina })).toMatchObject({ value: 0 });
    expect(await phone.call('/wps/message/count', { token: marina })).toMatchObject({ value: 19 });
  });

  test('of other members cannot be seen, read or deleted, and invalid pages are refused', async () => {
    const agent = await tokenOf(phone, 'agente');
    const [own] = (await mail(agent)).items;
    expect((await mail(marina)).items.some(({ id }) => id === own!.id)).toBe(false);
    for (const attempt of [phone.send('POST', '/wps/message/read', { id: own!.id }, { token: marina }), phone.call(`/wps/message?id=${own!.id}`, { method: 'DELETE', token: marina })]) {
      expect(await attempt).toMatchObject({ errorCode: 'message.missing' });
    }
    expect((await mail(agent)).items[0]).toEqual(own);
    for (const pageNo of ['0', '-1', '1.5', '1e9', 'x']) {
      expect(await phone.call(`/wps/message/list?pageNo=${pageNo}`, { token: marina })).toMatchObject({ errorCode: 'request.invalid' });
    }
  });
});

describe('levels', () => {
  const benefit = async (token: string) => (await phone.call('/wps/member/club/benefit', { token })).value as ClubBenefit;
  const claim = (level: string, token: string) => phone.send('POST', '/wps/member/club/bonus', { level }, { token });
  const label = async (token: string) => ((await phone.call('/wps/member/info', { token })).value as { clubLabel?: { labelName: string } }).clubLabel?.labelName;

  test('rise with deposits and stakes, and refunded stakes do not count', async () => {
    const token = await tokenOf(phone, 'tipo40');
    const id = await memberId(token);
    expect(await label(token)).toBe(undefined);
    move(phone.platform, { memberId: id, amount: 10_000, kind: 'deposit', reference: 'd' });
    move(phone.platform, { memberId: id, amount: -50_000, kind: 'stake', reference: 's' });
    expect(await label(token)).toBe('VIP Bronze');
    move(phone.platform, { memberId: id, amount: 1, kind: 'refund', reference: 's' });
    expect(await label(token)).toBe(undefined);
    expect(await benefit(token)).toMatchObject({ level: '', deposits: 10_000, stakes: 49_999 });
  });

  test('pay their bonus once, to members who have reached them', async () => {
    const balance = async () => ((await phone.call('/wps/wallet', { token: marina })).value as { sumBalance: number }).sumBalance;
    expect((await benefit(marina)).level).toBe('gold');
    for (let count = 0; count < 2; count++) {
      const answered = (await claim('gold', marina)).value as ClubBenefit;
      expect(answered.levels.map(({ bonusState }) => bonusState)).toEqual(['due', 'due', 'taken', 'locked', 'locked']);
    }
    expect(await balance()).toBe(128_450 + 5_000);
    expect(await claim('platinum', marina)).toMatchObject({ errorCode: 'permission.denied' });
    expect(await claim('none', marina)).toMatchObject({ errorCode: 'request.invalid' });
  });
});

describe('invitations', () => {
  test('count the members who registered by the code', async () => {
    const agent = await tokenOf(phone, 'agente');
    expect(await phone.call('/wps/member/invitation', { token: agent })).toMatchObject({ value: { code: 'AMIGO', invited: 0 } });
    const { code } = (await phone.call('/wps/member/invitation', { token: await tokenOf(phone, 'tipo40') })).value as { code: string };
    expect(code).toMatch(/^[A-Z2-9]{7}$/);
    expect(await phone.call('/wps/member/invitation', { token: marina })).toMatchObject({ value: { code: 'MARINA', invited: 5, playing: 3 } });
    phone.set({ registration: { affiliateCode: { enabled: true } } });
    await phone.register({ username: 'joana', password: 'segredo1', confirmPassword: 'segredo1', affiliateCode: 'marina' });
    const { items } = (await phone.call('/wps/member/invitation/friends?pageNo=1', { token: marina })).value as { items: { name: string; isPlaying: boolean }[] };
    expect(items[0]).toMatchObject({ name: 'jo•••na', isPlaying: false });
    expect(items).toHaveLength(6);
  });
});

describe('applications', () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const path = '/wps/promotion/application';
  const upload = (bytes: Buffer, token: string) =>
    phone.fetch(new Request(`http://phone.test${path}/picture`, { method: 'POST', body: new Uint8Array(bytes), headers: { Merchant: 'leve', Authorization: token } }))
      .then(async (answered) => (await answered.json()) as { errorCode?: string; value?: { id: string } });
  const apply = (fields: Record<string, unknown>, token: string) => phone.send('PUT', path, { id: 'show-your-win', remark: 'Ganhei!', pictures: [], ...fields }, { token });

  test('accept up to 140 characters and three pictures of the member’s own, for promotions with a form', async () => {
    const agent = await tokenOf(phone, 'agente');
    const pictures: string[] = [];
    for (let count = 0; count < 4; count++) pictures.push((await upload(png, marina)).value!.id);
    const foreign = (await upload(png, agent)).value!.id;
    for (const fields of [{ remark: 'x'.repeat(141) }, { remark: '' }, { pictures }, { pictures: [foreign] }, { pictures: [pictures[0], pictures[0]] }, { pictures: ['none'] }, { id: 'bring-a-friend' }]) {
      expect(await apply(fields, marina)).toMatchObject({ errorCode: 'request.invalid' });
    }
    expect(await phone.call(`${path}?id=show-your-win`, { token: marina })).toEqual({ success: true, value: {} });
    expect(await apply({ remark: 'x'.repeat(140), pictures: pictures.slice(0, 3) }, marina)).toMatchObject({ value: { state: 'waiting', pictures: 3 } });
    expect(await apply({}, marina)).toMatchObject({ errorCode: 'promotion.applied' });
    expect(await apply({ pictures: [foreign] }, agent)).toMatchObject({ value: { state: 'waiting' } });
  });

  test('accept pictures by their first bytes, up to 5 MB', async () => {
    expect((await upload(Buffer.from('<svg onload=alert(1)>'), marina)).errorCode).toBe('picture.type');
    expect((await upload(Buffer.alloc(0), marina)).errorCode).toBe('picture.type');
    expect((await upload(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length)]), marina)).value).toBeDefined();
    expect((await upload(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024 - png.length + 1)]), marina)).errorCode).toBe('picture.size');
  });

  test('are decided by the member\'s stakes and wins, and paid once', async () => {
    const id = await memberId(marina);
    const newcomer = await tokenOf(phone, 'tipo40');
    await apply({ id: 'cashback' }, newcomer);
    move(phone.platform, { memberId: id, amount: 5_000, kind: 'win', reference: 'w' });
    await apply({}, marina);
    phone.advance(30 * 60 * 1000);
    for (let count = 0; count < 2; count++) {
      expect(await phone.call(`${path}?id=show-your-win`, { token: marina })).toMatchObject({ value: { application: { state: 'accepted', bonus: 500 } } });
      expect(await phone.call(`${path}?id=cashback`, { token: newcomer })).toMatchObject({ value: { application: { state: 'declined' } } });
    }
    expect(await phone.call('/wps/wallet', { token: marina })).toMatchObject({ value: { sumBalance: 128_450 + 5_000 + 500 } });
    phone.advance(30 * 24 * 60 * 60 * 1000);
    expect(await phone.call('/wps/promotion/info?id=show-your-win&language=pt')).toMatchObject({ errorCode: 'promotion.missing' });
  });
});

test('feedback is checked by its rules, and limited to ten', async () => {
  const say = (fields: Record<string, unknown>) => phone.send('PUT', '/wps/feedback', { kind: 'idea', text: 'Mais jogos de pesca', contact: '', ...fields }, { token: marina });
  for (const fields of [{ kind: 'none' }, { text: 'curto' }, { text: 'x'.repeat(1_001) }, { contact: 'x'.repeat(101) }, { contact: 'a@b.com\nBcc: c@d.com' }, { kind: 'toString' }]) {
    expect(await say(fields)).toMatchObject({ errorCode: 'request.invalid' });
  }
  for (let count = 0; count < 10; count++) expect(await say({})).toMatchObject({ success: true });
  expect(await say({})).toMatchObject({ errorCode: 'request.too.many' });
});

test('a head icon is one of the app\'s icons', async () => {
  const icon = () => phone.call('/wps/member/headIcon', { token: marina });
  const set = (headIcon: string) => phone.call('/wps/member/headIcon', { method: 'POST', body: new URLSearchParams({ headIcon }).toString(), token: marina });
  expect(await icon()).toMatchObject({ value: { headIcon: '' } });
  expect(await set('<script>')).toMatchObject({ errorCode: 'request.invalid' });
  expect(await set('fish')).toMatchObject({ value: { headIcon: 'fish' } });
  expect(await icon()).toMatchObject({ value: { headIcon: 'fish' } });
});

test('calls of member pages refuse trial members (M07) and visitors', async () => {
  const calls: [method: string, path: string, body?: unknown][] = [
    ['GET', '/wps/message/list?pageNo=1'], ['GET', '/wps/message/count'], ['POST', '/wps/message/read', {}], ['DELETE', '/wps/message?id=1'],
    ['GET', '/wps/member/club/benefit'], ['POST', '/wps/member/club/bonus', { level: 'bronze' }],
    ['GET', '/wps/member/invitation'], ['GET', '/wps/member/invitation/friends?pageNo=1'],
    ['PUT', '/wps/feedback', { kind: 'idea', text: 'Mais jogos', contact: '' }],
    ['GET', '/wps/promotion/application?id=cashback'], ['PUT', '/wps/promotion/application', { id: 'cashback', remark: 'x', pictures: [] }],
    ['POST', '/wps/promotion/application/picture'],
  ];
  for (const [method, path, body] of calls) {
    const sent = { method, body: body === undefined ? undefined : JSON.stringify(body) };
    expect(await phone.call(path, { ...sent, token: trial }), path).toMatchObject({ errorCode: 'permission.trial' });
    expect(await phone.call(path, sent), path).toMatchObject({ errorCode: 'session.missing' });
  }
  expect(await phone.call('/wps/message/unread', { token: trial })).toMatchObject({ value: 0 });
});

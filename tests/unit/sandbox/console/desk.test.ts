import { afterEach, beforeEach, expect, test } from 'vitest';
import { findMember } from '../../../../src/sandbox/accounts/members.ts';
import { decideDue, type WaitingApplication } from '../../../../src/sandbox/activities/decide.ts';
import type { Feedback } from '../../../../src/sandbox/feedback/answers.ts';
import { settle, stake } from '../../../../src/sandbox/money/stakes.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

const hour = 3_600_000;
const paymentPassword = 'leve2026';
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);

type Desk = { applications: (WaitingApplication & { bonus: number | null; pictures: string[] })[]; feedback: Feedback[] };

let phone: Phone;
let token: string;

beforeEach(async () => {
  phone = await startSandbox();
  token = await tokenOf(phone);
});
afterEach(() => phone.close());

const byOperator = () => phone.callConsole('PATCH', '/merchants/leve', { decisions: 'operator' });
const order = async (path: string, body: object = {}) => (await phone.callConsole('POST', path, body)).status;
const desk = async () => await (await phone.callConsole('GET', '/desk')).json() as Desk;
const balance = async () => ((await phone.call('/wps/wallet', { token })).value as { sumBalance: number }).sumBalance;
const messages = async (language = 'pt') =>
  ((await phone.call('/wps/message/list?pageNo=1', { token, headers: { Language: language } })).value as { items: { title: string; content: string }[] }).items;

async function withdrawing(): Promise<string> {
  const [{ id: destinationId }] = ((await phone.call('/wps/withdraw/offer', { token })).value as { destinations: [{ id: string }] }).destinations;
  const { value } = await phone.send('POST', '/wps/withdraw', { requestId: 'request-1', destinationId, amount: 5_000, paymentPassword }, { token });
  return (value as { id: string }).id;
}
const statusOf = async (id: string) => ((await phone.call(`/wps/withdraw?id=${id}`, { token })).value as { status: string }).status;

async function applied(): Promise<void> {
  const upload = new Request('http://phone.test/wps/promotion/application/picture', { method: 'POST', body: png, headers: { Merchant: 'leve', Language: 'pt', Authorization: token } });
  const { value } = await (await phone.fetch(upload)).json() as { value: unknown };
  const pictures = [(value as { id: string }).id];
  expect(await phone.send('PUT', '/wps/promotion/application', { id: 'cashback', remark: 'Perdi & <b>conferi</b>', pictures }, { token })).toMatchObject({ success: true });
}
const applicationState = async () =>
  ((await phone.call('/wps/promotion/application?id=cashback', { token })).value as { application: { state: string; bonus?: number } }).application;

test('a withdrawal under review waits for the operator without a limit; once approved, it is paid by the clock', async () => {
  await byOperator();
  const id = await withdrawing();
  phone.advance(20 * hour);
  token = await tokenOf(phone);
  expect(await statusOf(id)).toBe('review');
  expect(await order(`/cashier/withdrawals/${id}/approve`)).toBe(200);
  expect(await statusOf(id)).toBe('sent');
  expect(await order(`/cashier/withdrawals/${id}/refuse`, { reason: 'tarde' })).toBe(400);
  phone.advance(hour);
  expect(await statusOf(id)).toBe('paid');
});

test('a withdrawal with automatic decisions is paid by the clock', async () => {
  const id = await withdrawing();
  phone.advance(hour);
  expect(await statusOf(id)).toBe('paid');
});

test('a refused withdrawal is credited once, and a message in both languages gives the escaped reason', async () => {
  const before = await balance();
  await byOperator();
  const id = await withdrawing();
  expect(await order(`/cashier/withdrawals/${id}/refuse`, { reason: 'Nome <i>diferente</i>' })).toBe(200);
  expect(await order(`/cashier/withdrawals/${id}/refuse`, { reason: 'x' })).toBe(400);
  expect(await balance()).toBe(before);
  expect((await messages())[0]).toMatchObject({ title: 'Seu saque não foi aprovado' });
  expect((await messages())[0]!.content).toContain('<p>Nome &lt;i&gt;diferente&lt;/i&gt;</p>');
  expect((await messages('en'))[0]).toMatchObject({ title: 'Your withdrawal was not approved' });
});

test('an application waits with its picture, and pays its bonus once when it is accepted', async () => {
  await byOperator();
  const memberId = findMember(phone.platform, 'leve', 'marina')!.id;
  stake(phone.platform, { memberId, reference: 'a', title: 'Dados', amount: 9_000 });
  settle(phone.platform, memberId, 'a', 0);
  phone.advance(1);
  await applied();
  phone.advance(hour);
  decideDue(phone.platform);
  const [waiting] = (await desk()).applications;
  expect(waiting).toMatchObject({ account: 'marina', merchant: 'leve', activity: 'cashback', remark: 'Perdi & <b>conferi</b>', bonus: 900 });
  const picture = await phone.callConsole('GET', `/desk/pictures/${waiting!.pictures[0]}`);
  expect(picture.headers.get('Content-Type')).toBe('image/png');
  expect(new Uint8Array(await picture.arrayBuffer())).toEqual(png);
  const before = await balance();
  for (const bonus of [0, -1, 1.5, 5_001]) expect(await order(`/desk/applications/${waiting!.id}/accept`, { bonus })).toBe(400);
  expect(await order(`/desk/applications/${waiting!.id}/accept`, { bonus: 900 })).toBe(200);
  expect(await order(`/desk/applications/${waiting!.id}/accept`, { bonus: 900 })).toBe(400);
  expect(await balance()).toBe(before + 900);
  expect(await applicationState()).toMatchObject({ state: 'accepted', bonus: 900 });
  expect((await messages())[0]).toMatchObject({ title: 'Sua participação foi aceita' });
});

test('a declined application pays nothing and sends a message', async () => {
  await byOperator();
  await applied();
  const [waiting] = (await desk()).applications;
  expect(waiting!.bonus).toBeNull();
  expect(await order(`/desk/applications/${waiting!.id}/decline`)).toBe(200);
  expect(await applicationState()).toMatchObject({ state: 'declined' });
  expect((await messages('en'))[0]).toMatchObject({ title: 'Your entry was declined' });
  expect((await desk()).applications).toEqual([]);
});

test('feedback is answered once, by a message that quotes it', async () => {
  await phone.send('PUT', '/wps/feedback', { kind: 'idea', text: 'Mais mesas <ao vivo>, por favor', contact: '' }, { token });
  const [received] = (await desk()).feedback;
  expect(received).toMatchObject({ account: 'marina', kind: 'idea', answer: null });
  expect(await order(`/desk/feedback/${received!.id}/answer`, { text: '  ' })).toBe(400);
  expect(await order(`/desk/feedback/${received!.id}/answer`, { text: 'Vamos abrir\nduas' })).toBe(200);
  expect(await order(`/desk/feedback/${received!.id}/answer`, { text: 'outra' })).toBe(400);
  expect((await messages())[0]).toEqual(expect.objectContaining({
    title: 'Resposta ao seu comentário', content: '<p>Vamos abrir</p><p>duas</p><blockquote><p>Mais mesas &lt;ao vivo&gt;, por favor</p></blockquote>',
  }));
});

test('the operator can write to a member; an empty message, or one to an unknown member, is refused', async () => {
  const memberId = findMember(phone.platform, 'leve', 'marina')!.id;
  expect(await order(`/desk/members/${memberId}/messages`, { title: 'Olá', text: 'Tudo certo' })).toBe(200);
  expect((await messages())[0]).toMatchObject({ title: 'Olá', content: '<p>Tudo certo</p>' });
  expect(await order(`/desk/members/${memberId}/messages`, { title: 'Olá', text: ' ' })).toBe(400);
  for (const wrong of [{ title: 'x'.repeat(161) }, { title: 'One\nTwo' }, { text: 'x'.repeat(10_001) }]) {
    expect(await order(`/desk/members/${memberId}/messages`, { title: 'Olá', text: 'Tudo certo', ...wrong })).toBe(400);
  }
  expect(await order('/desk/members/987654/messages', { title: 'Olá', text: 'Oi' })).toBe(400);
});

test('games of a switched-off vendor are refused until it is switched on', async () => {
  const { games: [game] } = (await phone.call('/wps/game/list?merchant=leve&gameType=FISH&language=pt&platform=html5&pageNo=1&pageSize=5')).value as { games: { nodeId: string; vassalage: string }[] };
  const asked = { category: 'FISH', vendor: game!.vassalage, gameId: '', nodeId: game!.nodeId, language: 'pt', backUrl: '/m/home' };
  const launch = () => phone.send('POST', '/wps/game/launch/v3', asked, { token });
  expect((await launch()).success).toBe(true);
  expect(await order(`/desk/vendors/${game!.vassalage}/off`)).toBe(200);
  expect(await launch()).toMatchObject({ success: false, errorCode: 'game.unavailable' });
  expect(await order(`/desk/vendors/${game!.vassalage}/on`)).toBe(200);
  expect((await launch()).success).toBe(true);
  expect(await order('/desk/vendors/NOBODY/off')).toBe(400);
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { openGameSession, reserveGameSession } from '../../../../src/sandbox/play/game-sessions.ts';
import { row } from '../../../../src/sandbox/store/database.ts';
import { prune } from '../../../../src/sandbox/upkeep/prune.ts';
import { startSandbox, tokenOf, type Phone } from '../../../support/sandbox-caller.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
  phone.set({ switches: { CHNGPASSVERIF3: true, MOBILEVERCODELOGIN3: true } });
});
afterEach(() => phone.close());

const count = (table: string): number => row<{ count: number }>(phone.platform.database, `select count(*) as count from ${table}`)!.count;
const sentTo = (recipient: string): number => phone.sent().filter((one) => one.recipient.toLowerCase().includes(recipient)).length;
/** As a stranger whose cookie is new, with the right answer of a captcha. */
async function wrongLogin(username: string, address: string, language = 'pt') {
  phone.clearCookies();
  phone.platform.database.exec('delete from captchas');
  return phone.logIn({ username, password: 'wrong-2026', captcha: await phone.solveCaptcha() }, { address, headers: { Language: language } });
}

test('wrong captchas by the thousand leave no row each, and the address still has to answer one', async () => {
  for (let turn = 0; turn < 300; turn++) await phone.logIn({ username: 'marina', password: 'wrong-2026', captcha: '1' }, { address: '10.9.9.9' });
  expect(count('attempts')).toBeLessThanOrEqual(130);
  phone.clearCookies();
  expect(await phone.logIn({ username: 'joana', password: 'wrong-2026' }, { address: '10.9.9.9' })).toMatchObject({ errorCode: 'captcha.missing' });
  phone.advance(15 * minute);
  expect(await phone.logIn({ username: 'joana', password: 'wrong-2026' }, { address: '10.9.9.9' })).toMatchObject({ errorCode: 'login.wrong' });
});

test('a stranger who locks an account by its name and by its number, again and again, is one message a minute and ten a day to its owner', async () => {
  for (const name of ['marina', '11987654321', '5511987654321', '011987654321']) for (let attempt = 0; attempt < 10; attempt++) await wrongLogin(name, `10.9.${attempt}.1`);
  expect(sentTo('11987654321')).toBe(1);
  for (let turn = 0; turn < 14; turn++) {
    phone.advance(16 * minute);
    for (let attempt = 0; attempt < 10; attempt++) await wrongLogin('marina', `10.9.${attempt}.1`);
  }
  expect(sentTo('11987654321')).toBe(10);
});

test.each([
  ['pt', 'Leve: tentativas de entrar na sua conta', "Leve: alguém errou a sua senha dez vezes. Por 15 min ninguém entra com ela; 'Esqueci a senha' abre a conta já."],
  ['en', 'Leve: attempts to log in to your account', "Leve: somebody typed your password wrong ten times. It is closed for 15 min; 'Forgot password' opens your account now."],
])('the tenth wrong password is told in the language %s: by SMS, without a number by mail, of a closed account to nobody', async (language, subject, body) => {
  const told = [];
  for (const change of ['', 'mobile_number = null', 'disabled = 1']) {
    if (change) phone.platform.database.exec(`update members set ${change} where account = 'marina'; delete from attempts`);
    const before = phone.sent().length;
    for (let attempt = 0; attempt < 10; attempt++) {
      expect(phone.sent().length).toBe(before);
      await wrongLogin('marina', `10.9.${attempt}.1`, language);
    }
    told.push(phone.sent().slice(0, phone.sent().length - before).map((message) => [message.channel, message.recipient, message.subject, message.body]));
  }
  expect(told).toEqual([[['sms', '+55 11987654321', '', body]], [['mail', 'marina@example.com', subject, body]], []]);
});

test('the messages of locks count towards those of codes', async () => {
  for (let attempt = 0; attempt < 10; attempt++) await wrongLogin('marina', `10.9.${attempt}.1`);
  expect(sentTo('11987654321')).toBe(1);
  const ask = () => phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum: '11987654321', countryDialingCode: '+55', module: 'VERIFICATION3' }, { address: '10.0.0.1' });
  expect(await ask()).toMatchObject({ errorCode: 'request.too.many' });
  phone.advance(minute);
  expect(await ask()).toMatchObject({ success: true });
});

const recoverByMail = (email: string, address: string) => phone.call('/wps/member/password/forgot', {
  method: 'POST', body: String(new URLSearchParams({ username: 'marina', email })), headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, address,
});

test('mails of recovery from many addresses are one a minute and ten a day, with the same answer; the link that was sent stays good', async () => {
  const before = phone.sent().length;
  const answers = [await recoverByMail('marina@example.com', '10.0.0.1'), await recoverByMail('MARINA@example.com', '10.0.0.2'), await recoverByMail('nobody@example.com', '10.0.0.3')];
  for (const answer of answers) expect(answer).toEqual({ success: true, value: {} });
  expect(phone.sent().length - before).toBe(1);
  const link = /\S+token=\S+/.exec(phone.sent()[0]!.body)![0];
  expect((await phone.request(new URL(link).pathname + new URL(link).search)).status).toBe(200);
  for (let turn = 1; turn < 20; turn++) {
    phone.advance(minute);
    expect(await recoverByMail('marina@example.com', `10.1.${turn}.1`)).toMatchObject({ success: true });
  }
  expect(phone.sent().length - before).toBe(10);
  phone.advance(day);
  await recoverByMail('marina@example.com', '10.2.0.1');
  expect(phone.sent().length - before).toBe(11);
});

test('an address of mail in capitals is the same address', async () => {
  const token = await tokenOf(phone);
  const ask = (value: string) => phone.send('POST', '/wps/security/code', { contact: 'email', value }, { token, address: '10.0.0.1' });
  expect(await ask('nova@example.com')).toMatchObject({ success: true });
  phone.platform.database.exec('update sms_codes set used = 1');
  expect(await ask('NOVA@Example.com')).toMatchObject({ errorCode: 'request.too.many' });
});

test('a number that is written otherwise is the same number', async () => {
  const spelled = ['11987654321', '(11) 98765-4321', '+55 11 98765-4321', '5511987654321', '0 15 11 98765 4321', '１１９８７６５４３２１'];
  for (const [index, mobileNum] of spelled.entries()) {
    await phone.send('POST', '/wps/verification/sms/noLogin', { mobileNum, countryDialingCode: '+55', module: 'VERIFICATION3' }, { address: `10.0.${index}.1` });
    phone.platform.database.exec('update sms_codes set used = 1');
  }
  expect(sentTo('11987654321')).toBe(1);
});

test('feedback of a member is bounded by the day, and another member\'s is taken', async () => {
  const say = (by: string) => phone.send('PUT', '/wps/feedback', { kind: 'idea', text: 'Mais jogos, por favor.', contact: '' }, { token: by });
  for (let turn = 0; turn < 40; turn++) {
    await say(await tokenOf(phone));
    phone.advance(20 * minute);
  }
  expect(count('feedback')).toBe(10);
  expect(await say(await tokenOf(phone, 'tipo2'))).toMatchObject({ success: true });
  phone.advance(day);
  expect(await say(await tokenOf(phone))).toMatchObject({ success: true });
});

test('a consent that is repeated is kept once, with its first time, and no member fills the table with versions', async () => {
  const token = await tokenOf(phone);
  const agree = (version: string, by = token) => phone.send('POST', '/wps/member/terms', { version }, { token: by });
  for (let turn = 0; turn < 5; turn++) {
    expect(await agree('2026-1')).toMatchObject({ success: true });
    phone.advance(minute);
  }
  expect(count('consents')).toBe(1);
  const answers: (string | undefined)[] = [];
  for (let version = 0; version < 30; version++) answers.push((await agree(`v${version}`)).errorCode);
  expect(answers.at(-1)).toBe('request.too.many');
  expect(count('consents')).toBeLessThanOrEqual(10);
  expect(await agree('2026-1', await tokenOf(phone, 'tipo2'))).toMatchObject({ success: true });
});

test('charges that are made and cancelled are bounded for their member, and another one has theirs', async () => {
  const token = await tokenOf(phone);
  let last = 0;
  const charge = async (by: string) => {
    const made = await phone.send('POST', '/wps/deposit', { method: 'PIX', amount: 5_000, requestId: `request-${++last}-0123456789` }, { token: by });
    if (made.success) await phone.send('POST', '/wps/deposit/cancel', { id: (made.value as { id: string }).id }, { token: by });
    return made.errorCode ?? 'made';
  };
  const before = count('deposits');
  const answers: string[] = [];
  for (let turn = 0; turn < 40; turn++) answers.push(await charge(token));
  expect([answers.filter((answer) => answer === 'made').length, answers.at(-1), count('deposits') - before]).toEqual([30, 'request.too.many', 30]);
  expect(await charge(await tokenOf(phone, 'tipo2'))).toBe('made');
  phone.advance(15 * minute);
  expect(await charge(token)).toBe('made');
});

test('a login has the newest fifty of the games that it launched, and another login keeps its own', async () => {
  const [one, other] = [await tokenOf(phone), await tokenOf(phone, 'tipo2')];
  const idOf = (account: string) => row<{ id: number }>(phone.platform.database, "select id from members where merchant = 'leve' and account = ?", account)!.id;
  const ids = new Map([[one, idOf('marina')], [other, idOf('tipo2')]]);
  const seat = (token: string) => reserveGameSession(phone.platform, { memberId: ids.get(token)!, token, account: '', type: 0 }, { kind: 'game', nodeId: '1', focus: '', language: 'pt', backUrl: '/m' });
  const kept = seat(other);
  const first = seat(one);
  const tickets = Array.from({ length: 120 }, () => seat(one));
  expect(count('seats')).toBe(51);
  expect([openGameSession(phone.platform, first), openGameSession(phone.platform, tickets[69]!)]).toEqual([undefined, undefined]);
  for (const ticket of [kept, tickets[70]!, tickets.at(-1)!]) expect(openGameSession(phone.platform, ticket)).toBeDefined();
});

test('pictures that were uploaded for nothing are gone after a day; those of an application stay', async () => {
  const insert = (id: string, application: number | null, at: number) => phone.platform.database
    .prepare("insert into application_pictures (id, member_id, application_id, type, bytes, uploaded_at) values (?, 1, ?, 'image/png', x'00', ?)").run(id, application, at);
  phone.platform.database.exec("pragma foreign_keys = off");
  const now = phone.platform.clock.now();
  insert('old', null, now - day);
  insert('young', null, now - day + 1);
  insert('sent', 1, now - 9 * day);
  prune(phone.platform);
  expect(phone.platform.database.prepare('select id from application_pictures order by id').all().map(({ id }) => id)).toEqual(['sent', 'young']);
});

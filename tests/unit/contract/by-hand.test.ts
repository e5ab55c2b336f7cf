import { expect, test } from 'vitest';
import { addressOf } from '../../../src/contract/address.ts';
import { amountRule } from '../../../src/contract/amount.ts';
import { applicationPictures, pictureType } from '../../../src/contract/application.ts';
import { cookieValues, languageIn } from '../../../src/contract/cookies.ts';
import { mostDestinations } from '../../../src/contract/destinations.ts';
import { isCnpj } from '../../../src/contract/documents.ts';
import { downloadOf, offersDownloads } from '../../../src/contract/downloads.ts';
import { endpoint } from '../../../src/contract/endpoint.ts';
import type { Settings } from '../../../src/contract/endpoints/platform.ts';
import { mostMessages } from '../../../src/contract/game-messages.ts';
import { sealLifetime } from '../../../src/contract/gateway-keys.ts';
import { cookieOf, isAppLanguage, languages } from '../../../src/contract/languages.ts';
import * as limits from '../../../src/contract/limits.ts';
import { hasAgencyCentre, hasContractPrompts, isAgent, isTrial, mayHavePlans, mayTransferUp } from '../../../src/contract/members.ts';
import { openApi } from '../../../src/contract/openapi.ts';
import { stringsAddress } from '../../../src/contract/own-strings.ts';
import { answerKey, encodeFields, pictureAddress } from '../../../src/contract/page.ts';
import { places, widthsAt } from '../../../src/contract/places.ts';
import { mostDays, netWindows } from '../../../src/contract/records.ts';
import { captcha, check, loginMobileNum, loginPassword, loginUsername, verificationCode, type Rule } from '../../../src/contract/rules.ts';
import { email, fieldsAsked, password, payeeName, paymentPassword, registrationWays, secretRule } from '../../../src/contract/registration.ts';
import { checkMinutes, exclusionMonths, largestLimits, limitKinds, pauseLengths, raiseWaits } from '../../../src/contract/responsible.ts';
import { line, list, map, money, moneyIf, number, paragraph, read, record, text, unitOf } from '../../../src/contract/shape.ts';
import { isSwitchValue } from '../../../src/contract/switches.ts';

// Figures and tables of the specification and of our decisions, written down here once more by hand: a change of one is a change of what phone and platform have agreed on.

const day = 86_400_000;

test('figures that phone and platform share', () => {
  expect([limits.gamePageSize, limits.winners, limits.winnersBeforeScroll, limits.captchaLength, limits.mobileNumber, limits.smsCode]).toEqual([26, 100, 8, 6, 20, 10]);
  expect([limits.lotteryRefetchMost, limits.lotteryRefetchFallback, limits.lotteryRefetchLeast]).toEqual([30_000, 7_000, 500]);
  expect([mostDays, netWindows, mostMessages, mostDestinations, sealLifetime]).toEqual([90, [7, 30, 90], 10, 10, 300_000]);
  expect(applicationPictures).toEqual({ most: 3, bytes: 5_242_880 });
});

test('what can be limited, how far, and what a change waits for', () => {
  expect(limitKinds).toEqual({ deposit: ['day', 'week', 'month'], loss: ['day', 'week', 'month'], time: ['day'] });
  expect(raiseWaits).toEqual({ day, week: 7 * day, month: 30 * day });
  expect(pauseLengths).toEqual({ day, week: 7 * day, month: 30 * day });
  expect([largestLimits, checkMinutes, exclusionMonths]).toEqual([{ deposit: 100_000_000, loss: 100_000_000, time: 1_440 }, [30, 60], { halfYear: 6, year: 12, forever: 0 }]);
});

test.each([
  [0, false, false, false, true, true, true], [1, false, true, true, true, true, true], [2, false, true, true, true, true, false], [3, false, false, true, true, true, true],
  [4, true, false, false, false, false, true], [40, false, false, false, false, false, true], [41, false, true, true, false, true, true], [42, false, true, true, false, true, true],
])('a member of type %i: trial %s, agent %s, centre %s, prompts %s, plans %s, transfers up %s', (type, ...may) => {
  expect([isTrial, isAgent, hasAgencyCentre, hasContractPrompts, mayHavePlans, mayTransferUp].map((is) => is(type))).toEqual(may);
});

const bounds: [Rule, string, number, number][] = [
  [loginUsername, 'a', 4, 16], [loginPassword, 'a', 6, 20], [password, 'a', 6, 20], [paymentPassword, 'a', 6, 20], [secretRule, 'a', 1, 20],
  [loginMobileNum, '1', 8, 20], [verificationCode, '1', 1, 10], [captcha, '1', 1, 6], [payeeName, 'a', 2, 100], [amountRule, '1', 1, 40],
];
test.each(bounds)('$name takes so many characters, and not one less or more', (rule, sign, least, most) => {
  const faults = [least - 1, least, most, most + 1].map((length) => check(rule, sign.repeat(length)));
  expect(faults).toEqual([faults[0], undefined, undefined, `${rule.name}.range`]);
  // An empty text passes where nothing must be there.
  expect(faults[0]).toBe(least > 1 ? `${rule.name}.range` : rule.required ? `${rule.name}.required` : undefined);
});

test('an address of mail has 254 characters at most, and a suffix that is no slip', () => {
  const long = (length: number) => `${'a'.repeat(length - 21)}@example-mail.example`;
  expect([long(254).length, check(email, long(254)), check(email, long(255))]).toEqual([254, undefined, 'email.range']);
  expect([check(email, 'a@b.com.br'), check(email, 'a@b.combr'), check(email, 'a@b'), check(email, '')]).toEqual([undefined, 'email.pattern', 'email.pattern', 'email.required']);
});

test('the form of registration asks by its way and settings', () => {
  const [must, may, off] = [{ enabled: true, required: true }, { enabled: true, required: false }, { enabled: false, required: true }];
  const flags = { MOBILENUMPASSREG3: false, REGMOBVERF3: true };
  expect(fieldsAsked('username', { mobileNum: may, email: must, nickname: off, confirmPassword: may, captcha: may }, flags)).toEqual({
    mobileNum: { required: false }, username: { required: true }, password: { required: true }, confirmPassword: { required: true }, email: { required: true }, captcha: { required: true }, verificationCode: { required: false },
  });
  expect(fieldsAsked('mobile', { username: must, password: must, confirmPassword: must, email: may }, flags)).toEqual({ mobileNum: { required: true }, email: { required: false }, verificationCode: { required: true } });
  expect(fieldsAsked('mobile', { confirmPassword: may }, { MOBILENUMPASSREG3: true })).toEqual({ mobileNum: { required: true }, password: { required: true }, confirmPassword: { required: true } });
  expect(fieldsAsked('username', {}, { REGMOBVERF3: true })).toEqual({ username: { required: true }, password: { required: true } });
  expect([registrationWays({ USERNAMEREG3: true, MOBILENUMREG3: true }), registrationWays({ MOBILENUMREG3: true }), registrationWays({})]).toEqual([['username', 'mobile'], ['mobile'], []]);
});

test.each([
  [' /m/home ', '/m/home'], ['//leve.test/x', 'https://leve.test/x'], ['https://leve.test', 'https://leve.test'], ['http://leve.test?x', 'http://leve.test?x'], ['https://leve.test@evil.test', undefined],
  ['leve.com.br', 'https://leve.com.br'], ['leve.com.br:8080/x', 'https://leve.com.br:8080/x'], ['manual.pdf', undefined], ['leve.test/manual.pdf', 'https://leve.test/manual.pdf'], ['ana@leve.test', 'mailto:ana@leve.test'], ['ana@mail.leve.com.br', 'mailto:ana@mail.leve.com.br'], ['ana@leve', undefined], ['ana@.test', undefined], ['a na@leve.test', undefined], ['ana@leve.t', undefined],
  ['tel:188', 'tel:188'], ['tel: 188', undefined], ['intent://x', undefined], ['javascript:alert(1)', undefined], ['/\\evil.test', undefined], ['//', undefined], ['\u200bleve.test\u200b', 'https://leve.test'], ['le\u202eve.test', undefined],
  ['', undefined], ['texto', undefined], ['/', '/'],
])('the address in "%s" is %s', (typed, address) => expect(addressOf(typed)).toBe(address));

test('what ends as a name of a file is no host, in any case', () => {
  const ends = 'pdf htm html php asp aspx jsp png jpg jpeg gif webp svg apk zip doc docx xls xlsx txt csv mp3 mp4'.split(' ');
  expect(ends.filter((end) => addressOf(`leve.${end}`) !== undefined || addressOf(`leve.${end.toUpperCase()}`) !== undefined)).toEqual([]);
  for (const end of ['com', 'bet', 'pt', 'app', 'png.br', 'mp']) expect(addressOf(`leve.${end}`)).toBe(`https://leve.${end}`);
});

test('pictures: whole addresses stay, paths are below a host, with one slash', () => {
  const host = 'https://img.test';
  expect(['/a.png', 'a.png', '//b.test/a.png', 'http://b.test/a.png', 'HTTPS://b.test/a.png', 'data:image/png;base64,x', 'data:text/html,x', ' ', ''].map((path) => pictureAddress(path, host))).toEqual([
    `${host}/a.png`, `${host}/a.png`, 'https://b.test/a.png', 'http://b.test/a.png', 'HTTPS://b.test/a.png', 'data:image/png;base64,x', `${host}/data:text/html,x`, '', '',
  ]);
  expect(Object.entries(places).map(([name, [width, height, , ...widths]]) => [name, width, height, ...widths])).toEqual([
    ['card', 240, 300, 240, 360], ['banner', 656, 272, 672, 960], ['activity', 600, 300, 672, 960], ['announcement', 600, 300, 672, 960], ['vendor', 200, 80, 280, 420],
    ['icon', 24, 24, 48, 72], ['lottery', 48, 48, 96, 144], ['crest', 28, 28, 56, 84], ['emblem', 64, 64, 128, 192],
  ]);
  expect(widthsAt('card')).toEqual([240, 360]);
  const [png, jpg] = [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], [0xff, 0xd8, 0xff]];
  expect([png, jpg, png.slice(0, 7), jpg.slice(0, 2), [...jpg, 1], [0, ...png], []].map((bytes) => pictureType(Uint8Array.from(bytes)))).toEqual(['image/png', 'image/jpeg', undefined, undefined, 'image/jpeg', undefined, undefined]);
});

test('what names an answer leaves out what is missing, and nothing else', () => {
  expect([answerKey('/wps/x', {}), answerKey('/wps/x', { a: undefined }), answerKey('/wps/x', { a: 1, b: '', c: false, d: 'x y&z' })]).toEqual(['/wps/x', '/wps/x', '/wps/x?a=1&b=&c=false&d=x+y%26z']);
  expect([encodeFields({ a: null as never, b: 0 }), stringsAddress('en', 'v2')]).toEqual(['a=null&b=0', '/strings/en?v=v2']);
});

test('languages and their cookie: the last that is one, of those that are offered', () => {
  expect([isAppLanguage('pt'), isAppLanguage('en'), isAppLanguage('gl'), isAppLanguage(undefined), isAppLanguage('toString')]).toEqual([true, true, false, false, false]);
  expect(cookieOf('en')).toBe('language=en; path=/; max-age=31536000; samesite=lax');
  expect([languageIn('language=en', languages), languageIn('a=b; language=pt; language=en', languages), languageIn('language=en; language=xx', languages), languageIn('language=xx', languages), languageIn('', languages), languageIn('language="en"', languages), languageIn('language=en', ['pt'])]).toEqual(['en', 'en', 'en', undefined, undefined, 'en', undefined]);
  expect([cookieValues('a=1; b=2;a = 3 ; c', 'a'), cookieValues('a=x=y', 'a'), cookieValues('ab=1', 'a')]).toEqual([['1', '3'], ['x=y'], []]);
});

test('downloads: by their kind in any case, of an address that is one', () => {
  const settings = (...resources: [resourceType: string, url: string][]) => ({ resources: resources.map(([resourceType, url]) => ({ resourceType, url })) }) as unknown as Settings;
  expect([downloadOf(settings(['android', '/a.apk']), 'Android'), downloadOf(settings(['IOS', 'javascript:1']), 'IOS'), downloadOf(settings(), 'IOS'), downloadOf(undefined, 'Android')]).toEqual(['/a.apk', undefined, undefined, undefined]);
  // The icon is no download.
  expect([offersDownloads(settings(['AppDownloadIcon', '/i.png'])), offersDownloads(settings(['MobileConfig', '/x'])), offersDownloads(undefined)]).toEqual([false, true, false]);
});

test('a call is a GET in the address unless it says otherwise, and everyone\'s', () => {
  const made = (options?: Parameters<typeof endpoint>[3]) => endpoint('/wps/x', record({}), text, options);
  expect([made(), made({ method: 'DELETE' }), made({ method: 'POST' }), made({ method: 'PUT' }), made({ method: 'POST', send: 'form', access: 'member' })].map(({ method, send, access }) => [method, send, access])).toEqual([
    ['GET', 'query', 'everyone'], ['DELETE', 'query', 'everyone'], ['POST', 'json', 'everyone'], ['PUT', 'json', 'everyone'], ['POST', 'form', 'member'],
  ]);
});

test('numbers are read up to the year 9999, texts of lines and paragraphs to their length, lists to a thousand', () => {
  const most = 253_402_300_799_999;
  expect([most, most + 1, 1e300, -most - 1, '1e3', ' 7 ', 0, '0', -0.5].map((input) => read(number, input))).toEqual([most, most, most, -most, 1_000, 7, 0, 0, -0.5]);
  for (const input of ['', ' ', 'x', Number.NaN, Infinity, 'Infinity', true, [], {}]) expect(() => read(number, input), String(input)).toThrow('unreadable');
  expect([read(line, 'x'.repeat(161)).length, read(paragraph, 'x'.repeat(1_000)).length, read(paragraph, 'x'.repeat(1_001)).endsWith('…'), read(text, 'x'.repeat(5_000)).length]).toEqual([160, 1_000, true, 5_000]);
  expect([read(list(number), Array(1_000).fill(1)).length, read(list(number), Array(1_001).fill(1)).length]).toEqual([1_000, 1_000]);
  for (const input of [{}, 'x', 1]) expect(() => read(list(number), input)).toThrow('unreadable: value');
  for (const input of [[], 'x', 1]) expect(() => read(map(number), input)).toThrow('unreadable: value');
  expect(() => read(record({ a: list(number) }), { a: 1 })).toThrow('unreadable: a');
});

test('a number\'s unit may hang on the record around it, the nearest that has the field', () => {
  const amount = moneyIf('kind', ['deposit', 'loss']);
  expect([unitOf(money, []), unitOf(number, [{ kind: 'loss' }]), unitOf(amount, [{ kind: 'loss' }]), unitOf(amount, [{ kind: 'time' }]), unitOf(amount, [])]).toEqual(['money', undefined, 'money', undefined, undefined]);
  expect([unitOf(amount, [{ other: 1 }, { kind: 'deposit' }]), unitOf(amount, [{ kind: 'time' }, { kind: 'deposit' }])]).toEqual(['money', undefined]);
});

test('a company\'s number is checked by its digits; since 2026 it may have letters', () => {
  expect(['11.222.333/0001-81', '12ABC34501DE35', '12.abc.345/01de-35'].map(isCnpj)).toEqual([true, true, true]);
  expect(['11.222.333/0001-82', '11.222.333/0001-91', '00000000000000', '1122233300018', '112223330001811', '12ABC34501DE3X', ''].map(isCnpj)).toEqual(Array.from({ length: 7 }, () => false));
});

test('a switch takes its own values alone', () => {
  expect([isSwitchValue('MISSION', true), isSwitchValue('MISSION', false), isSwitchValue('MISSION', 'on'), isSwitchValue('jackpot', 'feed'), isSwitchValue('jackpot', true), isSwitchValue('none', true), isSwitchValue('toString', true)]).toEqual([true, true, false, true, false, false, false]);
});

test('the document of the contract says how each call is sent, by whom, and what must be there', () => {
  interface Operation { parameters: { name: string; in: string; required?: boolean }[]; requestBody?: { content: Record<string, { schema: { required?: string[]; contentSchema?: { required: string[] } } }> }; security?: unknown[] }
  const { paths } = openApi() as unknown as { paths: Record<string, Record<string, Operation>> };
  const bodyOf = (path: string, method: string) => Object.keys(paths[path]![method]!.requestBody?.content ?? {});
  expect([bodyOf('/wps/wallet', 'get'), bodyOf('/wps/member/terms', 'post'), bodyOf('/wps/member/password/forgot', 'post'), bodyOf('/wps/session/login', 'post')]).toEqual([[], ['application/json'], ['application/x-www-form-urlencoded'], ['text/plain']]);
  expect([paths['/wps/wallet']!.get!.security?.length, paths['/wps/captcha']!.get!.security]).toEqual([1, undefined]);
  expect(paths['/wps/session/login']!.post!.parameters.map(({ name, in: where, required }) => [name, where, required ?? false])).toEqual([['Merchant', 'header', true], ['Language', 'header', false], ['Encryption', 'header', true]]);
  expect(paths['/wps/verification']!.get!.parameters.filter(({ in: where }) => where === 'query').map(({ name, required }) => [name, required])).toEqual([['field', true], ['value', true]]);
  expect(paths['/wps/member/password/forgot']!.post!.requestBody!.content['application/x-www-form-urlencoded']!.schema.required).toEqual(['username', 'email']);
});

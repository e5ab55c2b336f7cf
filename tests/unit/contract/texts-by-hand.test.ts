import { expect, test } from 'vitest';
import { addressOf } from '../../../src/contract/address.ts';
import { plainAccount } from '../../../src/contract/bank-account.ts';
import { cleanNumber, cleanSecret, cleanText, codeIn, isOneLine, nameKey } from '../../../src/contract/clean.ts';
import { contractChanges, type Change, type OpenApi, type Schema } from '../../../src/contract/contract-changes.ts';
import { foldedCalls } from '../../../src/contract/folded-calls.ts';
import { frameRuleOf, openingOf } from '../../../src/contract/game-frame.ts';
import { isHeadIcon } from '../../../src/contract/head-icons.ts';
import { stringAt, withOwnStrings } from '../../../src/contract/own-strings.ts';
import { check, clean, type Rule } from '../../../src/contract/rules.ts';
import { callAt, calls } from '../../../src/contract/calls.ts';

test('a line is one line: letters, signs and blanks, and no sign of control', () => {
  for (const text of ['', 'Ana', 'São João: 1 + 1 = 2 🎰', 'a b', '\u00a0']) expect(isOneLine(text), JSON.stringify(text)).toBe(true);
  for (const text of ['\n', 'a\nb', 'a\rb', 'a\tb', '\0', 'a\u007f', 'a\u0085', 'a\u2028b', '\u2029']) expect(isOneLine(text), JSON.stringify(text)).toBe(false);
});

test.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'], ['۰۱۲۳۴۵۶۷۸۹', '0123456789'], ['०१२३४५६७८९', '0123456789'], ['০১২৩৪৫৬৭৮৯', '0123456789'], ['０１９', '019'], ['Ａｚ！～', 'Az!~'],
  ['a\u0303', 'ã'], ['a\u200b\u0303', 'ã'], ['a\r\nb\rc', 'a\nb\nc'], ['a\u00a0b\tc\u3000d', 'a b c d'], [' \n a \n ', 'a'], ['a\u00adb\ufeff', 'ab'], ['👩\u200d🚀', '👩\u200d🚀'], ['a\u200db', 'ab'], ['a\u202eb\u2066c', 'abc'],
])('"%s" is cleaned to "%s"', (typed, plain) => expect(cleanText(typed)).toBe(plain));

test.each([
  ['Joana D’Ávila', 'joana davila'], ['JOANA D AVILA', 'joana davila'], ['Joana d-Ávila', 'joana davila'], ['D’Ávila Joana', 'davila joana'], ['D Ávila Joana', 'davila joana'], ['Ana L Hermite', 'ana lhermite'], ['O Brien', 'obrien'],
  [' - Ana – Luísa - ', 'ana luisa'], ['Ana\u2212Luísa  Reis', 'ana luisa reis'], ['José E Silva', 'jose e silva'], ['Ana D', 'ana d'], ['Ana d 1', 'ana d 1'], ['Ana Ad Silva', 'ana ad silva'], ['\u00b4Ana\u00b4', 'ana'], ['Łukasz Øst', 'lukasz ost'], ['', ''],
])('the name "%s" is compared as "%s"', (name, key) => expect(nameKey(name)).toBe(key));

test('a secret is composed and else as it was typed; a number has letters and digits alone', () => {
  expect([cleanSecret(' a\u0303\u200b１ '), cleanNumber('CPF 529.982.247-25'), cleanNumber('cpfx1'), cleanNumber('12.abc.345/01de-35'), cleanNumber('')]).toEqual([' ã\u200b１ ', '52998224725', 'CPFX1', '12ABC34501DE35', '']);
});

test.each([
  ['625020', '625020'], ['625 020', '625020'], ['G-625020', '625020'], ['Seu código é 625-020. Vale 10 minutos.', '625020'], ['12345678', '12345678'], ['1234 5678', '12345678'], ['123', '123'], ['', ''],
  ['Em 20/11 seu código: 4821', '4821'], ['Leve 2026: your code is 118 902 334', '118902334'], ['pin=998877 até 10:30', '998877'], ['12345678901', '12345678901'], [`${'x '.repeat(600)}123456`, `${'x'.repeat(500)}`],
])('the code in "%s" is %s', (typed, code) => expect(codeIn(typed)).toBe(code));

test.each([
  ['12.345-x', '12345-X'], ['12 345 – X', '12345-X'], ['12345X', '12345-X'], ['123456', '123456'], ['1234 5', '1234-5'], ['12345-67', '12345-67'], ['12345 - 67', '12345-67'], ['12.345 – 67', '12345-67'], ['12345 67', '1234567'], ['12345-678', '12345678'], ['12345 -X', '12345-X'], ['12345 P', '12345-P'], ['12345 - 6', '12345-6'], ['12345Y', '12345Y'], [' - 123 - ', '123'], ['12_34/5', '1234-5'], ['P', 'P'], ['', ''], ['1'.repeat(201), '1'.repeat(201)], [`${'1'.repeat(199)}x`, `${'1'.repeat(199)}-X`],
])('the account "%s" is %s', (typed, plain) => expect(plainAccount(typed)).toBe(plain));

test.each([['leve.zipper', 'https://leve.zipper'], ['leve.myhtml', 'https://leve.myhtml'], ['leve.htm', undefined], ['leve.MP3', undefined], ['leve.mp5', undefined], ['leve.mpx', 'https://leve.mpx'], ['foto.jpeg?x', 'https://foto.jpeg?x'], ['leve.c', undefined], ['a b.com', undefined], ['leve.com:80', 'https://leve.com:80'], ['leve.com:', undefined], ['ana@leve', undefined], ['a@b@c.com', undefined], ['whatsapp://send?x', 'whatsapp://send?x'], ['WHATSAPP:x', 'WHATSAPP:x'], ['xtel:1', undefined], ['ftp://leve.test', undefined]])('the address in "%s" is %s', (typed, address) => {
  expect(addressOf(typed)).toBe(address);
});

const rule = (more: Partial<Rule> = {}): Rule => ({ name: 'it', ...more });
test.each<[Partial<Rule>, unknown, string | undefined]>([
  [{ required: true }, undefined, 'it.required'], [{ required: true }, null, 'it.required'], [{ required: true }, '', 'it.required'], [{ required: true }, '  ', 'it.required'], [{}, undefined, undefined], [{}, null, undefined], [{}, '', undefined],
  [{}, 5, 'it.type'], [{}, [], 'it.type'], [{ required: true }, false, 'it.type'], [{ required: true, whitespace: 'trimmed' }, ' \u200b ', 'it.required'], [{ whitespace: 'trimmed', most: 1 }, ' a ', undefined], [{ most: 1 }, ' a', 'it.range'],
  [{ whitespace: 'refused' }, 'a b', 'it.whitespace'], [{ whitespace: 'refused' }, ' ', 'it.whitespace'], [{ whitespace: 'refused' }, 'ab', undefined], [{ least: 2 }, 'a', 'it.range'], [{ least: 2 }, 'ab', undefined], [{ least: 1 }, ' ', undefined],
  [{ type: 'digits' }, '12', undefined], [{ type: 'digits' }, '1a', 'it.type'], [{ type: 'name' }, 'Ana', undefined], [{ type: 'name' }, '---', 'it.type'], [{ type: 'cpf' }, '11.222.333/0001-81', 'it.company'], [{ type: 'none' as 'cpf' }, 'x', undefined], [{ type: 'toString' as 'cpf' }, 'x', undefined],
  [{ oneOf: ['a', 'b'] }, 'b', undefined], [{ oneOf: ['a', 'b'] }, 'c', 'it.enum'], [{ oneOf: [] }, 'a', 'it.enum'], [{ pattern: 'a|bc' }, 'bc', undefined], [{ pattern: 'a|bc' }, 'abc', 'it.pattern'], [{ pattern: '(' }, 'x', undefined], [{ pattern: 'a', most: 1 }, 'aa', 'it.range'],
])('the rule %j and %j: %s', (more, value, fault) => expect(check(rule(more), value)).toBe(fault));

test('the text that is sent is cleaned as its rule says, and no text is empty', () => {
  expect([clean(rule({ whitespace: 'trimmed' }), ' １ '), clean(rule(), ' １ '), clean(rule(), 7), clean(rule(), undefined)]).toEqual(['1', ' １ ', '', '']);
});

const pack = { title: 'Início', footer: { home: 'Home', deep: { er: 'x' } } };
test('own strings take the places of their namespace, and a pack without any stays the same', () => {
  expect(withOwnStrings(pack, 'shell', {})).toBe(pack);
  expect(withOwnStrings(pack, 'shell', { 'shells:title': 'Casa', 'home:title': 'Casa' })).toBe(pack);
  expect(withOwnStrings(pack, 'shell', { 'shell:title': 'Casa', 'shell:footer.deep.er': 'y', 'home:footer.home': 'no', 'shell:gone.away': 'z' })).toEqual({ title: 'Casa', footer: { home: 'Home', deep: { er: 'y' } } });
  expect(pack.title).toBe('Início');
  expect([stringAt(pack, 'title'), stringAt(pack, 'footer.deep.er'), stringAt(pack, 'footer'), stringAt(pack, 'title.x'), stringAt(pack, 'none.x'), stringAt(pack, 'toString')]).toEqual(['Início', 'x', pack.footer, undefined, undefined, undefined]);
});

const documentOf = (input: Schema, value: Schema, kind = 'application/json', members = false): OpenApi => ({
  info: { version: '1.0' },
  paths: { '/wps/x': { put: { operationId: 'x', parameters: [], ...(members && { security: [{}] }), requestBody: { content: { [kind]: { schema: input } } }, responses: { 200: { content: { 'application/json': { schema: { oneOf: [{ properties: { value } }] } } } } } } } },
} as OpenApi);
const one = (field: Schema, required = true): Schema => ({ type: 'object', properties: { a: field }, required: required ? ['a'] : [] });
const nothing: Schema = { type: 'object', properties: {}, required: [] };
const open = 'the phone reads any other as x';
const word = (description: string | undefined, ...values: string[]): Schema => ({ type: 'string', enum: values, ...(description && { description }) });

test.each<[string, OpenApi, OpenApi, string[]]>([
  ['a word less that is answered', documentOf(nothing, one(word(undefined, 'x', 'y'))), documentOf(nothing, one(word(undefined, 'x'))), ['gateway value.a may no longer be y']],
  ['a word less that an app reads as another', documentOf(nothing, one(word(open, 'x', 'y'))), documentOf(nothing, one(word(open, 'x'))), ['bears value.a may no longer be y']],
  ['a word less that is sent', documentOf(one(word(open, 'x', 'y')), nothing), documentOf(one(word(open, 'x')), nothing), ['app input.a may no longer be y']],
  ['a word more that is sent, whatever the phone reads', documentOf(one(word(open, 'x')), nothing), documentOf(one(word(open, 'x', 'y')), nothing), ['gateway input.a may be y']],
  ['what must be there now in an answer', documentOf(nothing, one({ type: 'string' }, false)), documentOf(nothing, one({ type: 'string' })), ['gateway value.a must be there']],
  ['what must be there now in an input', documentOf(one({ type: 'string' }, false), nothing), documentOf(one({ type: 'string' }), nothing), ['app input.a must be there']],
  ['what may be missing now in an input', documentOf(one({ type: 'string' }), nothing), documentOf(one({ type: 'string' }, false), nothing), ['gateway input.a may be missing']],
  ['what nobody counted on', documentOf(nothing, one({ type: 'string' }, false)), documentOf(nothing, nothing), ['bears value.a is gone']],
  ['the entries of a map', documentOf(nothing, one({ type: 'object', additionalProperties: { type: 'string' } })), documentOf(nothing, one({ type: 'object', additionalProperties: { type: 'number' } })), ['both value.a{} is number, and was string']],
  ['another encoding', documentOf(nothing, nothing), documentOf(nothing, nothing, 'text/plain'), ['both its input travels as text/plain, and did as application/json']],
  ['no session any more', documentOf(nothing, nothing, 'application/json', true), documentOf(nothing, nothing), ['gateway it needs no session']],
])('%s is told of', (_name, before, after, told) => {
  expect(contractChanges(before, after).map(({ what, breaks }: Change) => `${breaks ?? 'bears'} ${what}`)).toEqual(told);
});

test('how a game opens, and what its frame may do', () => {
  expect([openingOf('tab'), openingOf('redirect'), openingOf('frame'), openingOf('window'), openingOf(undefined)]).toEqual(['tab', 'redirect', 'frame', 'frame', 'frame']);
  const app = 'https://app.example';
  expect(frameRuleOf(`${app}/play`, app)).toEqual({ sandbox: 'allow-scripts allow-forms', allow: 'autoplay; fullscreen', referrer: 'no-referrer', origin: 'null', speaks: true });
  const hosts = [{ host: 'https://*.games.example', sandbox: ['allow-popups'] as const, allow: ['clipboard-write'] as const, referrer: 'origin' as const }, { host: 'https://one.example', speaks: true }];
  expect(frameRuleOf('https://a.games.example/x', app, hosts)).toEqual({ sandbox: 'allow-scripts allow-forms allow-same-origin allow-popups', allow: 'autoplay; fullscreen; clipboard-write', referrer: 'origin', origin: 'https://a.games.example', speaks: false });
  expect(frameRuleOf('https://one.example/x', app, hosts)).toMatchObject({ speaks: true, referrer: 'no-referrer' });
  for (const address of ['https://games.example/x', 'http://a.games.example', 'https://evilgames.example', 'https://two.example', 'https://one.example:8443']) expect(frameRuleOf(address, app, hosts), address).toBeUndefined();
});

test('calls are found by method and path, and each folded one is answered by a call that there is', () => {
  expect([callAt('GET', '/wps/wallet')?.name, callAt('POST', '/wps/wallet'), callAt('GET', '/wps/none')]).toEqual(['wallet', undefined, undefined]);
  expect(new Set(calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).size).toBe(calls.length);
  for (const { by, fields, source } of foldedCalls) expect([calls.some(({ name }) => name === by), fields.length > 0, source !== ''], by).toEqual([true, true, true]);
  expect([isHeadIcon('fish'), isHeadIcon('toString'), isHeadIcon('')]).toEqual([true, false, false]);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseMerchants } from '../../../../src/edge/merchants/parse.ts';

type Content = Record<string, unknown>;
const azul = (JSON.parse(readFileSync('tests/fixtures/merchants/azul.json', 'utf8')) as Content);
const operator = azul.operator as Content;
const faultsOf = (more: Content): string[] => {
  try {
    parseMerchants({ 'merchants/azul.json': { ...azul, ...more } });
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
};
const long = (length: number) => 'x'.repeat(length);
const links = (count: number, label = 'x') => ({ links: Array.from({ length: count }, () => ({ href: '/m/home', label: { pt: label, en: label } })) });

test.each<[name: string, most: number, made: (length: number) => Content]>([
  ['name', 40, (length) => ({ name: long(length) })],
  ['code', 32, (length) => ({ code: long(length) })],
  ['the sign of the currency', 4, (length) => ({ currency: { code: 'BRL', symbol: long(length) } })],
  ['the operator', 80, (length) => ({ operator: { ...operator, name: long(length) } })],
  ['the licence', 80, (length) => ({ operator: { ...operator, licence: long(length) } })],
  ['the company', 40, (length) => ({ operator: { ...operator, company: long(length) } })],
  ['a place of the clock', 40, (length) => ({ timeZone: { id: 'America/Manaus', name: long(length) } })],
  ['the way of paying at once', 20, (length) => ({ instantPayment: long(length) })],
  ['a channel', 20, (length) => ({ contact: { ['X'.repeat(length)]: 'https://t.example/x' } })],
  ['links', 6, (length) => links(length)],
  ['the label of a link', 30, (length) => links(1, long(length))],
  ['a string', 2_000, (length) => ({ strings: { pt: { 'shell:footer.home': long(length) } } })],
  ['years', 99, (length) => ({ age: length })],
  ['the least of a login name whose most is not said', 16, (length) => ({ rules: { username: { least: length } } })],
  ['the most of a login name', 254, (length) => ({ rules: { username: { most: length } } })],
  ['a file of well-known', 65_536, (length) => ({ wellKnown: { 'security.txt': long(length) } })],
  ['the name of such a file', 64, (length) => ({ wellKnown: { [long(length)]: 'x' } })],
])('%s: %i passes, one more is refused', (_name, most, made) => {
  expect([faultsOf(made(most)), faultsOf(made(most + 1)).length > 0]).toEqual([[], true]);
});

test.each<[name: string, content: Content, passes: boolean]>([
  ['17 years', { age: 17 }, false], ['18 years', { age: 18 }, true], ['18 and a half', { age: 18.5 }, false], ['a channel of one letter', { contact: { X: 'https://t.example/x' } }, false], ['one of two', { contact: { XY: 'https://t.example/x' } }, true],
  ['no art host', { imageCDNs: [] }, false], ['one', { imageCDNs: ['/cdn'] }, true], ['midnight by either name', { operator: { ...operator, supportHours: { from: '00:00', until: '24:00' } } }, true], ['an hour of 24', { operator: { ...operator, supportHours: { from: '24:01', until: '24:00' } } }, false],
  ['an unknown field', { colour: 'x' }, false], ['JSON that is none', { wellKnown: { 'assetlinks.json': '{' } }, false], ['JSON', { wellKnown: { 'assetlinks.json': '[]' } }, true], ['text that is no JSON', { wellKnown: { 'security.txt': '{' } }, true], ['the file of Apple', { wellKnown: { 'apple-app-site-association': '7' } }, false],
  ['a zone that there is not', { timeZone: { id: 'Mars/Base', name: 'Marte' } }, false], ['frames by their host', { frames: ['https://games.example', 'https://*.games.example:8443'] }, true], ['a frame over HTTP', { frames: ['http://games.example'] }, false], ['a frame of a bare name', { frames: ['https://games'] }, false],
  ['what a frame may not do', { frames: [{ host: 'https://games.example', sandbox: ['allow-top-navigation'] }] }, false], ['what it may', { frames: [{ host: 'https://games.example', sandbox: ['allow-popups'], allow: ['clipboard-write'], referrer: 'origin', speaks: true }] }, true],
  ['an icon of any size', { icons: { mark: '/m.svg', manifest: [{ src: '/i.svg', sizes: 'any' }] } }, true], ['one of its size', { icons: { mark: '/m.svg', manifest: [{ src: '/i.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' }] } }, true],
  ...['192', '192x', 'x192', '192xabc', '192x192x1', 'anyx'].map((sizes): [string, Content, boolean] => [`an icon of the size ${sizes}`, { icons: { mark: '/m.svg', manifest: [{ src: '/i.png', sizes }] } }, false]),
  ['an icon of another type', { icons: { mark: '/m.svg', manifest: [{ src: '/i.gif', sizes: 'any', type: 'image/gif' }] } }, false], ['no icons of the manifest', { icons: { mark: '/m.svg', manifest: [] } }, false],
  ['three characters at most in a login name whose least is not said', { rules: { username: { most: 3 } } }, false], ['four', { rules: { username: { most: 4 } } }, true], ['a name of none', { rules: { username: { least: 0 } } }, false], ['of one', { rules: { username: { least: 1 } } }, true],
  ['a switch that there is not', { switches: { NONE: true } }, false], ['a switch of another value', { switches: { jackpot: true } }, false], ['switches', { switches: { jackpot: 'off', MISSION: false } }, true],
])('%s: passes or not', (_name, content, passes) => expect(faultsOf(content).length === 0).toBe(passes));

test('two keys have two names, beside no single one', () => {
  const publicKey = '-----BEGIN PUBLIC KEY-----\nMIIB\n-----END PUBLIC KEY-----';
  const keys = (...ids: string[]) => ids.map((id) => ({ id, publicKey }));
  expect([keys('a'), keys('a', 'b'), [], keys('a', 'b', 'c'), keys('a', 'a'), keys(long(32)), keys(long(33)), keys('')].map((some) => faultsOf({ gateway: { keys: some } }).length)).toEqual([0, 0, 1, 1, 1, 0, 1, 1]);
  expect(faultsOf({ gateway: { keys: keys('a'), publicKey } })).toHaveLength(1);
});

import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { languages } from '../../../../src/contract/languages.ts';
import { linkIcons, rowPlaces, tabPlaces } from '../../../../src/contract/menu-places.ts';
import { gatewayRoutes } from '../../../../src/edge/merchants/gateway-routes.ts';
import { readMerchantFolder } from '../../../../src/edge/merchants/folder.ts';
import { createMerchants } from '../../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../../../src/edge/merchants/ready-made.ts';
import { platformOf } from '../../../../src/edge/start.ts';

const read = (name: string) => JSON.parse(readFileSync(`tests/fixtures/merchants/${name}.json`, 'utf8')) as Record<string, Record<string, unknown>>;
const azul = (more: Record<string, unknown> = {}) => ({ ...read('azul'), ...more });
const themed = (more: Record<string, unknown>) => azul({ theme: { ...read('azul').theme, ...more } });
const faultsOf = (content: unknown) => {
  try {
    parseMerchants({ 'merchants/azul.json': content });
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
};

test.each<[content: unknown, fault: string]>([
  [azul({ name: undefined }), 'name: is missing'],
  [azul({ name: ' ' }), 'name: must not be empty'],
  [azul({ name: 'Azul\u0000' }), 'name: must be one line without control characters'],
  [azul({ code: 'Azul da Sorte' }), 'code: must be letters a to z, digits and hyphens, 32 at most'],
  [azul({ hosts: ['Azul.example:80'] }), 'hosts.0: must be a host in lower case without a port, such as azul.example'],
  [azul({ languages: ['pt', 'xxx'] }), 'languages.1: must be a language by two letters, such as pt'],
  [azul({ languages: ['pt', 'xx'] }), `languages: xx is none of the app's (${languages.join(', ')}), and has no strings/xx.json`],
  [azul({ languages: ['pt', 'en', 'pt'] }), 'languages: must name each language once'],
  [azul({ icons: { mark: 'data:image/png;base64,iVBORw0KG' } }), 'icons.mark: must be an https address, a path, or a picture as data:image/…;base64,…'],
  [azul({ icons: { mark: 'data:image/png;base64,iVBO_w0K' } }), 'icons.mark: must be an https address, a path, or a picture as data:image/…;base64,…'],
  [azul({ operator: { ...read('azul').operator, supportHours: { from: '08:00', until: '24:30' } } }), 'operator.supportHours.until: must be a time such as 08:00'],
  [azul({ languages: [] }), 'languages: must name one language at least'],
  [azul({ links: [{ href: '/m/p/faq', label: { pt: 'Dúvidas' } }] }), 'links.0.label.en: is missing'],
  [azul({ home: { sections: ['games', 'roleta'] } }), 'home.sections.1: must be one of banner, games, notices, jackpot, draws, matches, winners, download'],
  [azul({ home: { sections: ['banner', 'games', 'banner'] } }), 'home.sections: must have banner once'],
  [azul({ home: { sections: ['banner', 'jackpot'] } }), 'home.sections: must have games'],
  [azul({ home: { rows: 0 } }), 'home.rows: must be 1 at least'],
  [azul({ home: { rows: 9 } }), 'home.rows: must be 4 at most'],
  [azul({ home: { banner: 'round' } }), 'home.banner: must be one of usual, low, tall'],
  [azul({ tabs: ['home', 'lottery', 'games', 'deposit', 'service', 'mine'] }), 'tabs: must have 5 tabs at most'],
  [azul({ tabs: ['home', 'mine'] }), 'tabs: must have 3 tabs at least'],
  [azul({ tabs: ['lottery', 'games', 'mine'] }), 'tabs: must have home and mine'],
  [azul({ tabs: ['home', 'mine', 'home'] }), 'tabs: must have home once'],
  [azul({ tabs: ['home', 'messages', 'mine'] }), `tabs.1: must be one of ${tabPlaces.join(', ')}`],
  [azul({ tabs: ['home', { href: 'https://azul.example', label: { pt: 'Blog', en: 'Blog' } }, 'mine'] }), 'tabs.1.href: must be a path of the app, such as /m/gameList?gameType=LIVE'],
  [azul({ tabs: ['home', { href: '/m/p/faq', label: { pt: 'Dúvidas' } }, 'mine'] }), 'tabs.1.label.en: is missing'],
  [azul({ tabs: ['home', { href: '/m/p/faq', label: { pt: 'Perguntas frequentes', en: 'FAQ' } }, 'mine'] }), 'tabs.1.label.pt: must have 11 characters at most'],
  [azul({ sideMenu: ['messages', 'language', 'casino'] }), `sideMenu.2: must be one of ${rowPlaces.join(', ')}`],
  [azul({ sideMenu: ['messages', 'language', 'messages'] }), 'sideMenu: must have messages once'],
  [azul({ sideMenu: ['messages'] }), 'sideMenu: must have language, for there are two'],
  [azul({ sideMenu: ['language', { href: '/m/p/faq', label: { pt: 'x', en: 'x' }, icon: 'rocket' }] }), `sideMenu.1.icon: must be one of ${linkIcons.join(', ')}`],
  [azul({ sideMenu: ['language'], links: [{ href: '/m/p/faq', label: { pt: 'x', en: 'x' } }] }), 'links: must stand in sideMenu where there is one'],
  [azul({ links: [{ href: 'javascript:x', label: { pt: 'x', en: 'x' } }] }), 'links.0.href: must be a link: https, mailto, tel, or a path'],
  [azul({ texts: { 'Termos!': {} } }), 'texts.Termos!: must be a name of letters a to z, digits and hyphens'],
  [azul({ strings: { pt: { titulo: 'x' } } }), 'strings.pt.titulo: must be a key such as shell:footer.home'],
  [azul({ rules: { username: { pattern: '[a-' } } }), 'rules.username.pattern: must be a regular expression'],
  [azul({ rules: { username: { least: 17 } } }), 'rules.username: must have least below most'],
  [azul({ rules: { username: { most: 300 } } }), 'rules.username.most: must be 254 at most'],
  [azul({ gateway: { sealedNames: { username: 'a b' } } }), 'gateway.sealedNames.username: must be the name of a field'],
  [azul({ country: 'Brasil' }), 'country: must be a code such as BR'],
  [azul({ currency: { code: 'R$', symbol: 'R$' } }), 'currency.code: must be a code such as BRL'],
  [azul({ currency: { code: 'BRLX', symbol: 'R$' } }), 'currency.code: must be a code such as BRL'],
  [azul({ currency: { code: 'XBRL', symbol: 'R$' } }), 'currency.code: must be a code such as BRL'],
  [azul({ currency: { code: 'BR', symbol: 'R$' } }), 'currency.code: must be a code such as BRL'],
  [azul({ currency: { code: 'brl', symbol: 'R$' } }), 'currency.code: must be a code such as BRL'],
  [azul({ country: 'BRA' }), 'country: must be a code such as BR'],
  [azul({ gateway: { url: 'gateway.example' } }), 'gateway.url: must be an address such as https://gateway.example'],
  [azul({ gateway: { publicKey: 'MIIB' } }), 'gateway.publicKey: must be a public key in PEM: -----BEGIN PUBLIC KEY-----…'],
  [azul({ imageCDNs: ["https://cdn.example'; script-src *"] }), 'imageCDNs.0: must be an https address or a path such as /cdn'],
  [azul({ pictures: 'edge' }), 'pictures: must be direct, or an object with a pattern'],
  [azul({ pictures: { pattern: 'https://img.example/{width}/' } }), 'pictures.pattern: must contain {width} and {path}'],
  [azul({ pictures: { pattern: 'https://img.example/{width}/{name}/{path}' } }), 'pictures.pattern: may contain {width} and {path} alone'],
  [azul({ pictures: { pattern: "https://img.example'; script-src */{width}/{path}" } }), 'pictures.pattern: must be an https address or a path such as https://img.example/{width}/{path}'],
  [azul({ pictures: { pattern: 'https://{width}.example/{path}' } }), 'pictures.pattern: must be an https address or a path such as https://img.example/{width}/{path}'],
  [azul({ pictures: { pattern: '//img.example/{width}/{path}' } }), 'pictures.pattern: must be an https address or a path such as https://img.example/{width}/{path}'],
  [azul({ imageCDNs: ['cdn'] }), 'imageCDNs.0: must be an https address or a path such as /cdn'],
  [azul({ imageCDNs: ['//cdn.example'] }), 'imageCDNs.0: must be an https address or a path such as /cdn'],
  [azul({ imageCDNs: ['https://cdn.example/?x='] }), 'imageCDNs.0: must be an https address or a path such as /cdn'],
  [azul({ imageCDNs: ['https://cdn.example:99999'] }), 'imageCDNs.0: must be an https address or a path such as /cdn'],
  [azul({ icons: { mark: '//cdn.example/mark.svg' } }), 'icons.mark: must be an https address, a path, or a picture as data:image/…;base64,…'],
  [azul({ contact: { TELEGRAM: 'javascript:alert(1)' } }), 'contact.TELEGRAM: must be a link: https, mailto, tel, or a path'],
  [azul({ switches: { mem_cen: 'odd' } }), 'switches.mem_cen: must be new or base'],
  [azul({ switches: { MAILCEN: 'off' } }), 'switches.MAILCEN: must be true or false'],
  [azul({ switches: { MADEUP: true } }), 'switches.MADEUP: is no field of a merchant'],
  [azul({ icons: { mark: 'data:image/svg+xml,<svg>"</style>' } }), 'icons.mark: must be an https address, a path, or a picture as data:image/…;base64,…'],
  [azul({ icons: {} }), 'icons.mark: is missing'],
  [azul({ operator: { name: 'Azul', licence: '1' } }), 'operator.company: is missing'],
  [azul({ operator: 'Azul' }), 'operator: must be an object'],
  [azul({ logo: '/logo.svg' }), 'logo: is no field of a merchant'],
  [themed({ accent: 'blue' }), 'theme.accent: must be a colour such as #0b1210'],
  [themed({ accent: '#6fd3ff;} body{display:none' }), 'theme.accent: must be a colour such as #0b1210'],
  [themed({ 'on-won': undefined }), 'theme.on-won: is missing'],
  [themed({ shadow: '#000000' }), 'theme.shadow: is no field of a merchant'],
  [themed({ quiet: '#4a5a80' }), 'theme: quiet on ground has a contrast of 2.75:1, and needs 4.5:1'],
  [themed({ 'on-accent': '#f0f4ff' }), 'theme: on-accent on accent to accent-2 has a contrast of 1.53:1, and needs 4.5:1'],
  [null, 'the file: must be an object'],
])('an invalid file is refused with its name and field: %#', (content, fault) => {
  expect(faultsOf(content)).toContain(`merchants/azul.json: ${fault}`);
});

test('a slash at the end of an image host is none of the pictures\' paths', () => {
  expect(parseMerchants({ 'a.json': azul({ imageCDNs: ['/cdn/', '/', 'https://cdn.example//', 'https://cdn.example/art/'] }) })[0]!.imageCDNs).toEqual(['/cdn', '', 'https://cdn.example', 'https://cdn.example/art']);
});

test('the error lists every fault of every file', () => {
  const files = { 'a.json': azul({ code: 'a', name: 1, hosts: 3 }), 'b.json': azul({ code: 'b', currency: undefined }) };
  expect(() => parseMerchants(files)).toThrow(/^a\.json: name: must be text\na\.json: hosts: must be a list of hosts\nb\.json: currency: is missing$/);
});

test('files that share a code, trial code or host are refused', () => {
  const files = { 'a.json': azul(), 'b.json': azul({ trialCode: 'azul' }), 'c.json': azul({ code: 'c', trialCode: 'd', hosts: [] }), 'd.json': azul({ code: 'e', trialCode: 'f', hosts: [] }) };
  expect(() => parseMerchants(files)).toThrow([
    'b.json: code: code azul is taken by a.json',
    'b.json: trialCode: code azul is taken by a.json',
    'b.json: hosts: azul.localhost is taken by a.json',
    'd.json: hosts: every other host is taken by c.json',
  ].join('\n'));
});

test('a host selects its merchant; other hosts the one without hosts, or the one of MERCHANT, else none', () => {
  const ready = parseMerchants(readyMadeFiles);
  const codeAt = (host: string | undefined, otherwise?: string, parsed = ready) => createMerchants(parsed, () => 'key', otherwise).ofHost(host)?.page.code;
  expect(codeAt('brisa.localhost:4173')).toBe('brisa');
  expect(codeAt('BRISA.localhost')).toBe('brisa');
  for (const host of ['localhost', undefined, '', '\u00ff', 'x.brisa.localhost', '__proto__']) expect(codeAt(host)).toBe('leve');
  expect(codeAt('localhost', 'brisa')).toBe('brisa');
  const named = parseMerchants(readMerchantFolder('tests/fixtures/merchants'));
  for (const host of ['localhost:4173', '127.0.0.1', '[::1]:80']) expect(codeAt(host, undefined, named), host).toBe('azul');
  for (const host of ['rosa.localhost', 'www.rosa.localhost:4173', 'WWW.rosa.localhost.']) expect(codeAt(host, undefined, named), host).toBe('rosa');
  for (const host of ['', undefined, 'www.other.example', 'www.www.rosa.localhost', 'm.rosa.localhost', '203.0.113.7', '[2001:db8::1]', 'localhost.other.example']) expect(codeAt(host, undefined, named), host).toBeUndefined();
  expect(codeAt('203.0.113.7', 'rosa', named)).toBe('rosa');
  expect(() => codeAt('localhost', 'none')).toThrow('there is no merchant none');
});

const folders: string[] = [];
function folderOf(files: Record<string, string | Buffer>): string {
  const folder = mkdtempSync(join(tmpdir(), 'merchants-'));
  folders.push(folder);
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  return folder;
}

afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

test('an unreadable folder or file is named in the error of the start', async () => {
  await expect(platformOf({ MERCHANTS: '/nowhere' })).rejects.toThrow('MERCHANTS is no folder that can be read: /nowhere');
  const empty = folderOf({ 'notes.txt': 'x' });
  await expect(platformOf({ MERCHANTS: empty })).rejects.toThrow(`MERCHANTS has no .json file: ${empty}`);
  const broken = folderOf({ 'azul.json': '{ "code": ' });
  await expect(platformOf({ MERCHANTS: broken })).rejects.toThrow(`${join(broken, 'azul.json')}: is no JSON: `);
  const wrong = folderOf({ 'azul.json': JSON.stringify(azul({ name: '' })) });
  await expect(platformOf({ MERCHANTS: wrong })).rejects.toThrow(`${join(wrong, 'azul.json')}: name: must not be empty`);
});

const pem = (type: 'rsa' | 'ed25519') => (type === 'rsa' ? generateKeyPairSync('rsa', { modulusLength: 1024 }) : generateKeyPairSync('ed25519')).publicKey.export({ type: 'spki', format: 'pem' }).toString();
const key = pem('rsa');

test('a merchant\'s gateway and key come from its file, else from the environment, else the start fails', () => {
  const parsed = parseMerchants({ 'own.json': azul({ gateway: { url: 'https://own.example', publicKey: key } }), 'none.json': azul({ code: 'b', trialCode: 'c', hosts: [] }) });
  const routes = gatewayRoutes(parsed, { url: 'https://common.example', publicKey: key.replaceAll('\n', String.raw`\n`) });
  expect([...routes]).toEqual([['azul', { url: 'https://own.example', publicKey: key }], ['b', { url: 'https://common.example', publicKey: key }]]);
  expect(() => gatewayRoutes(parsed, {})).toThrow(
    'GATEWAY_URL is not set, and these name no gateway.url: none.json\nGATEWAY_PUBLIC_KEY is not set, and these name no gateway.publicKey: none.json',
  );
  expect(() => gatewayRoutes(parsed, { url: 'common.example', publicKey: key })).toThrow('GATEWAY_URL is no address: common.example');
  expect(() => gatewayRoutes(parsed, { url: 'https://common.example', publicKey: 'a key' })).toThrow('GATEWAY_PUBLIC_KEY is no public key in PEM');
});

test('while the gateway\'s key changes a file names two, and phones are told both with their ids', () => {
  const keys = [{ id: '2026-12', publicKey: key }, { id: '2026-06', publicKey: pem('rsa') }];
  const parsed = parseMerchants({ 'own.json': azul({ gateway: { url: 'https://own.example', keys } }) });
  expect([...gatewayRoutes(parsed, { publicKey: pem('rsa') })]).toEqual([['azul', { url: 'https://own.example', publicKey: key }]]);
  const { all: [merchant] } = createMerchants(parsed, () => key);
  expect(merchant!.keys).toEqual(keys);
  for (const [gateway, fault] of [
    [{ keys, publicKey: key }, 'gateway: must have publicKey or keys, not both'],
    [{ keys: [] }, 'gateway.keys: must name one key at least'],
    [{ keys: [...keys, { ...keys[0], id: 'third' }] }, 'gateway.keys: must name two keys at most'],
    [{ keys: [keys[0], keys[0]] }, 'gateway.keys: must name each id once'],
    [{ keys: [{ ...keys[0], id: 'a\r\nb' }] }, 'gateway.keys.0.id: must be letters, digits, dots and hyphens, 32 at most'],
  ] as const) expect(faultsOf(azul({ gateway }))).toEqual([`merchants/azul.json: ${fault}`]);
  const wrong = parseMerchants({ 'own.json': azul({ gateway: { url: 'https://own.example', keys: [keys[0], { id: 'b', publicKey: pem('ed25519') }] } }) });
  expect(() => gatewayRoutes(wrong, {})).toThrow('own.json: gateway.keys b is no RSA key');
});

test('an address or a key that no call could use is refused at the start, without its password', () => {
  const routesFault = (url: string, publicKey: string, own: object = {}) => {
    try {
      gatewayRoutes(parseMerchants({ 'own.json': azul({ gateway: own }) }), { url, publicKey });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };
  const useless = 'has a user, a password, a query or a fragment, and none of them would be sent';
  for (const address of ['https://user:secret@common.example', 'https://common.example/base?key=secret', 'https://common.example/#secret']) expect(routesFault(address, key)).toBe(`GATEWAY_URL ${useless}`);
  expect(routesFault('HTTPS://Common.example/base/', key)).toBe('');
  expect(routesFault('https://common.example', key, { url: 'https://user:secret@own.example' })).toBe(`own.json: gateway.url ${useless}`);
  expect(routesFault('https://common.example', key, { url: 'http://:80' })).toBe('own.json: gateway.url is no address: http://:80');
  const unreadable = '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A\n-----END PUBLIC KEY-----\n';
  expect(routesFault('https://common.example', unreadable)).toBe('GATEWAY_PUBLIC_KEY is no public key in PEM: the text between its first and its last line cannot be read');
  expect(routesFault('https://common.example', key, { publicKey: unreadable })).toContain('own.json: gateway.publicKey is no public key in PEM');
  expect(routesFault('https://common.example', pem('ed25519'))).toBe('GATEWAY_PUBLIC_KEY is no RSA key');
});

test('a file is read with a byte order mark, refused in another encoding, and passed over where it is hidden', () => {
  const text = JSON.stringify(azul({ name: 'Açaí' }));
  expect(Object.values(readMerchantFolder(folderOf({ 'azul.json': `\uFEFF${text}`, '._azul.json': '\0\0', '.#azul.json': 'x' })))).toEqual([JSON.parse(text)]);
  const other = folderOf({ 'azul.json': Buffer.from(text, 'latin1') });
  expect(() => parseMerchants(readMerchantFolder(other))).toThrow(`${join(other, 'azul.json')}: is not in UTF-8`);
  const commented = folderOf({ 'azul.json': `// a comment\n${text}` });
  expect(() => parseMerchants(readMerchantFolder(commented))).toThrow(/azul\.json: is no JSON: .+$/);
});

test("a host's closing dot and its port do not lead to another merchant", () => {
  const parsed = parseMerchants({ 'azul.json': azul({ hosts: ['azul.example'] }), 'rest.json': azul({ code: 'b', trialCode: 'c', hosts: [] }) });
  const { ofHost } = createMerchants(parsed, () => 'key');
  for (const host of ['azul.example', 'www.azul.example', 'azul.example.', 'AZUL.example.:8080', 'azul.example:']) expect(ofHost(host)?.page.code, host).toBe('azul');
  for (const host of ['azul.example..', 'x.azul.example', 'azul.example.x', '', null]) expect(ofHost(host)?.page.code).toBe('b');
});

test('the parser of merchants imports nothing of Node but what workerd has', () => {
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, from] of readFileSync(file, 'utf8').matchAll(/from '([^']+)'/g)) {
      if (from!.startsWith('.')) visit(join(dirname(file), from!));
      else seen.add(from!);
    }
  };
  visit('src/edge/merchants/parse.ts');
  expect([...seen].filter((name) => !name.endsWith('.ts'))).toEqual(['valibot', 'node:zlib']);
});

test.each(['https://img.example/{width}/{path}', '/img/{path}?w={width}', 'https://img.example/a/{path}/{width}/{width}'])('a pattern of pictures in a size is taken: %s', (pattern) => {
  expect(faultsOf(azul({ pictures: { pattern } }))).toEqual([]);
});

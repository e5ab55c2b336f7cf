import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routes } from '../../../src/app/routes.ts';
import { languageIn } from '../../../src/contract/cookies.ts';
import { cookieOf, languages } from '../../../src/contract/languages.ts';
import { imageHostCookie } from '../../../src/contract/page.ts';
import { createEdge, type Edge } from '../../../src/edge/edge.ts';
import { createMerchants } from '../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../../src/edge/merchants/ready-made.ts';
import { readBuild } from '../../../src/edge/node/build.ts';
import { answerFrom } from '../../../src/edge/upstream-answer.ts';
import { writeSmallBuild } from '../../support/small-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-shared-'));
const vcl = readFileSync('src/edge/varnish.vcl', 'utf8');
let edge: Edge;

beforeAll(async () => {
  writeSmallBuild(folder);
  const merchants = parseMerchants(readyMadeFiles).map((merchant) => ({ ...merchant, imageCDNs: ['https://one.example', 'https://two.example'] }));
  const upstream = { segments: ['wps'], pages: [], notes: [], answer: async () => answerFrom(new Response()), isReady: async () => true, ask: async () => Response.json({ success: false }), close() {} };
  edge = createEdge({ machine: await readBuild(folder), upstream, merchants: createMerchants(merchants, () => 'a key') });
});
afterAll(() => rmSync(folder, { recursive: true }));

const headersAt = async (path: string, headers: Record<string, string> = {}) =>
  Object.fromEntries((await edge(new Request(`http://localhost${path}`, { headers }), { address: '127.0.0.1', proto: 'http', host: 'localhost' }, () => {})).headers);

test('a page may be kept by a cache that keeps visitors apart, without their cookie, and by no other', async () => {
  const asked = { 'surrogate-capability': 'varnish="Surrogate/1.0", leve="page"' };
  for (const path of ['/', '/m/home']) {
    const own = await headersAt(path);
    expect(own).toMatchObject({ 'cache-control': 'private, no-cache', 'set-cookie': expect.stringMatching(/^imageHost=[01];/) });
    expect(own).not.toHaveProperty('cdn-cache-control');
    expect(own).not.toHaveProperty('image-hosts');
    const shared = await headersAt(path, asked);
    expect(shared).toMatchObject({ 'cache-control': 'private, no-cache', 'cdn-cache-control': 's-maxage=1, stale-while-revalidate=1, stale-if-error=86400', 'image-hosts': '2' });
    expect(shared).not.toHaveProperty('set-cookie');
    const unchanged = await headersAt(path, { ...asked, 'if-none-match': shared.etag! });
    expect(unchanged).toEqual(Object.fromEntries(Object.entries(shared).filter(([name]) => name !== 'content-length')));
  }
  for (const path of ['/manifest.webmanifest', '/assets/app-1.js', '/nowhere', '/wps/x']) expect(await headersAt(path, asked), path).not.toHaveProperty('cdn-cache-control');
});

test('varnish.vcl keeps the pages of every route and nothing else, apart by image host', () => {
  const isPage = new RegExp(/req\.url !~ "([^"]+)"/.exec(vcl)![1]!);
  for (const { paths } of Object.values(routes)) for (const path of paths) for (const query of ['', '?', '?gameType=RNG']) expect(isPage.test(path + query), path).toBe(true);
  for (const path of ['/wps/system/status', '/cdn/a.png', '/img/card-240/a.png', '/play/x', '/sandbox', '/assets/app-1.js', '/manifest.webmanifest', '/worker.js', '/mx', '/readyz', '//m/home', '/register.htmlx']) expect(isPage.test(path), path).toBe(false);

  const find = (name: string) => new RegExp(new RegExp(`Cookie ~ \\{"([^}]*${name}[^}]*)"\\}`).exec(vcl)![1]!);
  expect(find(imageHostCookie).test(`a=1; ${imageHostCookie}=1`)).toBe(true);
});

test('of a phone\'s cookies varnish.vcl leaves an edge all that may name a language, of a merchant\'s own too, and nothing else', () => {
  const steps = [...vcl.matchAll(/set req\.http\.Reduced = regsuball\([^,]+, \{?"(.+?)"\}?, "(.*)"\);/g)];
  const reduced = (cookies: string) => steps.reduce((left, [, pattern, by]) => left.replace(new RegExp(pattern!, 'g'), by!.replace('\\1', '$1')), `;${cookies}`);
  const offered = [...languages, 'gl'];
  for (const cookies of [
    '', 'a=1', 'language=pt', 'language=gl', 'a=1; language=gl; b=2', `a=1; ${cookieOf('en').split('; path')[0]!}`, 'language=pt; language="en"; imageHost=1', 'language=en; language=xx', 'xlanguage=en; language=xx; language = "pt"',
    ';;  language=gl  ;', 'language=glx', 'language=gl; language=', 'a=language=en', 'a="; language=en', 'language=pt ;language=gl;c=d',
  ]) {
    const kept = reduced(cookies);
    expect([cookies, languageIn(kept, offered)]).toEqual([cookies, languageIn(cookies, offered)]);
    expect(kept).toMatch(/^(; language=[a-z]{2})*$/);
  }
});

test('varnish.vcl finds a page by its address without what campaigns add', () => {
  const [, added, end] = /regsub\(regsuball\(req\.url, "(.+?)", "\\1"\), "(.+?)", ""\)/.exec(vcl)!;
  const found = (url: string) => url.replace(new RegExp(added!, 'g'), '$1').replace(new RegExp(end!), '');
  for (const [url, page] of [
    ['/m/home', '/m/home'], ['/m/home?', '/m/home'], ['/?utm_source=a&utm_medium=b', '/'], ['/m/gameList?fbclid=x&gameType=RNG', '/m/gameList?gameType=RNG'], ['/m/gameList?gameType=RNG&gclid=1', '/m/gameList?gameType=RNG'],
    ['/m/gameList?utm_a=1&gameType=RNG&utm_b=2&tab=1', '/m/gameList?gameType=RNG&tab=1'], ['/m/register?affiliateCode=AMIGO', '/m/register'], ['/m/a?xutm_a=1', '/m/a?xutm_a=1'], ['/m/a?b=utm_c=1', '/m/a?b=utm_c=1'],
  ] as const) expect(found(url), url).toBe(page);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEdge, type Edge } from '../../../src/edge/edge.ts';
import { readMerchantFolder } from '../../../src/edge/merchants/folder.ts';
import { createMerchants } from '../../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../../src/edge/merchants/parse.ts';
import { readBuild } from '../../../src/edge/node/build.ts';
import type { Upstream } from '../../../src/edge/upstream.ts';
import { answerFrom } from '../../../src/edge/upstream-answer.ts';
import { writeSmallBuild } from '../../support/small-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-drafts-'));
let edge: Edge;
let without: Edge;

beforeAll(async () => {
  writeSmallBuild(folder);
  // The console's guard, which looks at the token.
  const answer: Upstream['answer'] = async ({ headers }) => answerFrom(new Response('{}', { status: headers.get('cookie')?.includes('console=right') ? 200 : 403 }));
  const upstream: Upstream = { segments: ['wps', 'sandbox'], pages: ['sandbox'], notes: [], consolePath: '/sandbox?token=x', answer, isReady: async () => true, ask: async () => Response.json({ success: false }), close() {} };
  const options = { machine: await readBuild(folder), merchants: createMerchants(parseMerchants(readMerchantFolder('tests/fixtures/merchants')), () => 'a key') };
  edge = createEdge({ ...options, upstream });
  const { consolePath: _, ...gateway } = upstream;
  without = createEdge({ ...options, upstream: gateway });
});
afterAll(() => rmSync(folder, { recursive: true }));

async function ask(path: string, { method = 'GET', cookie = '', body, of = edge }: { method?: string; cookie?: string; body?: unknown; of?: Edge } = {}) {
  const response = await of(new Request(`http://azul.localhost${path}`, { method, headers: { accept: 'text/html', cookie }, ...(body !== undefined && { body: JSON.stringify(body) }) }), { address: '', proto: 'http', host: 'azul.localhost' }, () => {});
  return { status: response.status, headers: response.headers, text: await response.text() };
}
const draft = (changes: unknown, cookie = 'console=right', of = edge) => ask('/sandbox/api/preview', { method: 'POST', cookie, body: { code: 'azul', changes }, of });
const shownBy = ({ headers }: Awaited<ReturnType<typeof ask>>): string => headers.get('set-cookie')!.split(';')[0]!;

test('who has the console\'s token is shown a draft, in that browser alone', async () => {
  const made = await draft({ name: 'Azul Nova', texts: { clube: { pt: '# Clube\nx', en: '# Club\nx' } }, strings: { gl: { $name: 'Galego', $locale: 'gl-ES' } }, languages: ['pt', 'en', 'gl'] }, 'console=right');
  // The texts lack Galician.
  expect([made.status, JSON.parse(made.text)]).toEqual([400, { error: 'texts.clube.gl: is missing' }]);
  const sound = await draft({ name: 'Azul Nova', texts: { clube: { pt: '# Clube\nx', en: '# Club\nx' } } });
  expect(JSON.parse(sound.text)).toMatchObject({ languages: [['pt', 'Português'], ['en', 'English']], screens: expect.arrayContaining([['home', '/m/home'], ['clube', '/m/p/clube']]) });
  expect(sound.headers.get('set-cookie')).toMatch(/^preview=[\w-]{36}; Path=\/; HttpOnly; SameSite=Strict$/);
  const shown = await ask('/m/home', { cookie: `language=en; ${shownBy(sound)}` });
  expect(shown.text).toContain('· Azul Nova</title>');
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect((await ask('/m/p/clube', { cookie: shownBy(sound) })).status).toBe(200);
  const plain = await ask('/m/home');
  expect(plain.text).toContain('· Azul da Sorte</title>');
  expect(plain.headers.get('cache-control')).toBe('private, no-cache');
  expect((await ask('/sandbox/api/preview', { method: 'DELETE', cookie: 'console=right' })).headers.get('set-cookie')).toMatch(/^preview=; .*Max-Age=0$/);
});

test('nobody else makes one, guesses one or learns of the files; without a console there are none', async () => {
  expect([(await draft({}, 'console=wrong')).status, (await ask('/sandbox/api/preview')).status, (await draft({}, 'console=right', without)).status]).toEqual([403, 403, 200]);
  expect((await draft({}, 'console=right', without)).headers.get('set-cookie')).toBeNull();
  expect((await ask('/m/home', { cookie: 'preview=x; preview=__proto__' })).text).toContain('· Azul da Sorte</title>');
});

test('a draft is proven as a file is, keeps the merchant that it is of, and its themes are whole', async () => {
  expect(JSON.parse((await draft({ theme: { quiet: '#222222' } })).text).error).toContain('theme: quiet on ground has a contrast');
  expect(JSON.parse((await draft({ theme: { scheme: 'light' } })).text).error).toContain('theme.ground: is missing');
  expect(JSON.parse((await draft({ nme: 'x' })).text).error).toBe('nme: is no field of a merchant');
  for (const changes of [[], 'x', null, 3]) expect((await draft(changes)).status).toBe(400);
  const other = await draft({ code: 'leve', trialCode: 'leve' });
  expect((await ask('/m/home', { cookie: shownBy(other) })).text).toContain('"code":"azul","trialCode":"azul-teste"');
  expect((await ask('/sandbox/api/preview', { method: 'POST', cookie: 'console=right', body: { code: 'nobody' } })).status).toBe(400);
});

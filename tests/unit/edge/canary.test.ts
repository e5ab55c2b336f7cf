import { expect, test, vi } from 'vitest';
import { withCanary } from '../../../src/edge/canary.ts';
import type { Edge } from '../../../src/edge/edge.ts';

const answering = (name: string): Edge => () => new Response(name, { headers: { 'Content-Type': 'text/html' } });

const edgeOf = (share: number): ((headers?: Record<string, string>) => Promise<Response>) => {
  const edge = withCanary(answering('stable'), answering('canary'), share);
  return async (headers = {}) => edge(new Request('http://leve.test/m/home'), { address: '', proto: 'https', host: 'leve.test', headers: { accept: 'text/html', ...headers } }, () => {});
};
const shown = async (response: Response): Promise<string> => response.text();

test('a share of visitors is drawn, and each keeps its build', async () => {
  const visit = edgeOf(30);
  let canaries = 0;
  for (let at = 0; at < 1_000; at++) {
    const first = await visit();
    const cookie = first.headers.get('Set-Cookie')!;
    expect(cookie).toMatch(/^buildDraw=\d{1,2}; Path=\/; Max-Age=2592000; SameSite=Lax; HttpOnly; Secure$/);
    const name = await shown(first);
    if (name === 'canary') canaries += 1;
    if (at >= 50) continue;
    const again = await visit({ cookie: `a=b; ${cookie.split(';')[0]}` });
    expect([await shown(again), again.headers.get('Set-Cookie')]).toEqual([name, null]);
  }
  // Six deviations of a fair draw.
  expect(canaries).toBeGreaterThan(213);
  expect(canaries).toBeLessThan(387);
});

test('a larger share takes nobody back, and none takes all back', async () => {
  const names = async (share: number) => Promise.all(['9', '10', '49', '50', '99'].map(async (draw) => shown(await edgeOf(share)({ cookie: `buildDraw=${draw}` }))));
  expect(await names(10)).toEqual(['canary', 'stable', 'stable', 'stable', 'stable']);
  expect(await names(50)).toEqual(['canary', 'canary', 'canary', 'stable', 'stable']);
  expect(await names(100)).toEqual(Array(5).fill('canary'));
  expect(await names(0)).toEqual(Array(5).fill('stable'));
});

test('a number that is none is drawn anew; of several the first one counts', async () => {
  for (const draw of ['', 'x', '-1', '100', '1.5', '007', '5x']) {
    const answered = await edgeOf(100)({ cookie: `buildDraw=${draw}` });
    expect([await shown(answered), answered.headers.get('Set-Cookie')], draw).toEqual(['canary', expect.stringMatching(/^buildDraw=\d{1,2};/)]);
    // What keeps no cookie is drawn by none.
    expect(await shown(await edgeOf(100 - 1)({ accept: '*/*', cookie: `buildDraw=${draw}` })), draw).toBe('stable');
  }
  expect(await Promise.all(['x; buildDraw=7', '7; buildDraw=80', '80; buildDraw=7'].map(async (draws) => shown(await edgeOf(50)({ accept: '*/*', cookie: `buildDraw=${draws}` }))))).toEqual(['canary', 'canary', 'stable']);
});

test('a visitor\'s number is drawn evenly from 0 to 99, and kept as safely as its page came', async () => {
  const drawn = async (random: number, proto: 'http' | 'https' = 'https') => {
    const spied = vi.spyOn(Math, 'random').mockReturnValue(random);
    const answered = await withCanary(answering('stable'), answering('canary'), 50)(new Request('http://leve.test/m/home'), { address: '', proto, host: 'leve.test', headers: { accept: 'text/html' } }, () => {});
    spied.mockRestore();
    return [await shown(answered), answered.headers.get('Set-Cookie')!.split('; Path')[0], answered.headers.get('Set-Cookie')!.endsWith('; Secure')];
  };
  expect([await drawn(0), await drawn(0.4999), await drawn(0.5), await drawn(0.9999), await drawn(0, 'http')]).toEqual([
    ['canary', 'buildDraw=0', true], ['canary', 'buildDraw=49', true], ['stable', 'buildDraw=50', true], ['stable', 'buildDraw=99', true], ['canary', 'buildDraw=0', false],
  ]);
});

test('a cookie chooses a build at any share', async () => {
  expect(await shown(await edgeOf(0)({ cookie: 'build=canary' }))).toBe('canary');
  expect(await shown(await edgeOf(100)({ cookie: 'build=stable' }))).toBe('stable');
});

test('what keeps no cookie, and a cache of many phones, gets the stable build and no number', async () => {
  for (const headers of [{ accept: '*/*' }, { 'surrogate-capability': 'leve="page"' }] as Record<string, string>[]) {
    const answered = await edgeOf(99)(headers);
    expect([await shown(answered), answered.headers.get('Set-Cookie')]).toEqual(['stable', null]);
  }
});

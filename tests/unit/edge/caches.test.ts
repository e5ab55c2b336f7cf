import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createEdge } from '../../../src/edge/edge.ts';
import type { Machine } from '../../../src/edge/machine.ts';
import { readBuild } from '../../../src/edge/node/build.ts';
import type { Upstream } from '../../../src/edge/upstream.ts';
import { answerFrom } from '../../../src/edge/upstream-answer.ts';
import { settingsValue } from '../../support/home-platform.ts';
import { readyMerchants } from '../../support/merchants.ts';
import { writeSmallBuild } from '../../support/small-build.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-caches-'));
const requests: string[] = [];
let encodings = 0;
let edge: ReturnType<typeof createEdge>;

const game = (id: string) => ({ nodeId: id, gameName: id, vassalage: 'BGS', iconUrl: `/games/${id}.svg`, gameType: 'RNG', gameId: id });

/** A platform that answers game lists by category alone. */
const upstream: Upstream = {
  segments: ['wps'],
  pages: [],
  notes: [],
  answer: async () => answerFrom(new Response()),
  isReady: async () => true,
  async ask(path) {
    requests.push(path);
    const { searchParams } = new URL(path, 'http://gateway');
    return Response.json(searchParams.has('gameType') ? { success: true, value: { games: [game(searchParams.get('gameType')!)], pageNum: 1, totalPages: 1 } } : { success: false, errorCode: 'system.unknown' });
  },
  close() {},
};

beforeAll(() => writeSmallBuild(folder));
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  requests.length = 0;
  encodings = 0;
  const build = await readBuild(folder);
  const machine: Machine = { ...build, encode: (body, etag) => (encodings++, build.encode(body, etag)) };
  edge = createEdge({ machine, upstream, merchants: readyMerchants() });
});

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await edge(new Request(`http://localhost${path}`, { headers }), { address: '127.0.0.1', proto: 'http', host: headers.host ?? 'localhost' }, () => {});
  return response.text();
};

const gameRequests = () => requests.filter((path) => path.includes('gameType=')).length;

test('a page in two categories is fetched and compressed once each, over several visits', async () => {
  for (let round = 0; round < 3; round++) {
    expect(await get('/m/gameList?gameType=RNG')).toContain('/games/RNG.svg');
    expect(await get('/m/gameList?gameType=FISH')).toContain('/games/FISH.svg');
    expect([encodings, gameRequests()]).toEqual([2, 2]);
  }
});

test('what the platform answered before it was put back to its first day is on no page', async () => {
  let resets = 0;
  const renewed: Upstream = {
    ...upstream,
    get resets() {
      return resets;
    },
    ask: async () => Response.json({ success: true, value: { games: [game(`day-${resets}`)], pageNum: 1, totalPages: 1 } }),
  };
  edge = createEdge({ machine: await readBuild(folder), upstream: renewed, merchants: readyMerchants() });
  expect(await get('/m/gameList?gameType=RNG')).toContain('/games/day-0.svg');
  resets++;
  expect(await get('/m/gameList?gameType=RNG')).toContain('/games/day-1.svg');
});

/** A platform that answers after 800 ms. */
const slow: Upstream = {
  ...upstream,
  async ask(path) {
    await new Promise((resolve) => setTimeout(resolve, 800));
    const { pathname } = new URL(path, 'http://gateway');
    const values: Record<string, unknown> = { '/wps/system/settings': { ...settingsValue(true), telemetry: { address: 'https://measures.example/in', sample: 1 } }, '/wps/content/banners': [{ id: '1', title: 'Sorte', url: '/banner-1.svg' }] };
    return Response.json({ success: true, value: values[pathname] });
  },
};

test('with a platform that answers after 800 ms, every page has settings, banner and policy, and only the first waits', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  try {
    const answer = createEdge({ machine: await readBuild(folder), upstream: slow, merchants: readyMerchants() });
    const visit = async () => {
      const response = await answer(new Request('http://localhost/m/home'), { address: '127.0.0.1', proto: 'http', host: 'localhost' }, () => {});
      const html = await response.text();
      return [html.includes('"/wps/system/settings":{'), html.includes('src="/cdn/banner-1.svg"'), response.headers.get('content-security-policy')!.includes('https://measures.example')];
    };
    const first = visit();
    await vi.advanceTimersByTimeAsync(800);
    expect(await first).toEqual([true, true, true]);
    for (let count = 0; count < 5; count++) {
      // No timer runs here: a page that waited would never be answered.
      expect(await visit()).toEqual([true, true, true]);
      await vi.advanceTimersByTimeAsync(3_000);
    }
  } finally {
    vi.useRealTimers();
  }
});

test('unknown queries, cookies and hosts cause no request and no further cached page', async ({ onTestFinished }) => {
  // On a busy machine the answers would be asked for anew meanwhile.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const page of ['gameList', 'notice', 'home']) await get(`/m/${page}`);
  const before = { encodings, requests: requests.length };
  for (let random = 0; random < 40; random++) {
    await get(`/m/gameList?gameType=${random}`);
    await get(`/m/gameList?gameType=RNG&page=${random}`);
    await get(`/m/notice?gameType=${random}`);
    await get(`/m/home?${random}`, { cookie: `language=${random}` });
    await get('/m/home', { host: `${random}.example` });
  }
  // The list of one category is one further page; of unknown ones it is the list of all.
  await vi.waitFor(() => expect({ encodings, requests: requests.length }).toEqual({ encodings: before.encodings + 1, requests: before.requests + 1 }));
});

test('a changed switch is in the next page a second later; a changed list may come one page later, compressed quickly only where the page had not stood', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    let jackpot = 'show';
    let round = 0;
    const changing: Upstream = {
      ...upstream,
      async ask(path) {
        const { pathname } = new URL(path, 'http://gateway');
        if (pathname === '/wps/system/settings') return Response.json({ success: true, value: { ...settingsValue(true), jackpot } });
        return Response.json(pathname === '/wps/game/list' ? { success: true, value: { games: [game(`round-${round}`)], pageNum: 1, totalPages: 1 } } : { success: false, errorCode: 'system.unknown' });
      },
    };
    const build = await readBuild(folder);
    const quick: boolean[] = [];
    const machine: Machine = { ...build, encode: (body, etag, isQuick) => (quick.push(isQuick === true), build.encode(body, etag, isQuick)) };
    const answer = createEdge({ machine, upstream: changing, merchants: readyMerchants() });
    const visit = async () => (await answer(new Request('http://localhost/m/gameList'), { address: '127.0.0.1', proto: 'http', host: 'localhost' }, () => {})).text();
    const pass = (ms: number) => vi.setSystemTime(Date.now() + ms);
    expect(await visit()).toContain('round-0');
    // The first page of all, in the first flight of a connection.
    expect(quick).toEqual([false]);
    pass(1_000);
    jackpot = 'off';
    expect(await visit()).toContain('"jackpot":"off"');
    expect(quick).toEqual([false, true]);
    pass(2_000);
    round = 1;
    await visit();
    await vi.waitFor(async () => expect(await visit()).toContain('round-1'));
    expect(quick).toEqual([false, true, true]);
    // Unchanged for five seconds.
    for (let second = 0; second < 6; second++) {
      pass(1_000);
      await visit();
    }
    await vi.waitFor(() => expect(quick).toEqual([false, true, true, false]));
    // A list changes after the page has stood, and nobody came meanwhile.
    round = 2;
    pass(60_000);
    await visit();
    await vi.waitFor(async () => expect(await visit()).toContain('round-2'));
    expect(quick.slice(4)).toEqual([false]);
    // A switch changes after the page has stood: its first visitor waits for no best compression, which follows.
    pass(60_000);
    jackpot = 'show';
    expect(await visit()).not.toContain('"jackpot":"off"');
    await visit();
    await vi.waitFor(() => expect(quick.slice(5)).toEqual([true, false]));
  } finally {
    vi.useRealTimers();
  }
});

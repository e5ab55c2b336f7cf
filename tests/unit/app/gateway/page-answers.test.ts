import { signal } from '@preact/signals-react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../src/contract/endpoint.ts';
import { answerKey } from '../../../../src/contract/page.ts';
import { number, optional, record, text } from '../../../../src/contract/shape.ts';
import { pageData } from '../../../../src/app/device/page-data.ts';
import { clearMemberCache, firstAnswer, isBeginning, isForAll, readCached, startSignals, startWith, takeAnswer, writeCache } from '../../../../src/app/gateway/answers.ts';
import { call } from '../../../../src/app/gateway/call.ts';
import { identity } from '../../../../src/app/gateway/identity.ts';
import { resource } from '../../../../src/app/gateway/resource.ts';
import { language } from '../../../../src/app/i18n/language.ts';

// What came with the page stands in place of the first calls: whole, fresh, in its language, once, and of everybody.

/** each test asks for things of its own: an answer is taken once a page */
let path = '/wps/0';
let count = 0;
const listOf = (access?: 'member') => endpoint(path, record({ page: optional(number), name: optional(text) }), record({ name: text }), { access, kept: true });
const fetched = vi.fn<typeof fetch>();
const bring = (input: object, name: string, at = path) => void (pageData.answers = { ...pageData.answers, [answerKey(at, input as Record<string, unknown>)]: { name } });
let now = 0;
let visit: Partial<PerformanceNavigationTiming> | undefined;

beforeEach(() => {
  path = `/wps/list${++count}`;
  pageData.answers = {};
  pageData.beginnings = undefined;
  language.value = pageData.language;
  identity.token = () => undefined;
  identity.account = () => undefined;
  localStorage.clear();
  fetched.mockReset().mockImplementation(async () => new Response(JSON.stringify({ success: true, value: { name: 'asked' } })));
  vi.stubGlobal('fetch', fetched);
  now = 100;
  visit = { workerStart: 0, type: 'navigate', nextHopProtocol: 'h2' };
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => (visit ? [visit as PerformanceNavigationTiming] : []));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the first call of what the page brought asks nothing, the second asks', async () => {
  bring({ page: 1 }, 'brought');
  expect(await call(listOf(), { page: 1 })).toEqual({ name: 'brought' });
  expect(fetched).not.toHaveBeenCalled();
  expect(await call(listOf(), { page: 1 })).toEqual({ name: 'asked' });
});

test.each([['/more', ''], ['', '/more']])('another path is another question: %s…%s', (before, after) => {
  bring({ page: 1 }, 'brought', before + path + after);
  expect([firstAnswer(listOf(), () => ({ page: 1 })), takeAnswer(listOf(), { page: 1 })]).toEqual([undefined, undefined]);
});

test('another input is another question', () => {
  bring({ page: 1 }, 'brought');
  expect([firstAnswer(listOf(), () => ({ page: 2 })), takeAnswer(listOf(), {}), takeAnswer(listOf(), { page: 1 })]).toEqual([undefined, undefined, { name: 'brought' }]);
});

test('an input is made only for what may have come', () => {
  const input = vi.fn<() => object>(() => ({}));
  expect(firstAnswer(listOf(), input)).toBeUndefined();
  expect(input).not.toHaveBeenCalled();
  bring({}, 'brought');
  expect(firstAnswer(listOf(), input)).toEqual({ name: 'brought' });
});

test('a beginning is shown and asked for all the same, and does not use up what is whole', async () => {
  bring({ page: 1 }, 'some');
  bring({ page: 2 }, 'all');
  pageData.beginnings = [answerKey(path, { page: 1 })];
  expect([isBeginning(listOf(), { page: 1 }), isBeginning(listOf(), { page: 2 })]).toEqual([true, false]);
  expect([firstAnswer(listOf(), () => ({ page: 1 })), takeAnswer(listOf(), { page: 1 }), takeAnswer(listOf(), { page: 2 })]).toEqual([{ name: 'some' }, undefined, { name: 'all' }]);
  pageData.beginnings = undefined;
  expect([isBeginning(listOf(), { page: 1 }), takeAnswer(listOf(), { page: 1 })]).toEqual([false, { name: 'some' }]);
});

test.each([
  ['nothing is known of the visit', 9_999, undefined, true], ['at the last moment', 9_999, {}, true], ['ten seconds later', 10_000, {}, false],
  ['a reloaded page', 100, { type: 'reload' }, true], ['a page of the worker', 100, { workerStart: 1 }, false], ['a page of the history', 100, { type: 'back_forward' }, false], ['a page that a search engine has had fetched ahead', 100, { deliveryType: 'navigational-prefetch' }, false], ['a page of the network', 100, { deliveryType: '' }, true],
] as const)('the edge\'s answers serve while they are fresh: %s', (_name, ms, more, serves) => {
  bring({}, 'brought');
  now = ms;
  visit = more && { ...visit, ...more };
  // Older than that, it still is what the page shows.
  expect([firstAnswer(listOf(), () => ({})), takeAnswer(listOf(), {})]).toEqual([{ name: 'brought' }, serves ? { name: 'brought' } : undefined]);
});

test('in another language than the page\'s nothing of it serves', () => {
  bring({}, 'brought');
  language.value = pageData.language === 'pt' ? 'en' : 'pt';
  expect([firstAnswer(listOf(), () => ({})), takeAnswer(listOf(), {})]).toEqual([undefined, undefined]);
});

test('a member\'s own answer is asked for, whatever the page brought', async () => {
  bring({}, 'brought');
  identity.token = () => 'token-1';
  expect(await call(listOf('member'), {})).toEqual({ name: 'asked' });
  expect([isForAll({ access: 'everyone' }), isForAll({ access: 'everyone', personal: true }), isForAll({ access: 'member' })]).toEqual([true, false, false]);
});

test('a kept answer is its account\'s, and everybody\'s is everybody\'s', () => {
  const [own, all] = [listOf('member'), listOf()];
  const as = (name: string | undefined) => void (identity.account = () => name);
  as('marina');
  writeCache(own, path, { name: 'of marina' });
  writeCache(all, path, { name: 'of all' });
  expect([readCached(own, {}), readCached(all, {})]).toEqual([{ name: 'of marina' }, { name: 'of all' }]);
  as('bruno');
  expect([readCached(own, {}), readCached(all, {})]).toEqual([undefined, { name: 'of all' }]);
  writeCache(own, path, { name: 'of bruno' });
  // One whose name is the beginning of another's.
  as('marina2');
  writeCache(own, path, { name: 'of marina2' });
  clearMemberCache('marina');
  expect(readCached(own, {})).toBeUndefined();
  as('bruno');
  expect(readCached(own, {})).toBeUndefined();
  as('marina');
  expect(readCached(own, {})).toEqual({ name: 'of marina' });
  clearMemberCache();
  expect([readCached(own, {}), readCached(all, {})]).toEqual([undefined, { name: 'of all' }]);
});

test('the account is read without following it: whoever draws is not drawn anew for a login', () => {
  const account = signal<string | undefined>('marina');
  identity.account = () => account.value;
  writeCache(listOf('member'), path, { name: 'kept' });
  let drawn = 0;
  const stop = account.subscribe(() => void drawn++);
  expect(readCached(listOf('member'), {})).toEqual({ name: 'kept' });
  stop();
  expect(drawn).toBe(1);
});

test('a resource begins with what the page brought, and is not stale for it', async () => {
  bring({}, 'brought');
  const shown = resource(listOf(), () => ({}));
  expect([shown.value.value, shown.stale.value, shown.failure.value]).toEqual([{ name: 'brought' }, false, undefined]);
  // Nothing kept takes its place.
  writeCache(listOf(), path, { name: 'kept' });
  now = 20_000;
  const loading = shown.load();
  expect([shown.value.value, shown.stale.value]).toEqual([{ name: 'brought' }, false]);
  await loading;
  expect(shown.value.value).toEqual({ name: 'asked' });
});

test('a resource without a kept answer is not stale while it is asked for, nor after it was put in its place', async () => {
  const shown = resource(listOf(), () => ({}));
  const loading = shown.load();
  expect([shown.value.value, shown.stale.value]).toEqual([undefined, false]);
  await loading;
  writeCache(listOf(), path, { name: 'kept' });
  const next = resource(listOf(), () => ({}));
  const late = next.load();
  expect([next.value.value, next.stale.value]).toEqual([{ name: 'kept' }, true]);
  next.replace({ name: 'changed' });
  expect([next.value.value, next.stale.value]).toEqual([{ name: 'changed' }, false]);
  await late;
  expect(next.value.value).toEqual({ name: 'changed' });
});

test('at the edge each page begins with its own answer, on the phone signals go their way', () => {
  const first = vi.fn<() => string>(() => 'one');
  const onPhone = startWith(signal(''), first);
  expect(onPhone.value).toBe('one');
  vi.stubEnv('SSR', true);
  const atEdge = startWith(signal(''), first);
  vi.unstubAllEnvs();
  first.mockReturnValue('two');
  startSignals();
  expect([onPhone.value, atEdge.value]).toEqual(['one', 'two']);
});

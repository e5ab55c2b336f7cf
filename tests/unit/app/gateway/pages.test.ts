import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../src/contract/endpoint.ts';
import { pageOf } from '../../../../src/contract/page-of.ts';
import { number, record, text } from '../../../../src/contract/shape.ts';
import { pages } from '../../../../src/app/gateway/pages.ts';

const numbers = endpoint('/wps/numbers', record({ of: text, pageNo: number }), pageOf(number));

/** The addresses that were asked for. */
let asked: string[];
/** The items of each page; undefined: it is refused. */
let served: (readonly (number | object)[] | undefined)[];
let of: string;

const list = () => pages(numbers, () => ({ of }));

beforeEach(() => {
  asked = [];
  served = [[1, 2], [3], [4]];
  of = 'all';
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const pageNum = Number(/pageNo=(\d+)/.exec(address)![1]);
    const items = served[pageNum - 1];
    return Response.json(items ? { success: true, value: { items, pageNum, totalPages: served.length } } : { success: false, errorCode: 'system.unknown' });
  });
});

afterEach(() => vi.unstubAllGlobals());

test('pages follow each other to the last, and a first page takes their place', async () => {
  const { value, hasMore, load, more } = list();
  await load();
  expect([value.value, hasMore.value]).toEqual([[1, 2], true]);
  await more();
  await more();
  await more();
  expect([value.value, hasMore.value]).toEqual([[1, 2, 3, 4], false]);
  expect(asked).toHaveLength(3);
  await load();
  expect(value.value).toEqual([1, 2]);
});

test('what moved down to the next page, because something new came above it, is listed once', async () => {
  const { value, hasMore, load, more } = list();
  await load();
  served = [[0, 1], [2, 3], [4]];
  await more();
  expect([value.value, hasMore.value]).toEqual([[1, 2, 3], true]);
});

test('a record that has changed meanwhile is still the same by its id', async () => {
  const deposits = endpoint('/wps/deposits', record({ pageNo: number }), pageOf(record({ id: text, state: text })));
  const { value, load, more } = pages(deposits, () => ({}));
  served = [[{ id: 'a', state: 'paid' }, { id: 'b', state: 'open' }], [{ id: 'b', state: 'paid' }, { id: 'c', state: 'open' }]];
  await load();
  await more();
  expect(value.value!.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});

test('a page without items ends the list', async () => {
  served = [[1], [], [2]];
  const { value, hasMore, load, more } = list();
  await load();
  await more();
  expect([value.value, hasMore.value]).toEqual([[1], false]);
});

test('further pages are asked for with the input of the first', async () => {
  const { load, more } = list();
  await load();
  of = 'others';
  await more();
  expect(asked).toEqual(['/wps/numbers?of=all&pageNo=1', '/wps/numbers?of=all&pageNo=2']);
});

test('while the first page is on its way anew, no further one is asked for', async () => {
  const { value, load, more } = list();
  await load();
  await more();
  await Promise.all([load(), more()]);
  expect(asked).toHaveLength(3);
  expect(value.value).toEqual([1, 2]);
});

test('the page that failed is asked for again when the network is back, and the others stay', async () => {
  served = [[1], undefined];
  const { value, failure, load, more } = list();
  await load();
  await more();
  expect(value.value).toEqual([1]);
  expect(failure.value).toMatchObject({ code: 'system.unknown' });
  served = [[1], [2]];
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(value.value).toEqual([1, 2]));
  expect(failure.value).toBeUndefined();
});

test('an answer that comes after its list was cleared is dropped, and nothing is asked for when the network is back', async () => {
  const { value, failure, load, clear } = list();
  const loading = load();
  clear();
  await loading;
  expect(value.value).toBeUndefined();
  served = [undefined];
  await load();
  expect(failure.value).toBeDefined();
  clear();
  dispatchEvent(new Event('online'));
  expect([failure.value, asked.length]).toEqual([undefined, 2]);
});

test('while a first page is on its way no further one is asked for, though an older question ends meanwhile', async () => {
  const answer: (() => void)[] = [];
  const answering = fetch;
  const { value, load, more } = list();
  await load();
  vi.stubGlobal('fetch', async (address: string) => {
    await new Promise<void>((go) => answer.push(go));
    return answering(address);
  });
  const [further, anew] = [more(), load()];
  await vi.waitFor(() => expect(answer).toHaveLength(2));
  answer[0]!();
  await further;
  await more();
  expect(answer).toHaveLength(2);
  answer[1]!();
  await anew;
  expect(value.value).toEqual([1, 2]);
});

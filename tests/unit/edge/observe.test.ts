import { expect, test, vi } from 'vitest';
import { observed, type Observer } from '../../../src/edge/observe.ts';
import { askedBy } from '../../../src/edge/request.ts';

const asked = (background: (work: Promise<unknown>) => void = () => {}) => askedBy(new Request('http://leve.test/?secret=1'), { address: '', proto: 'https', host: 'leve.test', requestId: 'id-1' }, background);

test.each([['GET', 'GET'], ['OPTIONS', 'OPTIONS'], ['PROPPATCH', 'other'], ['get', 'other'], ['<script>', 'other']])('the method %s is logged as %s, so that a stranger adds no label to the metrics', async (method, logged) => {
  const observer = vi.fn<Observer>();
  await observed(new Response(null, { status: 204 }), method, asked(), observer);
  expect(observer.mock.calls[0]![0]).toMatchObject({ requestId: 'id-1', method: logged, status: 204, route: 'other' });
});

test('a streamed answer is logged once its body has ended, with its bytes and its error', async () => {
  const observer = vi.fn<Observer>();
  const works: Promise<unknown>[] = [];
  const request = asked((work) => void works.push(work));
  let end!: () => void;
  request.trace.sent = new Promise((resolve) => (end = resolve));
  await observed(new Response('x'), 'GET', request, observer);
  expect(observer).not.toHaveBeenCalled();
  Object.assign(request.trace, { bytes: 7, error: 'broke off' });
  end();
  await Promise.all(works);
  expect(observer.mock.calls[0]![0]).toMatchObject({ bytes: 7, error: 'broke off' });
});

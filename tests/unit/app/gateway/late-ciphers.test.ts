import { afterEach, expect, test, vi } from 'vitest';
import { endpoint } from '../../../../src/contract/endpoint.ts';
import { record, text } from '../../../../src/contract/shape.ts';
import { call } from '../../../../src/app/gateway/call.ts';

// A module that never finishes loading.
vi.mock('../../../../src/app/gateway/envelope.ts', () => new Promise(() => {}));

const sealed = endpoint('/wps/sealed', record({ name: text }), record({}), { method: 'POST', send: 'encrypted' });

afterEach(() => {
  vi.useRealTimers();
});

test('a call whose ciphers never load fails by the timeout of any call', async () => {
  vi.useFakeTimers();
  const kind = call(sealed, { name: 'a' }).catch((failure: { kind: string }) => failure.kind);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await kind).toBe('timeout');
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { applicationPictures } from '../../../../src/contract/application.ts';
import { largestBody } from '../../../../src/sandbox/http/body.ts';
import { consoleToken, startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});
afterEach(() => phone.close());

/** Sends an endless body in pieces of 64 KB; gives the status and the number of pieces read. */
async function sendEndless(path: string, headers: Record<string, string>) {
  let pieces = 0;
  const body = new ReadableStream({ pull: (controller) => { pieces++; controller.enqueue(new Uint8Array(64 * 1024).fill(32)); } });
  const { status } = await phone.fetch(new Request(`http://localhost${path}`, { method: 'POST', body, headers, duplex: 'half' } as RequestInit));
  return { status, pieces };
}

test.each([
  ['/sandbox/vitals', {}, 413],
  ['/sandbox/password', {}, 413],
  ['/sandbox/api/clock', { Authorization: `Bearer ${consoleToken}`, 'Content-Type': 'application/json' }, 400],
  ['/play/seat/none/round', {}, 200],
])('%s stops reading an endless body', async (path, headers, status) => {
  const answered = await sendEndless(path, headers);
  expect(answered.status).toBe(status);
  expect(answered.pieces).toBeLessThan(10);
});

test('a body with too large a Content-Length is refused before the session is checked', async () => {
  const announce = (path: string, bytes: number) => phone.call(path, { method: 'POST', body: '{}', headers: { 'Content-Length': String(bytes) } });
  expect(await announce('/wps/deposit', largestBody + 1)).toMatchObject({ errorCode: 'request.invalid' });
  expect(await announce('/wps/deposit', 2)).toMatchObject({ errorCode: 'session.missing' });
  expect(await announce('/wps/promotion/application/picture', applicationPictures.bytes + 1)).toMatchObject({ errorCode: 'picture.size' });
});

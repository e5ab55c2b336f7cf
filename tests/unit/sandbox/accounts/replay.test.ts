import { beforeEach, expect, test } from 'vitest';
import { seal } from '../../../gateway/kit/seal.ts';
import { startSandbox, type Answer, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;

beforeEach(async () => {
  phone = await startSandbox();
});

const minute = 60_000;
const marina = { type: 'username', username: 'marina', password: 'leve2026' };
const marked = (sealedAt = phone.platform.clock.now(), nonce = '0123456789abcdef0123456789abcdef') => ({ ...marina, sealedAt, nonce });

/** A sealed login as it travels: what somebody on the way has, without its key. */
function recorded(fields: object): () => Promise<Answer> {
  const { body, wrappedKey } = seal(JSON.stringify(fields), phone.publicKey);
  return () => phone.call('/wps/session/login', { method: 'POST', body, headers: { Encryption: wrappedKey } });
}

test('where the merchant wants it, a sealed login opens one session', async () => {
  phone.set({ switches: { SEALONCE: true } });
  const login = recorded(marked());
  expect(await login()).toMatchObject({ success: true });
  expect(await login()).toMatchObject({ success: false, errorCode: 'request.invalid' });
  phone.advance(30 * 24 * 60 * minute);
  expect(await login()).toMatchObject({ success: false, errorCode: 'request.invalid' });
});

test('a login that was held back is taken near its time alone, and none without a time or a nonce', async () => {
  phone.set({ switches: { SEALONCE: true } });
  const now = phone.platform.clock.now();
  for (const fields of [marked(now - 6 * minute), marked(now + 6 * minute), marked(now, ''), { ...marina, sealedAt: now }, { ...marked(), sealedAt: 'now' }, marina]) {
    expect(await recorded(fields)(), JSON.stringify(fields)).toMatchObject({ success: false, errorCode: 'request.invalid' });
  }
  // A phone whose clock is four minutes off.
  expect(await recorded(marked(now - 4 * minute, 'a-nonce-of-its-own'))()).toMatchObject({ success: true });
  expect(await recorded(marked(now + 4 * minute, 'a-second-nonce-of-it'))()).toMatchObject({ success: true });
});

test('where it does not, the specification\'s envelope opens a session as it always did, and so does one with a time and a nonce', async () => {
  for (const login of [recorded(marina), recorded(marked())]) {
    expect(await login()).toMatchObject({ success: true });
    expect(await login()).toMatchObject({ success: true });
  }
});

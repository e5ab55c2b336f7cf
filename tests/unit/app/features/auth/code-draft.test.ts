import { signal } from '@preact/signals-react';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { createCodeDraft } from '../../../../../src/app/features/auth/code-draft.ts';
import { createNumberProof } from '../../../../../src/app/features/auth/external/create-number-proof.ts';
import * as firebase from '../../../../../src/app/features/auth/external/firebase.ts';
import { identity } from '../../../../../src/app/gateway/identity.ts';
import { startPlatform } from '../../../../support/accounts-platform.ts';

vi.mock('../../../../../src/app/features/auth/external/firebase.ts', () => ({
  sendPhoneCode: vi.fn<typeof firebase.sendPhoneCode>(async () => 'sending-1'),
  phoneToken: vi.fn<typeof firebase.phoneToken>(async (_config, sending, code) => `${sending} ${code}`),
}));

const mine = identity.account;
let account: string | undefined;

beforeEach(() => {
  sessionStorage.clear();
  account = undefined;
  identity.account = () => account;
});
afterAll(() => {
  identity.account = mine;
  vi.unstubAllGlobals();
});

const open = (name = 'contact') => {
  const number = signal('');
  return { number, ...createCodeDraft(name, { number }) };
};

test('a draft is put back into its own form, for the same person, until it is forgotten', async () => {
  account = 'ana';
  const draft = open();
  draft.number.value = '11987654321';
  expect(open().number.value).toBe('');
  await draft.keepOnce(Promise.resolve({}));
  expect([open().number.value, open('login').number.value]).toEqual(['11987654321', '']);
  account = 'bia';
  expect(open().number.value).toBe('');
  account = 'ana';
  await draft.keepOnce(Promise.resolve({}));
  draft.forget();
  draft.number.value = '11987654322';
  expect(open().number.value).toBe('');
});

test('nothing is kept of a code that could not be sent, and nothing is read out of a broken storage', async () => {
  const draft = open();
  draft.number.value = '11987654321';
  await expect(draft.keepOnce(Promise.reject<object>(new Error('network')))).rejects.toThrow('network');
  expect(open().number.value).toBe('');
  for (const broken of ['', 'null', '[]', '{"until":1e99,"values":{"number":"1"}}', `{"until":${Date.now() + 60_000},"values":{"number":7}}`, `{"until":${Date.now() + 60_000}}`]) {
    sessionStorage.setItem('codeDraft:contact', broken);
    expect(open().number.value).toBe('');
  }
});

test('the code of an external service is right after a reload too', async () => {
  await startPlatform([], {}, { externalAuth: { provider: 'firebase', apiKey: 'k', authDomain: 'd', projectId: 'p' } });
  const proofOf = () => {
    const proof = createNumberProof(() => '+5511987654321');
    return { proof, draft: createCodeDraft('login', { sending: proof.sending }) };
  };
  const before = proofOf();
  await before.draft.keepOnce(before.proof.send());
  await expect(proofOf().proof.token('123456')).resolves.toBe('sending-1 123456');
});

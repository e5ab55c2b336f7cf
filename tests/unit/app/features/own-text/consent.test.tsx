import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageData } from '../../../../../src/app/device/page-data.ts';
import { askForConsent } from '../../../../../src/app/features/own-text/consent.ts';
import ConsentQuestion from '../../../../../src/app/features/own-text/consent-question.tsx';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { endSession, session } from '../../../../../src/app/features/session/session.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { closeOverlays, overlays } from '../../../../../src/app/runtime/overlays/overlays.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { opened } from '../../../../support/accounts-platform.ts';
import { Refused, stubPlatform } from '../../../../support/home-platform.ts';

const member = { id: '1', account: 'marina', userName: 'marina', type: 0, regDate: 1 };
const terms = { name: 'terms', title: 'Termos', version: '2', blocks: [{ kind: 'p' as const, spans: ['Jogue com calma.'] }] };
let end = () => {};
const settle = () => act(async () => {
  await vi.waitFor(() => {}, 10);
  await new Promise((resolve) => setTimeout(resolve, 300));
});

beforeEach(async () => {
  await startLanguage('pt', ['shell', 'common', 'states']);
  await loadNamespaces(['terms']);
  localStorage.clear();
  Object.assign(pageData, { merchant: { ...pageData.merchant, texts: { terms: { version: '2', titles: { pt: 'Termos' } } } } });
});
afterEach(() => {
  end();
  endSession();
  closeOverlays();
  cleanup();
  toasts.value = [];
  Object.assign(pageData, { merchant: { ...pageData.merchant, texts: undefined } });
  vi.unstubAllGlobals();
});

const askedWith = async (info: object): Promise<number> => {
  stubPlatform({ '/wps/member/info': { ...member, ...info } });
  end = askForConsent();
  openSession(opened);
  await settle();
  return overlays.value.length;
};

test('who has agreed to another version, or to none, is asked after the login', async () => {
  expect(await askedWith({ terms: '1' })).toBe(1);
  closeOverlays();
  end();
  endSession();
  expect(await askedWith({ terms: '' })).toBe(1);
});

test('who has agreed to this version is not asked, nor where the platform keeps no consents, nor where the merchant has no terms', async () => {
  expect(await askedWith({ terms: '2' })).toBe(0);
  end();
  endSession();
  expect(await askedWith({})).toBe(0);
  end();
  endSession();
  Object.assign(pageData, { merchant: { ...pageData.merchant, texts: undefined } });
  expect(await askedWith({ terms: '1' })).toBe(0);
});

test('the terms stand in the question; agreeing is told to the platform, and a failure leaves the question', async () => {
  let answer: unknown = new Refused('system.unknown');
  const platform = stubPlatform({ '/wps/member/terms': () => answer });
  const called = fetch;
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) => (address.startsWith('/texts/terms?') ? Promise.resolve(Response.json(terms)) : called(address, request)));
  openSession(opened);
  const onClose = vi.fn<() => void>();
  render(<ConsentQuestion version="2" onClose={onClose} />);
  await settle();
  expect(document.body.textContent).toContain('Jogue com calma.');
  act(() => screen.getByRole('button', { name: 'Li e concordo' }).click());
  await settle();
  expect([onClose.mock.calls.length, toasts.value.length]).toEqual([0, 1]);
  answer = {};
  act(() => screen.getByRole('button', { name: 'Li e concordo' }).click());
  await settle();
  expect(onClose).toHaveBeenCalledOnce();
  expect(platform.of('/wps/member/terms').map(({ body }) => body)).toEqual([{ version: '2' }, { version: '2' }]);
});

test('who does not agree is logged out', async () => {
  stubPlatform({ '/wps/session': {} });
  openSession(opened);
  render(<ConsentQuestion version="2" onClose={() => {}} />);
  act(() => screen.getByRole('button', { name: 'Não concordo, sair da conta' }).click());
  await settle();
  expect(session.value).toBeUndefined();
});

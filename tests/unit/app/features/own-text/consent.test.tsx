import { act, cleanup, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageData } from '../../../../../src/app/device/page-data.ts';
import { askForConsent } from '../../../../../src/app/features/own-text/consent.ts';
import ConsentQuestion from '../../../../../src/app/features/own-text/consent-question.tsx';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { endSession, session } from '../../../../../src/app/features/session/session.ts';
import { setLanguage } from '../../../../../src/app/features/language/set-language.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { closeOverlays, overlays } from '../../../../../src/app/runtime/overlays/overlays.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { opened, settle as pass, stopClock } from '../../../../support/accounts-platform.ts';
import { Refused, stubPlatform } from '../../../../support/home-platform.ts';

const member = { id: '1', account: 'marina', userName: 'marina', type: 0, regDate: 1 };
const terms = { name: 'terms', title: 'Termos', version: '2', blocks: [{ kind: 'p' as const, spans: ['Jogue com calma.'] }] };
let end = () => {};
const settle = () => act(pass);

beforeEach(async () => {
  stopClock();
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
  const [onAnswer, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  render(<ConsentQuestion version="2" onAnswer={onAnswer} onClose={onClose} />);
  await settle();
  expect(document.body.textContent).toContain('Jogue com calma.');
  act(() => screen.getByRole('button', { name: 'Li e concordo' }).click());
  await settle();
  expect([onClose.mock.calls.length, toasts.value.length]).toEqual([0, 1]);
  answer = {};
  act(() => screen.getByRole('button', { name: 'Li e concordo' }).click());
  await settle();
  expect([onAnswer.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
  expect(platform.of('/wps/member/terms').map(({ body }) => body)).toEqual([{ version: '2' }, { version: '2' }]);
});

test('who does not agree is logged out', async () => {
  stubPlatform({ '/wps/session': {} });
  openSession(opened);
  render(<ConsentQuestion version="2" onAnswer={() => {}} onClose={() => {}} />);
  act(() => screen.getByRole('button', { name: 'Não concordo, sair da conta' }).click());
  await settle();
  expect(session.value).toBeUndefined();
});

test('nobody agrees to terms that are not there to be read; what is agreed to is what was read, though the page is older', async () => {
  const platform = stubPlatform({ '/wps/member/terms': {} });
  const called = fetch;
  let bring: (text: object) => void;
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) => (address.startsWith('/texts/terms?') ? new Promise((resolve) => (bring = (text) => resolve(Response.json(text)))) : called(address, request)));
  openSession(opened);
  await act(() => setLanguage('en'));
  render(<ConsentQuestion version="2" onAnswer={() => {}} onClose={() => {}} />);
  await settle();
  const agree = () => document.querySelector<HTMLButtonElement>('.consent-answers .button-accent')!;
  expect(agree().disabled).toBe(true);
  bring!({ ...terms, version: '3' });
  await settle();
  expect(agree().disabled).toBe(false);
  act(() => agree().click());
  await settle();
  expect(platform.of('/wps/member/terms').map(({ body }) => body)).toEqual([{ version: '3' }]);
  await act(() => setLanguage('pt'));
});

test('a step back leaves the page, and not the question', async () => {
  expect(await askedWith({ terms: '1' })).toBe(1);
  act(() => closeOverlays());
  await settle();
  expect(overlays.value).toHaveLength(1);
  act(() => {
    (overlays.value[0]!.props as { onAnswer: () => void }).onAnswer();
    closeOverlays();
  });
  await settle();
  expect(overlays.value).toHaveLength(0);
});

test('a page that changes while the question is on its way, as behind a login, does not take it along', async () => {
  const changing = setInterval(closeOverlays, 1);
  await askedWith({ terms: '1' });
  clearInterval(changing);
  await settle();
  expect(overlays.value).toHaveLength(1);
});

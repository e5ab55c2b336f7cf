import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effect } from '@preact/signals-react';
import { availablePromotions } from '../../../../../src/contract/endpoints/promotions.ts';
import { memberInfo, wallet } from '../../../../../src/contract/endpoints/member.ts';
import { favouriteGames } from '../../../../../src/contract/endpoints/play.ts';
import { storageKeys } from '../../../../../src/app/device/storage.ts';
import { call } from '../../../../../src/app/gateway/call.ts';
import { readCached, writeCache } from '../../../../../src/app/gateway/answers.ts';
import { resource } from '../../../../../src/app/gateway/resource.ts';
import { session, startSession } from '../../../../../src/app/features/session/session.ts';
import { openSession, signOut } from '../../../../../src/app/features/session/log-in-out.ts';
import { yes } from '../../../../support/accounts-platform.ts';

const stored = (token: string, userName: string) => JSON.stringify({ token, userName, merchantCode: 'leve', type: 0, firstTimeLogin: false });
const ana = stored('token-a', 'ana');
const bia = stored('token-b', 'bia');
const shown = () => document.documentElement.style.opacity !== '0';
const kept = () => (JSON.parse(localStorage.getItem(storageKeys.session) ?? 'null') as { token: string } | null)?.token;
const transition = (type: string) => Object.assign(new Event(type), { persisted: true });

/** A call is sent some microtasks after it was made. */
const begun = () => new Promise((resolve) => setTimeout(resolve));

/** Sent tokens, and the ways to answer, by path. */
let sent: [string, string | undefined][] = [];
let answer: (path: string, value: unknown) => void;
const lost = vi.fn<(code: string) => void>();
const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});

beforeEach(() => {
  sent = [];
  lost.mockClear();
  reload.mockClear();
  localStorage.clear();
  document.body.textContent = 'R$ 50,00';
  const waiting = new Map<string, (response: Response) => void>();
  answer = (path, value) => waiting.get(path)!(new Response(JSON.stringify(value)));
  vi.stubGlobal('fetch', (address: string, { headers }: RequestInit) => {
    const path = address.split('?')[0]!;
    sent.push([path, (headers as Record<string, string>).Authorization]);
    return new Promise<Response>((resolve) => waiting.set(path, resolve));
  });
});

afterEach(() => {
  document.documentElement.style.opacity = '';
});
afterAll(() => vi.unstubAllGlobals());

// First: the page has not taken the session up yet.
test('calls that leave before the page says who is there carry the token, and so do those that its taking up causes', async () => {
  localStorage.setItem(storageKeys.session, ana);
  void call(availablePromotions, { language: 'pt' });
  const end = effect(() => void (session.value && call(favouriteGames, { language: 'pt', pageNo: 1, pageSize: 20 })));
  startSession(lost);
  end();
  await begun();
  expect(sent).toEqual([[availablePromotions.path, 'token-a'], [favouriteGames.path, 'token-a']]);
});

test('what a member was answered is kept for that account alone, also where everyone may ask', () => {
  localStorage.setItem(storageKeys.session, ana);
  session.value = JSON.parse(ana);
  writeCache(availablePromotions, availablePromotions.path, []);
  writeCache(memberInfo, memberInfo.path, { account: 'ana' });
  openSession({ token: 'token-b', userName: 'bia', customerType: 0, firstTimeLogin: false });
  expect(Object.keys(localStorage).filter((key) => key.startsWith('kept:')).every((key) => key.includes(':ana:'))).toBe(true);
  expect(readCached(memberInfo, {})).toBeUndefined();
});

test.each([
  ['out of the cache of pages', () => dispatchEvent(transition('pagehide')), () => dispatchEvent(transition('pageshow'))],
  ['frozen in the background', () => document.dispatchEvent(new Event('freeze')), () => document.dispatchEvent(new Event('resume'))],
])('a page that comes back %s under another account shows nothing of the one before, and takes nothing from it', (_name, leave, comeBack) => {
  localStorage.setItem(storageKeys.session, ana);
  session.value = JSON.parse(ana);
  leave();
  expect(shown()).toBe(false);
  comeBack();
  expect([shown(), document.body.textContent, reload.mock.calls.length]).toEqual([true, 'R$ 50,00', 0]);

  leave();
  localStorage.setItem(storageKeys.session, bia);
  localStorage.setItem('kept:member:bia:/wps/member/info', '{}');
  sessionStorage.setItem(storageKeys.gameList, 'of ana');
  comeBack();
  expect([document.body.textContent, reload.mock.calls.length, kept()]).toEqual(['', 1, 'token-b']);
  expect([localStorage.getItem('kept:member:bia:/wps/member/info'), sessionStorage.getItem(storageKeys.gameList)]).toEqual(['{}', null]);
});

test('a page that comes back after a sign-out elsewhere is loaded anew; after a new login of the same account it stays', () => {
  localStorage.setItem(storageKeys.session, ana);
  session.value = JSON.parse(ana);
  dispatchEvent(transition('pagehide'));
  localStorage.setItem(storageKeys.session, stored('token-a2', 'ana'));
  dispatchEvent(transition('pageshow'));
  expect([session.value?.token, shown(), document.body.textContent]).toEqual(['token-a2', true, 'R$ 50,00']);
  dispatchEvent(transition('pagehide'));
  localStorage.removeItem(storageKeys.session);
  dispatchEvent(transition('pageshow'));
  expect([document.body.textContent, reload.mock.calls.length]).toEqual(['', 1]);
});

test('another account that logs in in another tab takes the page of this one', () => {
  localStorage.setItem(storageKeys.session, ana);
  session.value = JSON.parse(ana);
  localStorage.setItem(storageKeys.session, bia);
  dispatchEvent(new StorageEvent('storage', { key: storageKeys.session }));
  expect([document.body.textContent, reload.mock.calls.length, kept()]).toEqual(['', 1, 'token-b']);
});

test('a late refusal of the session before, and a sign-out on a page that did not hear of the new one, leave that one open', async () => {
  localStorage.setItem(storageKeys.session, ana);
  session.value = JSON.parse(ana);
  const asked = call(wallet, {}).catch(() => {});
  localStorage.setItem(storageKeys.session, bia);
  localStorage.setItem(storageKeys.rememberedLogin, '{}');
  await begun();
  answer(wallet.path, { success: false, errorCode: 'session.expired' });
  await asked;
  expect([kept(), lost.mock.calls.length]).toEqual(['token-b', 0]);

  session.value = JSON.parse(ana);
  const left = signOut();
  await begun();
  answer('/wps/session', yes());
  await left;
  expect([kept(), localStorage.getItem(storageKeys.rememberedLogin)]).toEqual(['token-b', '{}']);
});

test('an answer to one member that comes under the next session is given to nobody', async () => {
  localStorage.setItem(storageKeys.session, ana);
  session.value = JSON.parse(ana);
  const held = resource(wallet, () => ({}));
  const asked = held.load();
  await begun();
  openSession({ token: 'token-b', userName: 'bia', customerType: 0, firstTimeLogin: false });
  answer(wallet.path, yes({ sumBalance: 5_000, currency: 'BRL', currencySymbol: 'R$' }));
  await asked;
  expect(held.value.value).toBeUndefined();
});

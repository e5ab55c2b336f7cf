import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../../../../src/app/device/storage.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { balanceHidden, balanceState, balanceText, playMoney, reloadBalance, signedText, toggleBalance, wallet } from '../../../../../src/app/features/wallet/wallet.ts';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { opened, settle, stopClock } from '../../../../support/accounts-platform.ts';
import { Refused, stubPlatform } from '../../../../support/home-platform.ts';

const known = (sumBalance: number) => ({ currency: 'BRL', currencySymbol: 'R$', sumBalance });
const plain = () => balanceText.value.replace(/\s/g, ' ');

let platform: ReturnType<typeof stubPlatform>;
beforeEach(async () => {
  stopClock();
  await startLanguage('pt', ['shell', 'common']);
  localStorage.clear();
  toasts.value = [];
  balanceHidden.value = false;
  openSession(opened);
  platform = stubPlatform({ '/wps/wallet': known(128_450) });
});
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('the balance is text in its currency, and gone with the session', async () => {
  expect([balanceState.value, balanceText.value]).toEqual(['loading', '']);
  await wallet.load();
  expect([balanceState.value, plain()]).toEqual(['known', 'R$ 1.284,50']);
  endSession();
  expect([balanceState.value, balanceText.value]).toEqual(['loading', '']);
});

test('hidden, it is asterisks behind its own symbol, and the choice is kept', async () => {
  platform.answers['/wps/wallet'] = { currency: 'USD', currencySymbol: 'US$', sumBalance: 1 };
  await wallet.load();
  toggleBalance();
  expect([balanceHidden.value, plain(), localStorage.getItem(storageKeys.hideBalance)]).toEqual([true, 'US$ ••••••', '1']);
  toggleBalance();
  expect([balanceHidden.value, localStorage.getItem(storageKeys.hideBalance)]).toEqual([false, '0']);
  expect(plain()).toContain('0,01');
});

test('asked for anew by hand it is not shown meanwhile, and once', async () => {
  await wallet.load();
  platform.answers['/wps/wallet'] = known(5_000);
  const both = [reloadBalance(), reloadBalance()];
  expect(balanceState.value).toBe('loading');
  await settle();
  await Promise.all(both);
  expect([balanceState.value, plain(), toasts.value.length]).toEqual(['known', 'R$ 50,00', 0]);
  expect(platform.of('/wps/wallet')).toHaveLength(2);
});

test('what could not be had is told, and may be asked for again', async () => {
  platform.answers['/wps/wallet'] = new Refused('system.error');
  const asked = reloadBalance();
  await settle();
  await asked;
  expect(balanceState.value).toBe('failed');
  await settle();
  expect(toasts.value).toMatchObject([{ kind: 'trouble' }]);
  platform.answers['/wps/wallet'] = known(100);
  const again = reloadBalance();
  await settle();
  await again;
  expect(balanceState.value).toBe('known');
});

test('whoever comes back to the tab or the page sees the newest balance; a hidden tab and a visitor ask for none', async () => {
  await wallet.load();
  await wallet.load();
  const asked = () => platform.of('/wps/wallet').length;
  const before = asked();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(asked()).toBe(before + 1);
  window.dispatchEvent(new Event('pageshow'));
  await settle();
  expect(asked()).toBe(before + 2);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  hidden.mockRestore();
  endSession();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(asked()).toBe(before + 2);
});

test.each([[0, false], [1, false], [4, true]])('the balance of a member of type %i is play money: %s', (customerType, isPlay) => {
  openSession({ ...opened, customerType });
  expect(playMoney.value).toBe(isPlay);
});

test('a visitor has no play money', () => {
  endSession();
  expect(playMoney.value).toBe(false);
});

test.each([['1', true], ['0', false], [null, false]])('the next page hides the balance as it was left: %s', async (kept, hidden) => {
  if (kept === null) localStorage.removeItem(storageKeys.hideBalance);
  else localStorage.setItem(storageKeys.hideBalance, kept);
  vi.resetModules();
  const next = await import('../../../../../src/app/features/wallet/wallet.ts');
  expect(next.balanceHidden.value).toBe(hidden);
});

test('a sum with its sign has a plus only where something was gained', () => {
  expect([500, 1, 0, -1, -500].map((amount) => signedText(amount).replace(/\s/g, ' '))).toEqual(['+R$ 5,00', '+R$ 0,01', 'R$ 0,00', '−R$ 0,01', '−R$ 5,00']);
});

test('a balance that cannot be had is told once, however often it was asked for meanwhile; the sentence passes soon', async () => {
  platform.answers['/wps/wallet'] = new Refused('system.error');
  await Promise.all([reloadBalance(), reloadBalance(), settle()]);
  await settle();
  expect(toasts.value).toMatchObject([{ kind: 'trouble', text: expect.stringMatching(/\S/) }]);
});

test('another member\'s balance is not the last one\'s, shown or hidden', async () => {
  await wallet.load();
  endSession();
  openSession({ ...opened, token: 'token-2', userName: 'bruno' });
  expect([wallet.value.value, balanceText.value, balanceState.value]).toEqual([undefined, '', 'loading']);
  toggleBalance();
  expect(balanceText.value).toBe('');
  platform.answers['/wps/wallet'] = known(1);
  await wallet.load();
  toggleBalance();
  expect(plain()).toBe('R$ 0,01');
});

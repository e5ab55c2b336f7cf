import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deposit } from '../../../../../src/contract/endpoints/cashier.ts';
import { charge, load, loadWaiting, isLoaded, news, showCharge } from '../../../../../src/app/screens/deposit/deposit.ts';
import { remember } from '../../../../../src/app/screens/deposit/remembered.ts';
import { recover } from '../../../../../src/app/gateway/resource.ts';
import { session } from '../../../../../src/app/features/session/session.ts';
import { Refused, stubPlatform } from '../../../../support/home-platform.ts';

const pix = (id: string, status: Deposit['status'], more: Partial<Deposit> = {}): Deposit =>
  ({ id, method: 'PIX', amount: 5_000, fee: 0, status, createdAt: Date.now(), changedAt: Date.now(), expiresAt: Date.now() + 900_000, ...more });

const logIn = (userName: string) => void (session.value = { token: userName, merchantCode: 'leve', userName, type: 0, firstTimeLogin: false });

/** The platform's charges by id. */
let held: Record<string, Deposit> = {};

/** The screen is opened, and has shown how what it shows ended. */
async function visit(): Promise<(string | undefined)[]> {
  await load();
  const told = [charge.value, ...news.value].filter((one) => one !== undefined);
  for (const one of told) if (one.status !== 'waiting') remember(one, true);
  return told.map(({ id, status }) => `${id} ${status}`);
}

beforeEach(() => {
  localStorage.clear();
  held = {};
  logIn('marina');
  stubPlatform({
    '/wps/deposit/methods': [{ method: 'PIX', least: 100, most: 100_000, quick: [], waits: 900_000 }],
    '/wps/deposit/waiting': () => Object.values(held).filter(({ status }) => status === 'waiting'),
    '/wps/deposit': (search: URLSearchParams) => held[search.get('id')!],
    '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance: 0 },
  });
});

afterEach(() => {
  session.value = undefined;
  vi.unstubAllGlobals();
});

test.each(['paid', 'expired'] as const)('a charge that was %s while the page was away is told once by the next visit', async (status) => {
  held = { 7: pix('7', 'waiting') };
  expect(await visit()).toEqual(['7 waiting']);
  held = { 7: pix('7', status) };
  expect(await visit()).toEqual([`7 ${status}`]);
  expect(await visit()).toEqual([]);
});

test('an end that was told may still be followed by a late payment, which is told too', async () => {
  held = { 7: pix('7', 'waiting') };
  await visit();
  held = { 7: pix('7', 'expired') };
  await visit();
  held = { 7: pix('7', 'paid') };
  expect(await visit()).toEqual(['7 paid']);
  expect(await visit()).toEqual([]);
});

test('a charge that was given up is not told, its payment is, beside the charge that waits now', async () => {
  held = { 7: pix('7', 'waiting') };
  await visit();
  held = { 7: pix('7', 'cancelled') };
  expect(await visit()).toEqual([]);
  held = { 7: pix('7', 'paid'), 8: pix('8', 'waiting') };
  expect(await visit()).toEqual(['8 waiting', '7 paid']);
  expect(await visit()).toEqual(['8 waiting']);
});

test('money that went back is told: of a charge that was given up, and of one that was paid twice', async () => {
  held = { 7: pix('7', 'waiting') };
  await visit();
  held = { 7: pix('7', 'cancelled', { returned: 5_000 }) };
  expect(await visit()).toEqual(['7 cancelled']);
  held = { 8: pix('8', 'waiting') };
  await visit();
  held = { 8: pix('8', 'paid') };
  expect(await visit()).toEqual(['8 paid']);
  held = { 8: pix('8', 'paid', { returned: 5_000 }) };
  expect(await visit()).toEqual(['8 paid']);
  expect(await visit()).toEqual([]);
});

test('a return to the open page tells it, and an end that is shown stays', async () => {
  held = { 7: pix('7', 'waiting') };
  await visit();
  held = { 7: pix('7', 'paid') };
  await loadWaiting();
  expect(charge.value?.status).toBe('paid');
  // The screen has shown it by now.
  remember(charge.value!, true);
  await loadWaiting();
  expect(charge.value?.status).toBe('paid');
});

test('the form is no answer while an end is not told yet', async () => {
  await visit();
  showCharge(pix('7', 'waiting'));
  held = { 7: pix('7', 'paid') };
  await loadWaiting();
  // The page ends before it was seen.
  remember(pix('7', 'waiting'));
  const loading = load();
  expect(isLoaded.value).toBe(false);
  await loading;
  expect([isLoaded.value, charge.value?.status]).toEqual([true, 'paid']);
});

test('another account is told nothing of it; a charge that the platform does not know is forgotten', async () => {
  held = { 7: pix('7', 'waiting') };
  await visit();
  held = { 7: pix('7', 'paid') };
  logIn('bruno');
  expect(await visit()).toEqual([]);
  logIn('marina');
  held = {};
  expect(await visit()).toEqual([]);
});

test('a return to the screen leaves what is known in its place: a charge that waits, or the form where all was told', async () => {
  await visit();
  let loading = load();
  expect(isLoaded.value).toBe(true);
  await loading;
  held = { 7: pix('7', 'waiting') };
  await visit();
  loading = load();
  expect([isLoaded.value, charge.value?.id]).toEqual([true, '7']);
  await loading;
  held = { 7: pix('7', 'expired') };
  await visit();
  await visit();
  loading = load();
  expect([isLoaded.value, charge.value]).toEqual([true, undefined]);
  await loading;
});

test('what failed is asked for anew once the network is back, but not where it was meanwhile, or of nobody', async () => {
  const platform = stubPlatform({ '/wps/deposit/methods': [], '/wps/deposit/waiting': new Refused('system.unknown'), '/wps/wallet': new Refused('system.unknown') });
  const asked = () => platform.of('/wps/deposit/waiting').length;
  const afterRecovery = async () => {
    const before = asked();
    recover();
    await new Promise((done) => setTimeout(done));
    return asked() > before;
  };
  await load();
  expect(await afterRecovery()).toBe(true);
  session.value = undefined;
  expect(await afterRecovery()).toBe(false);
  logIn('marina');
  await load();
  platform.answers['/wps/deposit/waiting'] = [];
  await load();
  expect(await afterRecovery()).toBe(false);
});

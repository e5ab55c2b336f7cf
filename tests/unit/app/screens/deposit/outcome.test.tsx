import { act, cleanup, screen } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { refreshSettings } from '../../../../../src/app/features/merchant/merchant.ts';
import { paths } from '../../../../../src/app/paths.ts';
import { charge, load, loadWaiting, method, news, refresh, showCharge as take } from '../../../../../src/app/screens/deposit/deposit.ts';
import { remember, rememberedCharges } from '../../../../../src/app/screens/deposit/remembered.ts';
import { settle } from '../../../../support/accounts-platform.ts';
import { account, charges, made, minute, missing, now, platform, setCharges, showDeposit, startDeposits } from '../../../../support/deposit-page.tsx';
import { press, text } from '../../../../support/person.ts';
import { Refused, settingsValue } from '../../../../support/home-platform.ts';

startDeposits();

test.each([true, false])('a paid deposit leads to the record where the merchant has one: %s', async (DEPRECM3) => {
  platform.answers['/wps/system/settings'] = { ...settingsValue(false), whitelabel: { DEPRECM3 } };
  await act(refreshSettings);
  await showDeposit();
  act(() => take(made('9', { status: 'paid' })));
  await settle();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([paths.home, ...(DEPRECM3 ? [paths.depositRecord] : [])]);
});

test('charges that ended while nobody looked are told above what has their place, the paid ones with the wallet anew', async () => {
  for (const id of ['1', '2', '4']) remember(made(id));
  setCharges({ 1: made('1', { status: 'paid' }), 2: made('2', { status: 'expired' }), 3: made('3') });
  const wallets = platform.of('/wps/wallet').length;
  await load();
  expect([charge.value?.id, news.value.map(({ id }) => id)]).toEqual(['3', ['1', '2']]);
  expect(platform.of('/wps/wallet').length).toBe(wallets + 2);
  // One that the platform does not know is asked about no more.
  expect(rememberedCharges().map(({ id }) => id)).not.toContain('4');
  await loadWaiting();
  expect(news.value.map(({ id }) => id)).toEqual(['1', '2']);
});

test('of remembered charges only those that wait no more are asked about, and only one that the platform does not know is forgotten', async () => {
  for (const id of ['1', '2', '3']) remember(made(id));
  setCharges({ 1: made('1', { status: 'waiting' }) });
  const answers: Record<string, unknown> = { 2: new Refused('system.error'), 3: new Refused('request.invalid') };
  platform.answers['/wps/deposit'] = (search: URLSearchParams) => answers[search.get('id')!] ?? charges[search.get('id')!];
  await load();
  expect([platform.of('/wps/deposit').map(({ search }) => search.get('id')).toSorted(), rememberedCharges().map(({ id }) => id).toSorted()]).toEqual([['2', '3'], ['1', '2']]);
});

test('a charge is asked about for a day after it expired, and then no more', () => {
  remember(made('1'));
  vi.setSystemTime(now + 15 * minute + 24 * 60 * minute - 1);
  expect(rememberedCharges()).toHaveLength(1);
  vi.setSystemTime(now + 15 * minute + 24 * 60 * minute);
  expect(rememberedCharges()).toEqual([]);
});

test.each([
  ['unknown', {}, /Não sabemos|situação/i], ['paid', { returned: 5_000 }, /R\$ 50,00 voltaram/],
] as const)('a charge whose end is %s says so', async (status, more, words) => {
  setCharges({ 7: made('7') });
  await showDeposit();
  act(() => take(made('7', { status, ...more })));
  await settle();
  expect(text()).toMatch(words);
  // It was told: the next visit does not tell it again.
  cleanup();
  setCharges({ 7: made('7', { status, ...more }) });
  await showDeposit();
  expect([charge.value, news.value]).toEqual([undefined, []]);
});

test.each([['paid', {}, true], ['paid', { returned: 5_000 }, true], ['expired', { returned: 5_000 }, false], ['expired', {}, false]] as const)('news of a charge that is %s %j say what came and what went back', async (status, more, paid) => {
  remember(made('1'));
  setCharges({ 1: made('1', { amount: 7_000, status, ...more }), 3: made('3') });
  await showDeposit();
  const told = document.querySelector('.deposit-news')!.textContent!.replace(/\s/g, ' ');
  expect([told.includes('R$ 70,00'), told.includes('R$ 50,00 voltaram')]).toEqual([paid || !('returned' in more), 'returned' in more]);
});

test('a charge that ended without money has the focus at its heading', async () => {
  setCharges({ 9: made('9') });
  await showDeposit();
  setCharges({ 9: made('9', { status: 'expired' }) });
  await act(async () => void (await refresh(made('9'))));
  await settle();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

test('of a paid charge the way on is home, its record where the merchant has it, and another deposit', async () => {
  setCharges({ 7: made('7') });
  await showDeposit();
  act(() => take(made('7', { status: 'paid' })));
  await settle();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href')).filter((href) => href !== null)).toEqual(expect.arrayContaining(['/m/home']));
  await press('Fazer outro depósito');
  expect([charge.value, document.querySelector('form') !== null]).toEqual([undefined, true]);
});

test.each([['expired', {}, 'O prazo acabou'], ['expired', { returned: 5_000 }, 'Pagamento devolvido'], ['unknown', {}, /./], ['cancelled', { returned: 5_000 }, 'Pagamento devolvido']] as const)('a charge that is %s %j offers to begin anew, and support', async (status, more, title) => {
  setCharges({ 7: made('7') });
  await showDeposit();
  act(() => take(made('7', { status, ...more })));
  await settle();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(title);
  expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === '/m/service')).toBe(true);
  await press('Começar de novo');
  expect([charge.value, method.value?.method]).toEqual([undefined, 'PIX']);
});

test.each([
  ['a charge of Pix', made('7'), ['Esperando o pagamentoR$ 50,00Expira em 00:15:00', 'Pix copia e cola'], '20'],
  ['one of a transfer', made('7', { method: 'TED', brCode: undefined, account }), ['Esperando o pagamentoR$ 50,00Expira em 00:15:00', 'Banco', 'Agência', 'Favorecido', 'CNPJ'], '20 20 20 20 20 20'],
  ['a paid one', made('7', { status: 'paid', fee: 150, returned: 1_000 }), ['Pagamento confirmadoR$ 48,50Seu saldo: R$ 1.000,00', 'R$ 10,00 voltaram', 'Fazer outro depósito'], '40'],
  ['one that expired', made('7', { status: 'expired' }), ['O prazo acabou', 'Começar de novoFalar com o suporte'], '72'], ['one that went back', made('7', { status: 'expired', returned: 5_000 }), ['Pagamento devolvidoR$ 50,00 voltaram'], '72'],
  ['one of which nothing is known', made('7', { status: 'unknown' }), ['Ainda não sabemos', 'Falar com o suporte'], '72'],
] as const)('%s says its sum and how it stands', async (_name, found, words, drawn) => {
  setCharges({ 7: made('7', { method: found.method }) });
  await showDeposit();
  act(() => take(found));
  await settle();
  expect(missing(words)).toEqual([[], drawn]);
});

test('ends without money do not ask the wallet anew, and are told once', async () => {
  for (const id of ['1', '2']) remember(made(id));
  setCharges({ 1: made('1', { status: 'expired' }), 2: made('2', { status: 'expired', returned: 5_000 }), 3: made('3') });
  const wallets = platform.of('/wps/wallet').length;
  await showDeposit();
  expect([platform.of('/wps/wallet').length - wallets, document.querySelectorAll('.deposit-news').length]).toEqual([1, 2]);
  cleanup();
  await showDeposit();
  expect([news.value, document.querySelectorAll('.deposit-news').length]).toEqual([[], 0]);
});

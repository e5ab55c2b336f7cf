import { act, cleanup, render, screen } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { paths } from '../../../../../src/app/paths.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import WithdrawScreen from '../../../../../src/app/screens/withdraw/index.tsx';
import { destination, maximum, pickDestination, terms, trackedWithdrawals } from '../../../../../src/app/screens/withdraw/withdraw.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { faultOf, field, fill, opened, settle } from '../../../../support/accounts-platform.ts';
import { Refused } from '../../../../support/home-platform.ts';
import { offer, platform, showWithdraw, startWithdrawals, withdrawal } from '../../../../support/withdraw-page.tsx';
import { press, submit, text } from '../../../../support/person.ts';

startWithdrawals();

test('the form says balance, destinations and bounds, and what arrives of a typed amount', async () => {
  await showWithdraw();
  expect(text()).toContain('R$ 1.000,00');
  expect(text()).toContain('De R$ 20,00 a R$ 3.000,00 hoje');
  expect(screen.getAllByRole('radio').map((one) => (one as HTMLInputElement).checked)).toEqual([true, false]);
  expect(screen.getAllByRole('radio').map((one) => one.parentElement!.textContent)).toEqual(['Pix · CPF***.982.***-**', 'Banco Araucária•••45-6']);
  expect(document.querySelector('.withdraw-sum')).toBeNull();
  act(() => pickDestination('2'));
  fill({ amount: '100' });
  await settle();
  expect(document.querySelector('.withdraw-sum')!.textContent!.replace(/\s/g, ' ')).toBe('TaxaR$ 3,50Você recebeR$ 96,50');
  fill({ amount: '1' });
  await settle();
  expect(document.querySelector('.withdraw-sum')!.textContent!.replace(/\s/g, ' ')).toContain('Você recebeR$ 0,00');
});

test('an accepted withdrawal is sent once with its password, clears the form and is followed', async () => {
  await showWithdraw();
  act(() => pickDestination('2'));
  fill({ amount: '600', password: 'leve2026' });
  await submit();
  expect(platform.of('/wps/withdraw')).toMatchObject([{ method: 'POST', body: { destinationId: '2', amount: 60_000, paymentPassword: 'leve2026' } }]);
  expect([field('amount').value, field('password').value]).toEqual(['', '']);
  expect(toasts.value.map((toast) => toast.text)).toEqual(['Pedido de saque recebido']);
  expect(trackedWithdrawals.value.map(({ id }) => id)).toEqual(['8']);
  // Limit and balance are asked for anew.
  expect([platform.of('/wps/withdraw/offer').length, platform.of('/wps/wallet').length]).toEqual([2, 2]);
});

test.each([
  ['1', '19,99', 'O valor é menor que o mínimo'], ['1', '3000,01', 'O valor passa do que dá para sacar hoje'], ['1', '1000,01', /saldo/i], ['1', 'tudo', /./],
  ['2', '49,99', 'O valor é menor que o mínimo'], ['1', '20', ''], ['1', '1000', ''], ['2', '50', ''],
])('to destination %s, %s is within bounds and balance, or not: "%s"', async (id, typed, fault) => {
  await showWithdraw();
  act(() => pickDestination(id));
  fill({ amount: typed, password: 'leve2026' });
  await submit();
  expect(platform.of('/wps/withdraw')).toHaveLength(fault === '' ? 1 : 0);
  if (fault !== '') expect(faultOf('amount')).toMatch(fault);
});

test.each([[100_000, 300_000, '1.000,00'], [900_000, 300_000, '3.000,00'], [900_000, 999_999_00, '5.000,00']])('all of a balance of %i with %i left today is %s', async (sumBalance, leftToday, all) => {
  await showWithdraw({ leftToday }, { '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance } });
  await press('Sacar tudo');
  expect(field('amount').value.replace(/\./g, '')).toBe(all.replace(/\./g, ''));
});

test('a limit that is used up for today says so', async () => {
  await showWithdraw({ leftToday: 1_999 });
  expect(text()).toContain('Você já usou o limite de saques de hoje.');
  cleanup();
  await showWithdraw({ leftToday: 2_000 });
  expect(text()).toContain('De R$ 20,00 a R$ 20,00 hoje');
});

test('a wrong password is told at its field and emptied; another refusal stands in the form, and both keep the amount', async () => {
  await showWithdraw({}, { '/wps/withdraw': new Refused('payment.password.wrong') });
  fill({ amount: '600', password: 'errada99' });
  await submit();
  expect([faultOf('password') !== '', field('password').value, field('amount').value]).toEqual([true, '', '600']);
  expect(trackedWithdrawals.value).toEqual([]);
  platform.answers['/wps/withdraw'] = new Refused('withdrawal.today');
  fill({ password: 'leve2026' });
  await submit();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect([field('amount').value, toasts.value]).toEqual(['600', []]);
});

test('an amount that was typed when the session ended is there again after the login, for the same member; a password never is', async () => {
  for (const [userName, found] of [[opened.userName, '77,70'], ['bruno', '']] as const) {
    await showWithdraw();
    fill({ amount: '77,70', password: 'leve2026' });
    act(() => void endSession());
    cleanup();
    openSession({ ...opened, userName });
    await showWithdraw();
    expect([field('amount').value, field('password').value], userName).toEqual([found, '']);
    cleanup();
    endSession();
    openSession(opened);
  }
});

test('before the first withdrawal the missing steps are shown, each done or with its way', async () => {
  await showWithdraw({ hasPaymentPassword: false });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Crie uma senha de saque'), expect.stringMatching(/Cadastre.*Pronto/)]);
  expect(screen.getByRole('link', { name: /Crie uma senha/ }).getAttribute('href')).toBe('/m/securityCenter?item=payment');
  cleanup();
  await showWithdraw({ destinations: [] });
  expect(screen.getByRole('link', { name: /Cadastre/ }).getAttribute('href')).toBe('/m/securityCenter?item=pix');
  expect(screen.queryByRole('link', { name: /Crie uma senha/ })).toBeNull();
});

test('what cannot be loaded is told, and asked for again', async () => {
  await showWithdraw({}, { '/wps/withdraw/offer': new Refused('system.error') });
  expect(document.querySelector('form')).toBeNull();
  platform.answers['/wps/withdraw/offer'] = offer();
  await press(/Tentar/);
  await settle();
  expect(document.querySelector('form')).not.toBeNull();
});

test('the destination is the picked one, else the first; terms are its method\'s, none without', async () => {
  await showWithdraw();
  pickDestination('2');
  expect([destination.value?.id, terms.value, maximum.value]).toEqual(['2', { least: 5_000, most: 300_000, fee: 350 }, 100_000]);
  pickDestination('99');
  expect([destination.value?.id, terms.value]).toEqual(['1', { least: 2_000, most: 300_000, fee: 0 }]);
  endSession();
  expect([destination.value, terms.value, maximum.value, trackedWithdrawals.value]).toEqual([undefined, { least: 0, most: 0, fee: 0 }, 0, []]);
});

test.each([
  [{ most: 500_000 }, 300_000, 100_000, 300_000, 100_000], [{ most: 250_000 }, 300_000, 900_000, 250_000, 250_000],
  [{ most: 250_000 }, 0, 900_000, 0, 0], [{ most: 250_000 }, 300_000, 0, 250_000, 0],
] as const)('of %j, %i left today and a balance of %i, %i is the limit and %i the most', async (way, leftToday, sumBalance, most, all) => {
  await showWithdraw({ leftToday, methods: [{ method: 'PIX', least: 2_000, fee: 0, ...way }] }, { '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance } });
  expect([terms.value.most, maximum.value]).toEqual([most, all]);
});

test('a method that the platform does not offer takes nothing', async () => {
  await showWithdraw({ methods: [{ method: 'BANK', least: 5_000, most: 2_000_000, fee: 350 }] });
  expect([destination.value?.id, terms.value, maximum.value]).toEqual(['1', { least: 0, most: 0, fee: 0 }, 0]);
});

test('while the balance is not known, all of it cannot be asked for, and an amount is the platform\'s to judge', async () => {
  await showWithdraw({}, { '/wps/wallet': new Refused('system.error') });
  expect([screen.getByRole('button', { name: 'Sacar tudo' }).hasAttribute('disabled'), maximum.value]).toEqual([true, 0]);
  fill({ amount: '2500', password: 'leve2026' });
  await submit();
  expect(platform.of('/wps/withdraw')).toMatchObject([{ body: { amount: 250_000 } }]);
});

test('both steps missing are numbered, and both lead to their forms', async () => {
  await showWithdraw({ hasPaymentPassword: false, destinations: [] });
  expect(screen.getAllByRole('listitem').map((step) => [step.querySelector('.withdraw-step-mark')!.textContent, step.querySelector('a')!.getAttribute('href'), step.querySelectorAll('svg').length])).toEqual([
    ['1', '/m/securityCenter?item=payment', 1], ['2', '/m/securityCenter?item=pix', 1],
  ]);
  cleanup();
  await showWithdraw({ hasPaymentPassword: false });
  expect(screen.getAllByRole('listitem').map((step) => [step.querySelector('.withdraw-step-mark')!.textContent, step.querySelector('a')!.getAttribute('href'), step.querySelector('.withdraw-step-done') !== null])).toEqual([
    ['1', '/m/securityCenter?item=payment', false], ['', null, true],
  ]);
});

test('until the terms are known neither the form nor its steps are shown, but their place', async () => {
  await showWithdraw();
  cleanup();
  endSession();
  openSession(opened);
  const answering = fetch;
  let answerNow = () => {};
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => (address.includes('/offer') ? new Promise<void>((answer) => (answerNow = answer)).then(() => answering(address, request)) : answering(address, request)));
  render(<WithdrawScreen />);
  await settle();
  expect([document.querySelector('form, .withdraw-setup'), document.querySelector('.skeleton') !== null, screen.queryByRole('alert')]).toEqual([null, true, null]);
  answerNow();
  await settle();
  expect([document.querySelector('form') !== null, document.querySelector('.skeleton')]).toEqual([true, null]);
});

test('the form leads to the destinations, and to a forgotten password', async () => {
  await showWithdraw();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href')).filter((href) => href?.includes('securityCenter'))).toEqual([paths.securityCenter, `${paths.securityCenter}?item=forgotten`]);
});

/** What of these words is not read, and the sizes of what is drawn. */
const missing = (words: readonly string[]) => [words.filter((one) => !text().includes(one)), Array.from(document.querySelectorAll('svg[width]'), (drawn) => drawn.getAttribute('width')).join(' ')];

test('the screen says each amount with its name, and what is under way in its order', async () => {
  await showWithdraw({ open: [withdrawal('8', 'requested'), withdrawal('7', 'returned', { returnedBy: 'bank', reason: 'Conta encerrada' })] });
  act(() => pickDestination('2'));
  fill({ amount: '100' });
  await settle();
  expect(missing([
    'Saque de R$ 600,00 · Pedido recebido', 'Disponível R$ 1.000,00', 'Pix · CPF***.982.***-**Banco Araucária•••45-6', 'Valor em R$', 'De R$ 50,00 a R$ 3.000,00 hoje', 'TaxaR$ 3,50Você recebeR$ 96,50',
    'Saque de R$ 600,00R$ 596,50 para Banco •••45-6Pedido recebidoPedido recebido: feito20/11, 14:00Em análise: faltaEnviado ao banco: faltaPago: falta', 'DevolvidoPedido recebido: feito', 'Motivo: Conta encerradaVer no histórico',
  ])).toEqual([[], '20 22 14 14']);
});

test('the way to a first withdrawal numbers what is missing and ticks what is done', async () => {
  await showWithdraw({ hasPaymentPassword: false });
  expect(missing(['1Crie uma senha de saque', 'Cadastre para onde vai o dinheiroPronto'])).toEqual([[], '20 18']);
});

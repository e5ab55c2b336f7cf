import { act, cleanup, render, screen } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import WithdrawScreen from '../../../../../src/app/screens/withdraw/index.tsx';
import { destination, pickDestination, load, trackedWithdrawals } from '../../../../../src/app/screens/withdraw/withdraw.ts';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { faultOf, field, fill, settle } from '../../../../support/accounts-platform.ts';
import { Refused } from '../../../../support/home-platform.ts';
import { offer, platform, showWithdraw, startWithdrawals, withdrawal } from '../../../../support/withdraw-page.tsx';
import { pass, submit, text } from '../../../../support/person.ts';

startWithdrawals();

test('an amount without an answer is held: the next visit to the form has it and its destination, and asks what became of it', async () => {
  await showWithdraw({}, { '/wps/withdraw': new Refused('system.error'), '/wps/money/request': { done: false } });
  act(() => pickDestination('2'));
  fill({ amount: '600', password: 'leve2026' });
  await submit();
  expect([field('amount').disabled || field('amount').readOnly, document.querySelector('fieldset')!.disabled, screen.getByRole('alert').textContent !== '']).toEqual([true, true, true]);
  const sent = () => platform.of('/wps/withdraw').filter(({ method }) => method === 'POST').map(({ body }) => body as { requestId: string; destinationId: string; amount: number });
  const [first] = sent();
  cleanup();
  pickDestination('1');
  platform.answers['/wps/withdraw'] = withdrawal('8', 'requested');
  render(<WithdrawScreen />);
  await settle();
  await settle();
  expect([field('amount').value.replace(/\./g, ''), destination.value?.id]).toEqual(['600,00', '2']);
  expect(text()).toContain('R$ 600,00');
  fill({ password: 'leve2026' });
  await submit();
  expect(sent().at(-1)).toMatchObject({ requestId: first!.requestId, destinationId: '2', amount: 60_000 });
  expect(trackedWithdrawals.value.map(({ id }) => id)).toEqual(['8']);
});

test.each([['done', ['Pedido de saque recebido'], ''], ['lost', [expect.stringContaining('não')], '600,00']] as const)('what was sent before this visit and is %s is said', async (fate, told, left) => {
  await showWithdraw({}, { '/wps/withdraw': new Refused('system.error'), '/wps/money/request': { done: false } });
  fill({ amount: '600', password: 'leve2026' });
  await submit();
  cleanup();
  if (fate === 'done') platform.answers['/wps/money/request'] = { done: true };
  const offers = platform.of('/wps/withdraw/offer').length;
  render(<WithdrawScreen />);
  await settle();
  for (let second = 0; second < 150 && !toasts.value.length; second++) await pass(1_000);
  expect([toasts.value.map((toast) => toast.text), field('amount').value]).toEqual([told, left]);
  // The terms of the visit, and those after the news.
  expect(platform.of('/wps/withdraw/offer').length).toBeGreaterThan(offers + 1);
  expect(field('amount').disabled || field('amount').readOnly).toBe(false);
});

test('what was sent is asked about although its amount is beyond what is left; without network the button says to send', async () => {
  await showWithdraw({}, { '/wps/withdraw': new Refused('system.error'), '/wps/money/request': { done: false } });
  fill({ amount: '600', password: 'leve2026' });
  await submit();
  expect(screen.getByRole('button', { name: 'Verificar de novo' })).toBeDefined();
  platform.answers['/wps/wallet'] = { currency: 'BRL', currencySymbol: 'R$', sumBalance: 0 };
  platform.answers['/wps/withdraw/offer'] = offer({ leftToday: 0 });
  await act(load);
  const sent = () => platform.of('/wps/withdraw').filter(({ method }) => method === 'POST').length;
  const before = sent();
  fill({ password: 'leve2026' });
  await submit();
  expect([sent() - before, faultOf('amount')]).toEqual([1, '']);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const answering = fetch;
  vi.stubGlobal('fetch', (address: string, request: RequestInit) => (request.method === 'POST' ? Promise.reject(new TypeError('offline')) : answering(address, request)));
  fill({ password: 'leve2026' });
  await submit();
  await pass(10_000);
  expect(screen.getByRole('button', { name: 'Pedir saque' })).toBeDefined();
  vi.restoreAllMocks();
});

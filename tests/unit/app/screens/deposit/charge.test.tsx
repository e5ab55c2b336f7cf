import { act, cleanup, screen } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { charge, setAside, load, isLoaded, refresh, showCharge as take } from '../../../../../src/app/screens/deposit/deposit.ts';
import { rememberedCharges } from '../../../../../src/app/screens/deposit/remembered.ts';
import { questions, toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { opened, settle } from '../../../../support/accounts-platform.ts';
import { account, made, now, platform, setCharges, showDeposit, startDeposits } from '../../../../support/deposit-page.tsx';
import { pass, press, submit, text } from '../../../../support/person.ts';

startDeposits();

const pressTab = async (name: string) => {
  act(() => screen.getByRole('tab', { name }).click());
  await settle();
};

test.each([['TED', 'Se você já transferiu, não cancele: espere o banco confirmar.'], ['PIX', 'Se você já pagou, espere: o valor entra sozinho. O código cancelado deixa de valer.']])('before a charge by %s is given up, it is said what becomes of the money', async (name, words) => {
  setCharges({ 9: made('9', { method: name, account: undefined }) });
  await showDeposit();
  await press('Cancelar e trocar o valor');
  expect(questions.value.map((question) => question.text)).toEqual([words]);
  act(() => questions.value[0]!.answer(false));
});

test('a waiting charge is polled until it is paid: the sum without its fee, and the wallet anew', async () => {
  setCharges({ 7: made('7', { fee: 150 }) });
  await showDeposit();
  expect(text()).toContain('Esperando o pagamento');
  const wallets = platform.of('/wps/wallet').length;
  setCharges({ 7: made('7', { fee: 150, status: 'paid' }) });
  await pass(20_000);
  await settle();
  expect(text()).toContain('Pagamento confirmado');
  expect(document.querySelector('.deposit-paid-amount')!.textContent!.replace(/\s/g, ' ')).toBe('R$ 48,50');
  expect(platform.of('/wps/wallet').length).toBe(wallets + 1);
  expect(document.activeElement?.textContent).toBe('Pagamento confirmado');
  const asked = platform.of('/wps/deposit').length;
  await pass(60_000);
  expect(platform.of('/wps/deposit')).toHaveLength(asked);
  await press('Fazer outro depósito');
  expect(charge.value).toBeUndefined();
});

test('the state of a charge is asked for at the moment it expires, and a late payment is noticed after', async () => {
  setCharges({ 7: made('7', { expiresAt: now + 2_500 }) });
  await showDeposit();
  setCharges({ 7: made('7', { status: 'expired', expiresAt: now + 2_500 }) });
  await pass(3_500);
  await settle();
  expect(text()).toContain('O prazo acabou');
  setCharges({ 7: made('7', { status: 'expired', returned: 5_000, expiresAt: now + 2_500 }) });
  await pass(30_000);
  await settle();
  expect(text()).toContain('Pagamento devolvido');
  expect(text()).toContain('R$ 50,00 voltaram');
  await press('Começar de novo');
  expect(document.querySelector('form')).not.toBeNull();
});

test('a charge is given up after a question, and one that was paid meanwhile is shown as paid', async () => {
  setCharges({ 9: made('9') });
  await showDeposit();
  await press('Cancelar e trocar o valor');
  expect(questions.value.map(({ title }) => title)).toEqual(['Cancelar este depósito?']);
  act(() => questions.value[0]!.answer(false));
  await settle();
  expect(platform.of('/wps/deposit/cancel')).toEqual([]);
  await press('Cancelar e trocar o valor');
  act(() => questions.value[0]!.answer(true));
  await settle();
  expect(platform.of('/wps/deposit/cancel')).toMatchObject([{ method: 'POST', body: { id: '9' } }]);
  expect([charge.value, document.querySelector('form') !== null, rememberedCharges().map(({ id }) => id)]).toEqual([undefined, true, ['9']]);
  act(() => take(made('9')));
  await settle();
  platform.answers['/wps/deposit/cancel'] = made('9', { status: 'paid' });
  await press('Cancelar e trocar o valor');
  act(() => questions.value[0]!.answer(true));
  await settle();
  expect(charge.value).toMatchObject({ status: 'paid' });
});

test('what becomes of a charge is told apart: still waiting, ended, and what came back since', async () => {
  await load();
  setCharges({ 7: made('7') });
  expect(await refresh(made('7'))).toBe('goes on');
  setCharges({ 7: made('7', { status: 'paid' }) });
  expect(await refresh(made('7'))).toBe('ended');
  const ended = made('7', { status: 'expired' });
  setCharges({ 7: ended });
  expect(await refresh(ended)).toBe('goes on');
  setCharges({ 7: { ...ended, returned: 5_000 } });
  expect(await refresh(ended)).toBe('ended');
  expect(charge.value).toMatchObject({ returned: 5_000 });
  setAside(ended);
  expect(charge.value).toBeUndefined();
});

test('a charge of a transfer shows the account to pay into, each field to copy, and no Pix code; one of Pix no account', async () => {
  setCharges({ 9: made('9', { method: 'TED', brCode: undefined, account }) });
  await showDeposit();
  const values = () => Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea'), ({ value }) => value);
  expect(values()).toEqual(Object.values(account));
  expect(screen.getAllByRole('button', { name: /copiar/i })).toHaveLength(6);
  expect(document.querySelector('.deposit-qr')).toBeNull();
  cleanup();
  endSession();
  openSession(opened);
  setCharges({ 9: made('9') });
  await showDeposit();
  expect([document.querySelector('.deposit-qr') !== null, values()]).toEqual([true, ['PIX-CODE']]);
});

test.each([[true, 'Copiado', []], [false, 'Copiar', [expect.stringContaining('selecionado')]]] as const)('a code that was copied (%s) says so', async (works, words, told) => {
  setCharges({ 9: made('9') });
  await showDeposit();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => (works ? Promise.resolve() : Promise.reject(new Error('denied'))));
  await press(/copiar/i);
  expect([write.mock.calls, toasts.value.map((toast) => toast.text.toLowerCase())]).toEqual([[['PIX-CODE']], told]);
  expect(screen.getByRole('button', { name: /copiar/i }).textContent).toContain(words);
  write.mockRestore();
});

test('a charge takes the focus from the form that asked for it; one that was there, or that a tab shows, does not', async () => {
  await showDeposit();
  await press(/50,50/);
  await submit();
  expect(document.activeElement!.textContent).toBe('Esperando o pagamento');
  cleanup();
  await showDeposit();
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('tab', { name: 'Transferência' }).focus();
  await pressTab('Transferência');
  screen.getByRole('tab', { name: 'Pix' }).focus();
  await pressTab('Pix');
  expect(document.activeElement!.textContent).toBe('Pix');
});

test('a charge is asked about when its time is up, not at the next turn', async () => {
  setCharges({ 7: made('7', { expiresAt: now + 3_000 }) });
  await showDeposit();
  const asked = () => platform.of('/wps/deposit').map(({ search }) => search.get('id'));
  // The first turn is at two seconds, the next at five.
  await pass(2_200);
  expect(asked()).toEqual(['7']);
  await pass(1_800);
  expect(asked()).toEqual(['7', '7']);
});

test('a charge takes the focus also where nothing had it', async () => {
  await showDeposit();
  const nothing = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(null);
  await press(/50,50/);
  await submit();
  nothing.mockRestore();
  expect(document.activeElement!.textContent).toBe('Esperando o pagamento');
});

test('a charge that was given up is told: the next visit begins with the form at once', async () => {
  setCharges({ 9: made('9') });
  await showDeposit();
  await press('Cancelar e trocar o valor');
  act(() => questions.value[0]!.answer(true));
  await settle();
  cleanup();
  const back = load();
  expect([isLoaded.value, rememberedCharges()]).toMatchObject([true, [{ id: '9', told: '' }]]);
  await back;
});

test.each([['waiting', 'goes on', 0], ['paid', 'ended', 1], ['expired', 'ended', 0], ['cancelled', 'ended', 0], ['unknown', 'ended', 0]] as const)(
  'a waiting charge that is %s now %s, and brings the wallet anew %i times', async (status, outcome, wallets) => {
    await load();
    take(made('7'));
    setCharges({ 7: made('7', { status }) });
    const before = platform.of('/wps/wallet').length;
    expect(await refresh(made('7'))).toBe(outcome);
    expect(platform.of('/wps/wallet').length - before).toBe(wallets);
    // Seen again, it has ended before.
    await refresh(made('7'));
    expect(platform.of('/wps/wallet').length - before).toBe(wallets);
  });

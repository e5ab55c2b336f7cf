import { act, cleanup, render, screen } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import Charge from '../../../../../src/app/screens/deposit/charge.tsx';
import { charge, loadFailure, setAside, load, method, news, pickMethod } from '../../../../../src/app/screens/deposit/deposit.ts';
import { rememberedCharges } from '../../../../../src/app/screens/deposit/remembered.ts';
import { questions, toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { faultOf, field, fill, opened, settle } from '../../../../support/accounts-platform.ts';
import { made, missing, pix, platform, setCharges, showDeposit, startDeposits, ted } from '../../../../support/deposit-page.tsx';
import { pass, press, submit, text } from '../../../../support/person.ts';
import { Refused } from '../../../../support/home-platform.ts';

startDeposits();

test('the form offers the methods, their bounds and quick amounts, and sends what is typed', async () => {
  await showDeposit();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Pix', 'Transferência']);
  expect(text()).toContain('De R$ 10,00 a R$ 1.000,00');
  expect(screen.getAllByRole('button', { name: /^R\$/ }).map(({ textContent }) => textContent!.replace(/\s/g, ' '))).toEqual(['R$ 20', 'R$ 50,50']);
  await press(/50,50/);
  expect(field('amount').value).toBe('50,50');
  await submit();
  expect(platform.of('/wps/deposit')).toMatchObject([{ method: 'POST', body: { method: 'PIX', amount: 5_050 } }]);
  expect(text()).toContain('Esperando o pagamento');
  expect(text()).toContain('R$ 50,50');
  expect(rememberedCharges().map(({ id }) => id)).toEqual(['9']);
});

test.each([['9,99', 'O valor é menor que o mínimo'], ['1000,01', 'O valor é maior que o máximo'], ['dez', /./], ['10', ''], ['1000', '']])('%s is within the bounds, or not: "%s"', async (typed, fault) => {
  await showDeposit();
  fill({ amount: typed });
  await submit();
  expect(platform.of('/wps/deposit')).toHaveLength(fault === '' ? 1 : 0);
  if (fault !== '') expect(faultOf('amount')).toMatch(fault);
});

test('another method has its own bounds', async () => {
  await showDeposit();
  act(() => pickMethod('TED'));
  await settle();
  fill({ amount: '99' });
  await submit();
  expect(faultOf('amount')).toBe('O valor é menor que o mínimo');
  fill({ amount: '100' });
  await submit();
  expect(platform.of('/wps/deposit')).toMatchObject([{ body: { method: 'TED', amount: 10_000 } }]);
});

test('whole amounts are offered without their centavos, whatever stands before them', async () => {
  platform.answers['/wps/deposit/methods'] = [{ ...pix, quick: [1_000, 100_000, 100_050, 100_000_000] }];
  await showDeposit();
  expect(screen.getAllByRole('button', { name: /^R\$/ }).map(({ textContent }) => textContent!.replace(/\s/g, ' '))).toEqual(['R$ 10', 'R$ 1.000', 'R$ 1.000,50', 'R$ 1.000.000']);
  await press(/1\.000$/);
  expect(field('amount').value.replace(/\./g, '')).toBe('1000,00');
});

test('an amount without an answer is found again at its method, whichever is the first', async () => {
  await showDeposit();
  act(() => pickMethod('TED'));
  await settle();
  platform.answers['/wps/deposit'] = new Refused('system.error');
  platform.answers['/wps/money/request'] = { done: false };
  fill({ amount: '100' });
  await submit();
  cleanup();
  pickMethod('');
  await showDeposit();
  expect([method.value?.method, field('amount').value]).toEqual(['TED', '100,00']);
});

test('a method that the contract does not know is not offered; a charge of one is given up with general words', async () => {
  platform.answers['/wps/deposit/methods'] = [{ ...pix, method: 'DOC' }, ted, pix];
  await showDeposit();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Transferência', 'Pix']);
  cleanup();
  render(<Charge charge={made('9', { method: 'DOC' })} isNew={false} />);
  await press('Cancelar e trocar o valor');
  expect(questions.value.map((question) => question.text)).toEqual(['Se você já pagou, espere: o valor entra sozinho.']);
  act(() => questions.value[0]!.answer(false));
});

test('an amount that was typed when the session ended is there again after the login, for the same member', async () => {
  for (const [userName, found] of [[opened.userName, '77,70'], ['bruno', '']] as const) {
    await showDeposit();
    fill({ amount: '77,70' });
    act(() => void endSession());
    cleanup();
    openSession({ ...opened, userName });
    await showDeposit();
    expect(field('amount').value, userName).toBe(found);
    cleanup();
    endSession();
    openSession(opened);
  }
});

test('one method needs no tabs, and none says so', async () => {
  platform.answers['/wps/deposit/methods'] = [pix];
  await showDeposit();
  expect(screen.queryAllByRole('tab')).toEqual([]);
  cleanup();
  platform.answers['/wps/deposit/methods'] = [];
  await showDeposit();
  expect(text()).toContain('Depósito indisponível agora');
});

test('a charge of another tab is shown instead of a second one; another refusal is told in the form', async () => {
  await showDeposit();
  const others = made('5', { amount: 7_000 });
  platform.answers['/wps/deposit'] = () => (setCharges({ 5: others }), new Refused('deposit.waiting'));
  fill({ amount: '50' });
  await submit();
  expect(charge.value).toEqual(others);
  cleanup();
  endSession();
  openSession(opened);
  setCharges({});
  platform.answers['/wps/deposit'] = new Refused('amount.outside');
  await showDeposit();
  fill({ amount: '50' });
  await submit();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(charge.value).toBeUndefined();
});

test.each(['play.paused', 'play.excluded'])('a member who is %s by now is told so in the form\'s place', async (code) => {
  await showDeposit();
  platform.answers['/wps/deposit'] = new Refused(code);
  fill({ amount: '50' });
  await submit();
  expect(loadFailure.value).toMatchObject({ code });
  expect(document.querySelector('form')).toBeNull();
});

test('what cannot be loaded is told, and asked for again', async () => {
  platform.answers['/wps/deposit/methods'] = new Refused('system.error');
  await showDeposit();
  expect(loadFailure.value).toMatchObject({ code: 'system.error' });
  platform.answers['/wps/deposit/methods'] = [pix];
  await press(/Tentar/);
  await settle();
  expect(loadFailure.value).toBeUndefined();
  expect(document.querySelector('form')).not.toBeNull();
});

test('the method is the picked one, else that of a waiting charge, else the first', async () => {
  setCharges({ 3: made('3', { method: 'TED' }) });
  await load();
  expect(method.value?.method).toBe('TED');
  pickMethod('PIX');
  expect([method.value?.method, charge.value]).toEqual(['PIX', undefined]);
  pickMethod('BOLETO');
  expect(method.value?.method).toBe('PIX');
  setCharges({});
  endSession();
  openSession(opened);
  expect([method.value, charge.value, news.value]).toEqual([undefined, undefined, []]);
  await load();
  expect(method.value?.method).toBe('PIX');
});

test('a deposit that the own limit refuses leads to the limits; no other refusal does', async () => {
  await showDeposit();
  const toLimits = () => document.querySelector('form a.button[href="/m/responsiblePlay"]');
  platform.answers['/wps/deposit'] = new Refused('amount.outside');
  fill({ amount: '50' });
  await submit();
  expect([screen.getByRole('alert').textContent !== '', toLimits()]).toEqual([true, null]);
  platform.answers['/wps/deposit'] = new Refused('play.limit.deposit');
  await submit();
  expect(toLimits()).not.toBeNull();
});

test('an amount without an answer is held: the fields stand still, and what became of it is asked for', async () => {
  await showDeposit();
  platform.answers['/wps/deposit'] = new Refused('system.error');
  platform.answers['/wps/money/request'] = { done: false };
  fill({ amount: '50' });
  await submit();
  expect([field('amount').disabled || field('amount').readOnly, screen.getByRole('button', { name: /20/ }).hasAttribute('disabled')]).toEqual([true, true]);
  expect(screen.getByRole('alert').textContent).not.toBe('');
  const [first] = platform.of('/wps/deposit');
  cleanup();
  // The next visit to the form has it still.
  await showDeposit();
  expect(field('amount').value).toBe('50,00');
  expect(text()).toMatch(/R\$ 50,00/);
  await submit();
  expect((platform.of('/wps/deposit').at(-1)!.body as { requestId: string }).requestId).toBe((first!.body as { requestId: string }).requestId);
  platform.answers['/wps/money/request'] = { done: true };
  setCharges({ 9: made('9') });
  await pass(60_000);
  await settle();
  expect(charge.value?.id).toBe('9');
});

test('what was sent and is lost is told, and may be typed anew', async () => {
  await showDeposit();
  platform.answers['/wps/deposit'] = new Refused('system.error');
  platform.answers['/wps/money/request'] = { done: false };
  fill({ amount: '50' });
  await submit();
  toasts.value = [];
  for (let second = 0; second < 150 && !toasts.value.length; second++) await pass(1_000);
  expect(toasts.value.map((toast) => toast.text)).toEqual([expect.stringContaining('não')]);
  expect([field('amount').disabled || field('amount').readOnly, screen.queryByRole('alert')?.textContent ?? '', charge.value]).toEqual([false, '', undefined]);
});

test('before the first answer no form is offered: a charge may wait', async () => {
  vi.resetModules();
  const fresh = await import('../../../../../src/app/screens/deposit/deposit.ts');
  expect([fresh.isLoaded.value, fresh.loadFailure.value, fresh.method.value, fresh.charge.value]).toEqual([false, undefined, undefined, undefined]);
});

test('of two charges that wait, each method shows its own, and putting one aside leaves the other', async () => {
  setCharges({ 3: made('3', { method: 'TED', amount: 20_000 }), 7: made('7') });
  await load();
  pickMethod('PIX');
  expect(charge.value?.id).toBe('7');
  pickMethod('TED');
  expect(charge.value?.id).toBe('3');
  setAside(made('3', { method: 'TED' }));
  expect([charge.value, method.value?.method]).toEqual([undefined, 'TED']);
  pickMethod('PIX');
  expect(charge.value?.id).toBe('7');
});

test('a charge that was asked for without network may be asked for again; one whose fate is open is looked after', async () => {
  await showDeposit();
  platform.answers['/wps/deposit'] = new Refused('system.error');
  platform.answers['/wps/money/request'] = { done: false };
  fill({ amount: '50' });
  await submit();
  expect(screen.getByRole('button', { name: 'Verificar de novo' })).toBeDefined();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await submit();
  await pass(10_000);
  expect(screen.getByRole('button', { name: /^Gerar código/ })).toBeDefined();
  vi.restoreAllMocks();
});

test('a return to the page asks what waits, once it was known, and the screen that was left asks nothing', async () => {
  const asked = () => platform.of('/wps/deposit/waiting').length;
  await showDeposit();
  let before = asked();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(asked()).toBeGreaterThan(before);
  cleanup();
  await settle();
  before = asked();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(asked()).toBe(before);
});

test.each([['PIX', ['sem taxa.', 'Valor em R$', 'De R$ 10,00 a R$ 1.000,00', 'R$ 20R$ 50,50', 'Gerar código']], ['TED', ['até as 17h', 'De R$ 100,00 a R$ 50.000,00', 'Ver dados da conta']]] as const)('the form of %s says its bounds, and what comes of it', async (name, words) => {
  await showDeposit();
  act(() => pickMethod(name));
  await settle();
  expect(missing(words)).toEqual([[], '']);
});

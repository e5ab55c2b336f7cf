import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Deposit } from '../../../../../src/contract/endpoints/cashier.ts';
import { refreshSettings } from '../../../../../src/app/features/merchant/merchant.ts';
import { paths } from '../../../../../src/app/paths.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { unansweredRequests } from '../../../../../src/app/gateway/money/idempotent-call.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import Charge from '../../../../../src/app/screens/deposit/charge.tsx';
import DepositScreen from '../../../../../src/app/screens/deposit/index.tsx';
import { charge, loadFailure, setAside, load, isLoaded, loadWaiting, method, news, pickMethod, refresh, showCharge as take } from '../../../../../src/app/screens/deposit/deposit.ts';
import { remember, rememberedCharges } from '../../../../../src/app/screens/deposit/remembered.ts';
import { questions, toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { faultOf, field, fill, opened, settle, stopClock } from '../../../../support/accounts-platform.ts';
import { Refused, settingsValue, stubPlatform } from '../../../../support/home-platform.ts';

const minute = 60_000;
const now = 1_800_000_000_000;
const pix = { method: 'PIX', least: 1_000, most: 100_000, quick: [2_000, 5_050], waits: 15 * minute };
const ted = { method: 'TED', least: 10_000, most: 5_000_000, quick: [], waits: 1_440 * minute };
const made = (id: string, more: Partial<Deposit> = {}): Deposit =>
  ({ id, method: 'PIX', amount: 5_000, fee: 0, status: 'waiting', createdAt: now, changedAt: now, expiresAt: now + 15 * minute, brCode: 'PIX-CODE', ...more });

let platform: ReturnType<typeof stubPlatform>;
/** The platform's charges by id. */
let held: Record<string, Deposit>;
const text = () => document.body.textContent!.replace(/\s/g, ' ');
const press = async (name: string | RegExp) => {
  act(() => screen.getByRole('button', { name }).click());
  await settle();
};
const submit = async () => {
  act(() => void fireEvent.submit(document.querySelector('form')!));
  await settle();
};
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
async function show() {
  const shown = render(<DepositScreen />);
  await settle();
  await settle();
  return shown;
}

beforeEach(async () => {
  stopClock();
  vi.setSystemTime(now);
  await startLanguage('pt', ['shell', 'common']);
  await loadNamespaces(['deposit', 'states', 'form']);
  localStorage.clear();
  sessionStorage.clear();
  unansweredRequests.value = {};
  toasts.value = [];
  held = {};
  openSession(opened);
  platform = stubPlatform({
    '/wps/deposit/methods': [pix, ted],
    '/wps/deposit/waiting': () => Object.values(held).filter(({ status }) => status === 'waiting'),
    '/wps/deposit': (search: URLSearchParams) => (search.get('id') ? held[search.get('id')!] ?? new Refused('request.invalid') : (held['9'] = made('9', { amount: 5_050 }))),
    '/wps/deposit/cancel': () => (held['9'] = made('9', { status: 'cancelled' })),
    '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance: 100_000 },
  });
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('the form offers the methods, their bounds and quick amounts, and sends what is typed', async () => {
  await show();
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
  await show();
  fill({ amount: typed });
  await submit();
  expect(platform.of('/wps/deposit')).toHaveLength(fault === '' ? 1 : 0);
  if (fault !== '') expect(faultOf('amount')).toMatch(fault);
});

test('another method has its own bounds', async () => {
  await show();
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
  await show();
  expect(screen.getAllByRole('button', { name: /^R\$/ }).map(({ textContent }) => textContent!.replace(/\s/g, ' '))).toEqual(['R$ 10', 'R$ 1.000', 'R$ 1.000,50', 'R$ 1.000.000']);
  await press(/1\.000$/);
  expect(field('amount').value.replace(/\./g, '')).toBe('1000,00');
});

test('an amount without an answer is found again at its method, whichever is the first', async () => {
  await show();
  act(() => pickMethod('TED'));
  await settle();
  platform.answers['/wps/deposit'] = new Refused('system.error');
  platform.answers['/wps/money/request'] = { done: false };
  fill({ amount: '100' });
  await submit();
  cleanup();
  pickMethod('');
  await show();
  expect([method.value?.method, field('amount').value]).toEqual(['TED', '100,00']);
});

test('a method that the contract does not know is not offered; a charge of one is given up with general words', async () => {
  platform.answers['/wps/deposit/methods'] = [{ ...pix, method: 'DOC' }, ted, pix];
  await show();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Transferência', 'Pix']);
  cleanup();
  render(<Charge charge={made('9', { method: 'DOC' })} isNew={false} />);
  await press('Cancelar e trocar o valor');
  expect(questions.value.map((question) => question.text)).toEqual(['Se você já pagou, espere: o valor entra sozinho.']);
  act(() => questions.value[0]!.answer(false));
});

test.each([['TED', 'Se você já transferiu, não cancele: espere o banco confirmar.'], ['PIX', 'Se você já pagou, espere: o valor entra sozinho. O código cancelado deixa de valer.']])('before a charge by %s is given up, it is said what becomes of the money', async (name, words) => {
  held = { 9: made('9', { method: name, account: undefined }) };
  await show();
  await press('Cancelar e trocar o valor');
  expect(questions.value.map((question) => question.text)).toEqual([words]);
  act(() => questions.value[0]!.answer(false));
});

test('an amount that was typed when the session ended is there again after the login, for the same member', async () => {
  for (const [userName, found] of [[opened.userName, '77,70'], ['bruno', '']] as const) {
    await show();
    fill({ amount: '77,70' });
    act(() => void endSession());
    cleanup();
    openSession({ ...opened, userName });
    await show();
    expect(field('amount').value, userName).toBe(found);
    cleanup();
    endSession();
    openSession(opened);
  }
});

test.each([true, false])('a paid deposit leads to the record where the merchant has one: %s', async (DEPRECM3) => {
  platform.answers['/wps/system/settings'] = { ...settingsValue(false), whitelabel: { DEPRECM3 } };
  await act(refreshSettings);
  await show();
  act(() => take(made('9', { status: 'paid' })));
  await settle();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([paths.home, ...(DEPRECM3 ? [paths.depositRecord] : [])]);
});

test('one method needs no tabs, and none says so', async () => {
  platform.answers['/wps/deposit/methods'] = [pix];
  await show();
  expect(screen.queryAllByRole('tab')).toEqual([]);
  cleanup();
  platform.answers['/wps/deposit/methods'] = [];
  await show();
  expect(text()).toContain('Depósito indisponível agora');
});

test('a charge of another tab is shown instead of a second one; another refusal is told in the form', async () => {
  await show();
  const others = made('5', { amount: 7_000 });
  platform.answers['/wps/deposit'] = () => ((held = { 5: others }), new Refused('deposit.waiting'));
  fill({ amount: '50' });
  await submit();
  expect(charge.value).toEqual(others);
  cleanup();
  endSession();
  openSession(opened);
  held = {};
  platform.answers['/wps/deposit'] = new Refused('amount.outside');
  await show();
  fill({ amount: '50' });
  await submit();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(charge.value).toBeUndefined();
});

test.each(['play.paused', 'play.excluded'])('a member who is %s by now is told so in the form\'s place', async (code) => {
  await show();
  platform.answers['/wps/deposit'] = new Refused(code);
  fill({ amount: '50' });
  await submit();
  expect(loadFailure.value).toMatchObject({ code });
  expect(document.querySelector('form')).toBeNull();
});

test('a waiting charge is polled until it is paid: the sum without its fee, and the wallet anew', async () => {
  held = { 7: made('7', { fee: 150 }) };
  await show();
  expect(text()).toContain('Esperando o pagamento');
  const wallets = platform.of('/wps/wallet').length;
  held = { 7: made('7', { fee: 150, status: 'paid' }) };
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
  held = { 7: made('7', { expiresAt: now + 2_500 }) };
  await show();
  held = { 7: made('7', { status: 'expired', expiresAt: now + 2_500 }) };
  await pass(3_500);
  await settle();
  expect(text()).toContain('O prazo acabou');
  held = { 7: made('7', { status: 'expired', returned: 5_000, expiresAt: now + 2_500 }) };
  await pass(30_000);
  await settle();
  expect(text()).toContain('Pagamento devolvido');
  expect(text()).toContain('R$ 50,00 voltaram');
  await press('Começar de novo');
  expect(document.querySelector('form')).not.toBeNull();
});

test('a charge is given up after a question, and one that was paid meanwhile is shown as paid', async () => {
  held = { 9: made('9') };
  await show();
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

test('what cannot be loaded is told, and asked for again', async () => {
  platform.answers['/wps/deposit/methods'] = new Refused('system.error');
  await show();
  expect(loadFailure.value).toMatchObject({ code: 'system.error' });
  platform.answers['/wps/deposit/methods'] = [pix];
  await press(/Tentar/);
  await settle();
  expect(loadFailure.value).toBeUndefined();
  expect(document.querySelector('form')).not.toBeNull();
});

test('the method is the picked one, else that of a waiting charge, else the first', async () => {
  held = { 3: made('3', { method: 'TED' }) };
  await load();
  expect(method.value?.method).toBe('TED');
  pickMethod('PIX');
  expect([method.value?.method, charge.value]).toEqual(['PIX', undefined]);
  pickMethod('BOLETO');
  expect(method.value?.method).toBe('PIX');
  held = {};
  endSession();
  openSession(opened);
  expect([method.value, charge.value, news.value]).toEqual([undefined, undefined, []]);
  await load();
  expect(method.value?.method).toBe('PIX');
});

test('charges that ended while nobody looked are told above what has their place, the paid ones with the wallet anew', async () => {
  for (const id of ['1', '2', '4']) remember(made(id));
  held = { 1: made('1', { status: 'paid' }), 2: made('2', { status: 'expired' }), 3: made('3') };
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
  held = { 1: made('1', { status: 'waiting' }) };
  const answers: Record<string, unknown> = { 2: new Refused('system.error'), 3: new Refused('request.invalid') };
  platform.answers['/wps/deposit'] = (search: URLSearchParams) => answers[search.get('id')!] ?? held[search.get('id')!];
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

test('what becomes of a charge is told apart: still waiting, ended, and what came back since', async () => {
  await load();
  held = { 7: made('7') };
  expect(await refresh(made('7'))).toBe('goes on');
  held = { 7: made('7', { status: 'paid' }) };
  expect(await refresh(made('7'))).toBe('ended');
  const ended = made('7', { status: 'expired' });
  held = { 7: ended };
  expect(await refresh(ended)).toBe('goes on');
  held = { 7: { ...ended, returned: 5_000 } };
  expect(await refresh(ended)).toBe('ended');
  expect(charge.value).toMatchObject({ returned: 5_000 });
  setAside(ended);
  expect(charge.value).toBeUndefined();
});

const account = { bank: '998 · Banco Araucária', branch: '0001', number: '12345678-9', holder: 'Leve Pagamentos Ltda.', document: '12.345.678/0001-90', note: 'DEP9' };

test('a charge of a transfer shows the account to pay into, each field to copy, and no Pix code; one of Pix no account', async () => {
  held = { 9: made('9', { method: 'TED', brCode: undefined, account }) };
  await show();
  const values = () => Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea'), ({ value }) => value);
  expect(values()).toEqual(Object.values(account));
  expect(screen.getAllByRole('button', { name: /copiar/i })).toHaveLength(6);
  expect(document.querySelector('.deposit-qr')).toBeNull();
  cleanup();
  endSession();
  openSession(opened);
  held = { 9: made('9') };
  await show();
  expect([document.querySelector('.deposit-qr') !== null, values()]).toEqual([true, ['PIX-CODE']]);
});

test('a deposit that the own limit refuses leads to the limits; no other refusal does', async () => {
  await show();
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
  await show();
  platform.answers['/wps/deposit'] = new Refused('system.error');
  platform.answers['/wps/money/request'] = { done: false };
  fill({ amount: '50' });
  await submit();
  expect([field('amount').disabled || field('amount').readOnly, screen.getByRole('button', { name: /20/ }).hasAttribute('disabled')]).toEqual([true, true]);
  expect(screen.getByRole('alert').textContent).not.toBe('');
  const [first] = platform.of('/wps/deposit');
  cleanup();
  // The next visit to the form has it still.
  await show();
  expect(field('amount').value).toBe('50,00');
  expect(text()).toMatch(/R\$ 50,00/);
  await submit();
  expect((platform.of('/wps/deposit').at(-1)!.body as { requestId: string }).requestId).toBe((first!.body as { requestId: string }).requestId);
  platform.answers['/wps/money/request'] = { done: true };
  held = { 9: made('9') };
  await pass(60_000);
  await settle();
  expect(charge.value?.id).toBe('9');
});

test('what was sent and is lost is told, and may be typed anew', async () => {
  await show();
  platform.answers['/wps/deposit'] = new Refused('system.error');
  platform.answers['/wps/money/request'] = { done: false };
  fill({ amount: '50' });
  await submit();
  toasts.value = [];
  for (let second = 0; second < 150 && !toasts.value.length; second++) await pass(1_000);
  expect(toasts.value.map((toast) => toast.text)).toEqual([expect.stringContaining('não')]);
  expect([field('amount').disabled || field('amount').readOnly, screen.queryByRole('alert')?.textContent ?? '', charge.value]).toEqual([false, '', undefined]);
});

test.each([
  ['unknown', {}, /Não sabemos|situação/i], ['paid', { returned: 5_000 }, /R\$ 50,00 voltaram/],
] as const)('a charge whose end is %s says so', async (status, more, words) => {
  held = { 7: made('7') };
  await show();
  act(() => take(made('7', { status, ...more })));
  await settle();
  expect(text()).toMatch(words);
  // It was told: the next visit does not tell it again.
  cleanup();
  held = { 7: made('7', { status, ...more }) };
  await show();
  expect([charge.value, news.value]).toEqual([undefined, []]);
});

test.each([['paid', {}, true], ['paid', { returned: 5_000 }, true], ['expired', { returned: 5_000 }, false], ['expired', {}, false]] as const)('news of a charge that is %s %j say what came and what went back', async (status, more, paid) => {
  remember(made('1'));
  held = { 1: made('1', { amount: 7_000, status, ...more }), 3: made('3') };
  await show();
  const told = document.querySelector('.deposit-news')!.textContent!.replace(/\s/g, ' ');
  expect([told.includes('R$ 70,00'), told.includes('R$ 50,00 voltaram')]).toEqual([paid || !('returned' in more), 'returned' in more]);
});

test.each([[true, 'Copiado', []], [false, 'Copiar', [expect.stringContaining('selecionado')]]] as const)('a code that was copied (%s) says so', async (works, words, told) => {
  held = { 9: made('9') };
  await show();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(() => (works ? Promise.resolve() : Promise.reject(new Error('denied'))));
  await press(/copiar/i);
  expect([write.mock.calls, toasts.value.map((toast) => toast.text.toLowerCase())]).toEqual([[['PIX-CODE']], told]);
  expect(screen.getByRole('button', { name: /copiar/i }).textContent).toContain(words);
  write.mockRestore();
});

const pressTab = async (name: string) => {
  act(() => screen.getByRole('tab', { name }).click());
  await settle();
};

test('a charge takes the focus from the form that asked for it; one that was there, or that a tab shows, does not', async () => {
  await show();
  await press(/50,50/);
  await submit();
  expect(document.activeElement!.textContent).toBe('Esperando o pagamento');
  cleanup();
  await show();
  expect(document.activeElement).toBe(document.body);
  screen.getByRole('tab', { name: 'Transferência' }).focus();
  await pressTab('Transferência');
  screen.getByRole('tab', { name: 'Pix' }).focus();
  await pressTab('Pix');
  expect(document.activeElement!.textContent).toBe('Pix');
});

test('a charge that ended without money has the focus at its heading', async () => {
  held['9'] = made('9');
  await show();
  held['9'] = made('9', { status: 'expired' });
  await act(async () => void (await refresh(made('9'))));
  await settle();
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2 }));
});

test('a charge is asked about when its time is up, not at the next turn', async () => {
  held = { 7: made('7', { expiresAt: now + 3_000 }) };
  await show();
  const asked = () => platform.of('/wps/deposit').map(({ search }) => search.get('id'));
  // The first turn is at two seconds, the next at five.
  await pass(2_200);
  expect(asked()).toEqual(['7']);
  await pass(1_800);
  expect(asked()).toEqual(['7', '7']);
});

test('a charge takes the focus also where nothing had it', async () => {
  await show();
  const nothing = vi.spyOn(document, 'activeElement', 'get').mockReturnValue(null);
  await press(/50,50/);
  await submit();
  nothing.mockRestore();
  expect(document.activeElement!.textContent).toBe('Esperando o pagamento');
});

test('a charge that was given up is told: the next visit begins with the form at once', async () => {
  held = { 9: made('9') };
  await show();
  await press('Cancelar e trocar o valor');
  act(() => questions.value[0]!.answer(true));
  await settle();
  cleanup();
  const back = load();
  expect([isLoaded.value, rememberedCharges()]).toMatchObject([true, [{ id: '9', told: '' }]]);
  await back;
});

test('before the first answer no form is offered: a charge may wait', async () => {
  vi.resetModules();
  const fresh = await import('../../../../../src/app/screens/deposit/deposit.ts');
  expect([fresh.isLoaded.value, fresh.loadFailure.value, fresh.method.value, fresh.charge.value]).toEqual([false, undefined, undefined, undefined]);
});

test.each([['waiting', 'goes on', 0], ['paid', 'ended', 1], ['expired', 'ended', 0], ['cancelled', 'ended', 0], ['unknown', 'ended', 0]] as const)(
  'a waiting charge that is %s now %s, and brings the wallet anew %i times', async (status, outcome, wallets) => {
    await load();
    take(made('7'));
    held = { 7: made('7', { status }) };
    const before = platform.of('/wps/wallet').length;
    expect(await refresh(made('7'))).toBe(outcome);
    expect(platform.of('/wps/wallet').length - before).toBe(wallets);
    // Seen again, it has ended before.
    await refresh(made('7'));
    expect(platform.of('/wps/wallet').length - before).toBe(wallets);
  });

test('of two charges that wait, each method shows its own, and putting one aside leaves the other', async () => {
  held = { 3: made('3', { method: 'TED', amount: 20_000 }), 7: made('7') };
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
  await show();
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
  await show();
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

test('of a paid charge the way on is home, its record where the merchant has it, and another deposit', async () => {
  held = { 7: made('7') };
  await show();
  act(() => take(made('7', { status: 'paid' })));
  await settle();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href')).filter((href) => href !== null)).toEqual(expect.arrayContaining(['/m/home']));
  await press('Fazer outro depósito');
  expect([charge.value, document.querySelector('form') !== null]).toEqual([undefined, true]);
});

test.each([['expired', {}, 'O prazo acabou'], ['expired', { returned: 5_000 }, 'Pagamento devolvido'], ['unknown', {}, /./], ['cancelled', { returned: 5_000 }, 'Pagamento devolvido']] as const)('a charge that is %s %j offers to begin anew, and support', async (status, more, title) => {
  held = { 7: made('7') };
  await show();
  act(() => take(made('7', { status, ...more })));
  await settle();
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(title);
  expect(screen.getAllByRole('link').some((link) => link.getAttribute('href') === '/m/service')).toBe(true);
  await press('Começar de novo');
  expect([charge.value, method.value?.method]).toEqual([undefined, 'PIX']);
});

/** What of these words is not read, and the sizes of what is drawn. */
const missing = (words: readonly string[]) => [words.filter((one) => !text().includes(one)), Array.from(document.querySelectorAll('svg[width]'), (drawn) => drawn.getAttribute('width')).join(' ')];

test.each([['PIX', ['sem taxa.', 'Valor em R$', 'De R$ 10,00 a R$ 1.000,00', 'R$ 20R$ 50,50', 'Gerar código']], ['TED', ['até as 17h', 'De R$ 100,00 a R$ 50.000,00', 'Ver dados da conta']]] as const)('the form of %s says its bounds, and what comes of it', async (name, words) => {
  await show();
  act(() => pickMethod(name));
  await settle();
  expect(missing(words)).toEqual([[], '']);
});

test.each([
  ['a charge of Pix', made('7'), ['Esperando o pagamentoR$ 50,00Expira em 00:15:00', 'Pix copia e cola'], '20'],
  ['one of a transfer', made('7', { method: 'TED', brCode: undefined, account }), ['Esperando o pagamentoR$ 50,00Expira em 00:15:00', 'Banco', 'Agência', 'Favorecido', 'CNPJ'], '20 20 20 20 20 20'],
  ['a paid one', made('7', { status: 'paid', fee: 150, returned: 1_000 }), ['Pagamento confirmadoR$ 48,50Seu saldo: R$ 1.000,00', 'R$ 10,00 voltaram', 'Fazer outro depósito'], '40'],
  ['one that expired', made('7', { status: 'expired' }), ['O prazo acabou', 'Começar de novoFalar com o suporte'], '72'], ['one that went back', made('7', { status: 'expired', returned: 5_000 }), ['Pagamento devolvidoR$ 50,00 voltaram'], '72'],
  ['one of which nothing is known', made('7', { status: 'unknown' }), ['Ainda não sabemos', 'Falar com o suporte'], '72'],
] as const)('%s says its sum and how it stands', async (_name, found, words, drawn) => {
  held = { 7: made('7', { method: found.method }) };
  await show();
  act(() => take(found));
  await settle();
  expect(missing(words)).toEqual([[], drawn]);
});

test('ends without money do not ask the wallet anew, and are told once', async () => {
  for (const id of ['1', '2']) remember(made(id));
  held = { 1: made('1', { status: 'expired' }), 2: made('2', { status: 'expired', returned: 5_000 }), 3: made('3') };
  const wallets = platform.of('/wps/wallet').length;
  await show();
  expect([platform.of('/wps/wallet').length - wallets, document.querySelectorAll('.deposit-news').length]).toEqual([1, 2]);
  cleanup();
  await show();
  expect([news.value, document.querySelectorAll('.deposit-news').length]).toEqual([[], 0]);
});

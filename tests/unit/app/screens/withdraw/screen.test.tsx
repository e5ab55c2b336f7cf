import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Withdrawal, WithdrawalOffer } from '../../../../../src/contract/endpoints/cashier.ts';
import { refreshSettings } from '../../../../../src/app/features/merchant/merchant.ts';
import { paths } from '../../../../../src/app/paths.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { unansweredRequests } from '../../../../../src/app/gateway/money/idempotent-call.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import WithdrawScreen from '../../../../../src/app/screens/withdraw/index.tsx';
import { Timeline } from '../../../../../src/app/screens/withdraw/timeline.tsx';
import { stageKey } from '../../../../../src/app/features/withdrawal/stages.tsx';
import { destination, isOver, maximum, pickDestination, load, refresh, showTimelines, terms, timelines, trackedWithdrawals } from '../../../../../src/app/screens/withdraw/withdraw.ts';
import { Icon, check, close } from '../../../../../src/app/ui/icon/icon.tsx';
import { toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { faultOf, field, fill, opened, settle, stopClock } from '../../../../support/accounts-platform.ts';
import { Refused, settingsValue, stubPlatform } from '../../../../support/home-platform.ts';

const now = Date.parse('2026-11-20T14:00:00-03:00');
const withdrawal = (id: string, status: Withdrawal['status'], more: Partial<Withdrawal> = {}): Withdrawal => ({
  id, method: 'BANK', amount: 60_000, fee: 350, destination: 'Banco •••45-6', status, createdAt: now, changedAt: now, stages: [{ stage: 'requested', at: now }], ...more,
});
const offer = (more: Partial<WithdrawalOffer> = {}): WithdrawalOffer => ({
  methods: [{ method: 'PIX', least: 2_000, most: 500_000, fee: 0 }, { method: 'BANK', least: 5_000, most: 2_000_000, fee: 350 }],
  leftToday: 300_000, hasPaymentPassword: true, open: [],
  destinations: [
    { id: '1', method: 'PIX', keyKind: 'cpf', masked: '***.982.***-**' }, { id: '2', method: 'BANK', bankName: 'Banco Araucária', masked: '•••45-6' },
  ] as WithdrawalOffer['destinations'],
  ...more,
});

let platform: ReturnType<typeof stubPlatform>;
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
async function show(first: Partial<WithdrawalOffer> = {}, answers: Record<string, unknown> = {}) {
  platform = stubPlatform({
    '/wps/withdraw/offer': offer(first),
    '/wps/withdraw': withdrawal('8', 'requested'),
    '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance: 100_000 },
    '/wps/system/settings': { ...settingsValue(false), whitelabel: { WITHREC3: true } },
    ...answers,
  });
  await act(refreshSettings);
  render(<WithdrawScreen />);
  await settle();
  await settle();
}

beforeEach(async () => {
  stopClock();
  vi.setSystemTime(now);
  await startLanguage('pt', ['shell', 'common']);
  await loadNamespaces(['withdraw', 'states', 'form']);
  localStorage.clear();
  sessionStorage.clear();
  unansweredRequests.value = {};
  toasts.value = [];
  Element.prototype.scrollIntoView = () => {};
  openSession(opened);
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('the form says balance, destinations and bounds, and what arrives of a typed amount', async () => {
  await show();
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
  await show();
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
  await show();
  act(() => pickDestination(id));
  fill({ amount: typed, password: 'leve2026' });
  await submit();
  expect(platform.of('/wps/withdraw')).toHaveLength(fault === '' ? 1 : 0);
  if (fault !== '') expect(faultOf('amount')).toMatch(fault);
});

test.each([[100_000, 300_000, '1.000,00'], [900_000, 300_000, '3.000,00'], [900_000, 999_999_00, '5.000,00']])('all of a balance of %i with %i left today is %s', async (sumBalance, leftToday, all) => {
  await show({ leftToday }, { '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance } });
  await press('Sacar tudo');
  expect(field('amount').value.replace(/\./g, '')).toBe(all.replace(/\./g, ''));
});

test('a limit that is used up for today says so', async () => {
  await show({ leftToday: 1_999 });
  expect(text()).toContain('Você já usou o limite de saques de hoje.');
  cleanup();
  await show({ leftToday: 2_000 });
  expect(text()).toContain('De R$ 20,00 a R$ 20,00 hoje');
});

test('a wrong password is told at its field and emptied; another refusal stands in the form, and both keep the amount', async () => {
  await show({}, { '/wps/withdraw': new Refused('payment.password.wrong') });
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
    await show();
    fill({ amount: '77,70', password: 'leve2026' });
    act(() => void endSession());
    cleanup();
    openSession({ ...opened, userName });
    await show();
    expect([field('amount').value, field('password').value], userName).toEqual([found, '']);
    cleanup();
    endSession();
    openSession(opened);
  }
});

test('before the first withdrawal the missing steps are shown, each done or with its way', async () => {
  await show({ hasPaymentPassword: false });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Crie uma senha de saque'), expect.stringMatching(/Cadastre.*Pronto/)]);
  expect(screen.getByRole('link', { name: /Crie uma senha/ }).getAttribute('href')).toBe('/m/securityCenter?item=payment');
  cleanup();
  await show({ destinations: [] });
  expect(screen.getByRole('link', { name: /Cadastre/ }).getAttribute('href')).toBe('/m/securityCenter?item=pix');
  expect(screen.queryByRole('link', { name: /Crie uma senha/ })).toBeNull();
});

test('what cannot be loaded is told, and asked for again', async () => {
  await show({}, { '/wps/withdraw/offer': new Refused('system.error') });
  expect(document.querySelector('form')).toBeNull();
  platform.answers['/wps/withdraw/offer'] = offer();
  await press(/Tentar/);
  await settle();
  expect(document.querySelector('form')).not.toBeNull();
});

test('the destination is the picked one, else the first; terms are its method\'s, none without', async () => {
  await show();
  pickDestination('2');
  expect([destination.value?.id, terms.value, maximum.value]).toEqual(['2', { least: 5_000, most: 300_000, fee: 350 }, 100_000]);
  pickDestination('99');
  expect([destination.value?.id, terms.value]).toEqual(['1', { least: 2_000, most: 300_000, fee: 0 }]);
  endSession();
  expect([destination.value, terms.value, maximum.value, trackedWithdrawals.value]).toEqual([undefined, { least: 0, most: 0, fee: 0 }, 0, []]);
});

test('what is under way is followed to its end; only a return brings money back', async () => {
  await show({ open: [withdrawal('8', 'requested'), withdrawal('7', 'sent')] });
  expect(text()).toContain('2 saques em andamento');
  const wallets = () => platform.of('/wps/wallet').length;
  const before = wallets();
  platform.answers['/wps/withdraw'] = withdrawal('8', 'review');
  expect(await refresh(withdrawal('8', 'requested'))).toBe('goes on');
  expect(trackedWithdrawals.value.map(({ id, status }) => `${id} ${status}`)).toEqual(['8 review', '7 sent']);
  platform.answers['/wps/withdraw'] = withdrawal('8', 'paid');
  expect(await refresh(withdrawal('8', 'review'))).toBe('ended');
  expect(wallets()).toBe(before);
  platform.answers['/wps/withdraw'] = withdrawal('7', 'returned');
  expect(await refresh(withdrawal('7', 'sent'))).toBe('ended');
  expect(wallets()).toBe(before + 1);
  expect(await refresh(withdrawal('7', 'returned'))).toBe('ended');
  expect(wallets()).toBe(before + 1);
});

const states = ['requested', 'review', 'sent', 'paid', 'returned', 'unknown'] as const;
test('a withdrawal is over when it is paid or returned, and is named by who refused it', () => {
  expect(states.filter((status) => isOver(withdrawal('1', status)))).toEqual(['paid', 'returned']);
  expect(states.map((status) => stageKey({ status, returnedBy: 'bank' }))).toEqual(states.map((status) => `stage.${status}`));
  expect(states.map((status) => stageKey({ status, returnedBy: 'operator' }))).toEqual(states.map((status) => `stage.${status === 'returned' ? 'refused' : status}`));
});

const reached = (...stages: Withdrawal['stages'][number]['stage'][]) => stages.map((stage, at) => ({ stage, at: now + at * 60_000 }));
const markOf = (shape: string) => { const { container } = render(<Icon shape={shape} size={14} />); return container.querySelector('svg')!.innerHTML; };
const stepsShown = () => Array.from(document.querySelectorAll('.withdraw-stage'), (step) =>
  [step.textContent, step.className.replace(/quiet row withdraw-stage ?/, '').replace('withdraw-stage-', ''), step.getAttribute('aria-current') ?? '', step.querySelector('svg')?.innerHTML ?? ''].join(' | ').replace(marks.check, 'mark').replace(marks.close, 'cross'));
let marks: { check: string; close: string };

test('a timeline shows the stages that were reached with their times, and those to come; one that ended has its record', async () => {
  await show();
  cleanup();
  marks = { check: markOf(check), close: markOf(close) };
  cleanup();
  render(<Timeline withdrawal={withdrawal('8', 'review', { stages: reached('requested', 'review') })} />);
  expect(text()).toContain('R$ 596,50 para Banco •••45-6');
  expect(stepsShown()).toEqual(['Pedido recebido: feito20/11, 14:00 | reached |  | mark', 'Em análise: feito20/11, 14:01 | reached | step | mark', 'Enviado ao banco: falta |  |  | ', 'Pago: falta |  |  | ']);
  expect(screen.queryByRole('link', { name: 'Ver no histórico' })).toBeNull();
  cleanup();
  render(<Timeline withdrawal={withdrawal('8', 'returned', { stages: reached('requested', 'review', 'returned'), returnedBy: 'operator', reason: 'Documento vencido' })} />);
  expect(stepsShown()).toEqual(['Pedido recebido: feito20/11, 14:00 | reached |  | mark', 'Em análise: feito20/11, 14:01 | reached |  | mark', 'Não aprovado20/11, 14:02 | returned | step | cross']);
  expect(text()).toContain('Motivo: Documento vencido');
  expect(screen.getByRole('link', { name: 'Ver no histórico' }).getAttribute('href')).toBe(paths.withdrawRecord);
  cleanup();
  render(<Timeline withdrawal={withdrawal('8', 'paid', { stages: reached('requested', 'review', 'sent', 'paid') })} />);
  expect(text()).not.toContain('Motivo');
  expect(text()).not.toContain('voltou ao seu saldo');
});

test('a timeline asks for a withdrawal that goes on, and for none that is over', async () => {
  await show();
  cleanup();
  const asked = () => platform.of('/wps/withdraw').length;
  render(<Timeline withdrawal={withdrawal('8', 'paid')} />);
  await pass(60_000);
  expect(asked()).toBe(0);
  cleanup();
  render(<Timeline withdrawal={withdrawal('8', 'sent')} />);
  await pass(60_000);
  expect(asked()).toBeGreaterThan(0);
});

test('each withdrawal is asked about by its own id', async () => {
  await show({ open: [withdrawal('8', 'requested'), withdrawal('7', 'sent')] });
  const before = platform.of('/wps/withdraw').length;
  await refresh(withdrawal('7', 'sent'));
  expect(platform.of('/wps/withdraw').slice(before).map(({ search }) => search.get('id'))).toEqual(['7']);
});

test('an amount without an answer is held: the next visit to the form has it and its destination, and asks what became of it', async () => {
  await show({}, { '/wps/withdraw': new Refused('system.error'), '/wps/money/request': { done: false } });
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
  await show({}, { '/wps/withdraw': new Refused('system.error'), '/wps/money/request': { done: false } });
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

test.each([
  [{ most: 500_000 }, 300_000, 100_000, 300_000, 100_000], [{ most: 250_000 }, 300_000, 900_000, 250_000, 250_000],
  [{ most: 250_000 }, 0, 900_000, 0, 0], [{ most: 250_000 }, 300_000, 0, 250_000, 0],
] as const)('of %j, %i left today and a balance of %i, %i is the limit and %i the most', async (way, leftToday, sumBalance, most, all) => {
  await show({ leftToday, methods: [{ method: 'PIX', least: 2_000, fee: 0, ...way }] }, { '/wps/wallet': { currency: 'BRL', currencySymbol: 'R$', sumBalance } });
  expect([terms.value.most, maximum.value]).toEqual([most, all]);
});

test('a method that the platform does not offer takes nothing', async () => {
  await show({ methods: [{ method: 'BANK', least: 5_000, most: 2_000_000, fee: 350 }] });
  expect([destination.value?.id, terms.value, maximum.value]).toEqual(['1', { least: 0, most: 0, fee: 0 }, 0]);
});

test('while the balance is not known, all of it cannot be asked for, and an amount is the platform\'s to judge', async () => {
  await show({}, { '/wps/wallet': new Refused('system.error') });
  expect([screen.getByRole('button', { name: 'Sacar tudo' }).hasAttribute('disabled'), maximum.value]).toEqual([true, 0]);
  fill({ amount: '2500', password: 'leve2026' });
  await submit();
  expect(platform.of('/wps/withdraw')).toMatchObject([{ body: { amount: 250_000 } }]);
});

test('a withdrawal that is accepted twice, by a repetition, is one under way, and the newest first', async () => {
  await show({ open: [withdrawal('8', 'requested'), withdrawal('7', 'sent')] });
  fill({ amount: '600', password: 'leve2026' });
  await submit();
  expect(trackedWithdrawals.value.map(({ id }) => id)).toEqual(['8', '7']);
  platform.answers['/wps/withdraw'] = withdrawal('9', 'requested');
  fill({ amount: '600', password: 'leve2026' });
  await submit();
  expect(trackedWithdrawals.value.map(({ id }) => id)).toEqual(expect.arrayContaining(['9']));
  expect(trackedWithdrawals.value[0]!.id).toBe('9');
});

test('both steps missing are numbered, and both lead to their forms', async () => {
  await show({ hasPaymentPassword: false, destinations: [] });
  expect(screen.getAllByRole('listitem').map((step) => [step.querySelector('.withdraw-step-mark')!.textContent, step.querySelector('a')!.getAttribute('href'), step.querySelectorAll('svg').length])).toEqual([
    ['1', '/m/securityCenter?item=payment', 1], ['2', '/m/securityCenter?item=pix', 1],
  ]);
  cleanup();
  await show({ hasPaymentPassword: false });
  expect(screen.getAllByRole('listitem').map((step) => [step.querySelector('.withdraw-step-mark')!.textContent, step.querySelector('a')!.getAttribute('href'), step.querySelector('.withdraw-step-done') !== null])).toEqual([
    ['1', '/m/securityCenter?item=payment', false], ['', null, true],
  ]);
});

test('until the terms are known neither the form nor its steps are shown, but their place', async () => {
  await show();
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

test('the withdrawals under way are scrolled to and have the focus, which scrolls no further; without them nothing happens', async () => {
  showTimelines();
  await show({ open: [withdrawal('8', 'requested')] });
  const section = document.getElementById(timelines)!;
  const [scroll, focus] = [vi.fn<() => void>(), vi.spyOn(section, 'focus')];
  section.scrollIntoView = scroll;
  await press(/^Saque de/);
  expect([scroll.mock.calls.length, focus.mock.calls]).toEqual([1, [[{ preventScroll: true }]]]);
});

test('the form leads to the destinations, and to a forgotten password', async () => {
  await show();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href')).filter((href) => href?.includes('securityCenter'))).toEqual([paths.securityCenter, `${paths.securityCenter}?item=forgotten`]);
});

test('what was sent is asked about although its amount is beyond what is left; without network the button says to send', async () => {
  await show({}, { '/wps/withdraw': new Refused('system.error'), '/wps/money/request': { done: false } });
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

/** What of these words is not read, and the sizes of what is drawn. */
const missing = (words: readonly string[]) => [words.filter((one) => !text().includes(one)), Array.from(document.querySelectorAll('svg[width]'), (drawn) => drawn.getAttribute('width')).join(' ')];

test('the screen says each amount with its name, and what is under way in its order', async () => {
  await show({ open: [withdrawal('8', 'requested'), withdrawal('7', 'returned', { returnedBy: 'bank', reason: 'Conta encerrada' })] });
  act(() => pickDestination('2'));
  fill({ amount: '100' });
  await settle();
  expect(missing([
    'Saque de R$ 600,00 · Pedido recebido', 'Disponível R$ 1.000,00', 'Pix · CPF***.982.***-**Banco Araucária•••45-6', 'Valor em R$', 'De R$ 50,00 a R$ 3.000,00 hoje', 'TaxaR$ 3,50Você recebeR$ 96,50',
    'Saque de R$ 600,00R$ 596,50 para Banco •••45-6Pedido recebidoPedido recebido: feito20/11, 14:00Em análise: faltaEnviado ao banco: faltaPago: falta', 'DevolvidoPedido recebido: feito', 'Motivo: Conta encerradaVer no histórico',
  ])).toEqual([[], '20 22 14 14']);
});

test('the way to a first withdrawal numbers what is missing and ticks what is done', async () => {
  await show({ hasPaymentPassword: false });
  expect(missing(['1Crie uma senha de saque', 'Cadastre para onde vai o dinheiroPronto'])).toEqual([[], '20 18']);
});

test('each state is over or is not, and nothing between', () => {
  expect(states.map((status) => isOver(withdrawal('1', status)))).toEqual([false, false, false, true, true, false]);
});

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayLimit, ResponsibleOverview } from '../../../../../src/contract/endpoints/responsible.ts';
import { currentBreak, keptBreak } from '../../../../../src/app/features/responsible-play/break/break.ts';
import { onBreak } from '../../../../../src/app/features/responsible-play/set-break.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { connectRouter } from '../../../../../src/app/runtime/router/navigate.ts';
import { overlays } from '../../../../../src/app/runtime/overlays/overlays.ts';
import ExclusionSheet from '../../../../../src/app/screens/responsiblePlay/exclusion-sheet.tsx';
import ResponsiblePlay from '../../../../../src/app/screens/responsiblePlay/index.tsx';
import LimitSheet from '../../../../../src/app/screens/responsiblePlay/limit-sheet.tsx';
import { limitText } from '../../../../../src/app/screens/responsiblePlay/responsible-state.ts';
import { clockText, resultText } from '../../../../../src/app/screens/responsiblePlay/results.tsx';
import { questions, toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { faultOf, fill, opened, settle, stopClock } from '../../../../support/accounts-platform.ts';
import { Refused, settingsValue, stubPlatform } from '../../../../support/home-platform.ts';
import { refreshSettings } from '../../../../../src/app/features/merchant/merchant.ts';

const inBrasilia = (text: string) => Date.parse(`${text}-03:00`);
const now = inBrasilia('2026-11-20T13:59');
const end = inBrasilia('2026-11-21T14:00');

const limit = (kind: PlayLimit['kind'], period: PlayLimit['period'], more: Partial<PlayLimit> = {}): PlayLimit => ({ kind, period, used: 0, resetsAt: end, ...more });
const overview = (more: Partial<ResponsibleOverview> = {}): ResponsibleOverview => ({
  limits: [limit('deposit', 'day', { amount: 50_000, used: 12_300 }), limit('deposit', 'week', { used: 700 }), limit('loss', 'day'), limit('time', 'day', { amount: 90, used: 30, pending: { amount: 120, at: end } })],
  weekResult: -1_234_50, checkMinutes: 60, ...more,
});

let platform: ReturnType<typeof stubPlatform>;
const navigate = vi.fn<(url: string, replace?: boolean) => void>();
const text = () => document.body.textContent!.replace(/\s/g, ' ');
const told = () => toasts.value.map((toast) => toast.text);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = async (name: string | RegExp) => {
  act(() => button(name).click());
  await settle();
};

async function show(first: Partial<ResponsibleOverview> = {}, answers: Record<string, unknown> = {}) {
  platform = stubPlatform({
    '/wps/responsible': overview(first),
    '/wps/responsible/visit': { openedAt: now - 3_725_000, serverTime: now, result: 2_500, checkMinutes: 60 },
    '/wps/system/settings': { ...settingsValue(false), whitelabel: { PERSREP: true, RESPONSIBLE: true } },
    ...answers,
  });
  await act(refreshSettings);
  const shown = render(<ResponsiblePlay />);
  await settle();
  return shown;
}

beforeEach(async () => {
  stopClock();
  vi.setSystemTime(now);
  await startLanguage('pt', ['shell', 'common']);
  await loadNamespaces(['responsiblePlay', 'states', 'form']);
  localStorage.clear();
  keptBreak.value = undefined;
  toasts.value = [];
  connectRouter(navigate);
  openSession(opened);
});
afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

test('shows each limit with what is used of it, the change that waits, and the results with their signs', async () => {
  await show();
  expect(text()).toContain('R$ 123,00 de R$ 500,00');
  expect(text()).toContain('Zera em 21/11, 14:00');
  expect(text()).toContain('Sem limiteR$ 7,00 na semana');
  expect(text()).toContain('A partir de 21/11, 14:00: 2 h');
  expect(text()).toContain('30 min de 1 h 30 min');
  expect(text()).toContain('−R$ 1.234,50');
  expect(text()).toContain('+R$ 25,00');
  expect(screen.getByRole('timer').textContent).toBe('1:02:05');
  expect(screen.getByText(/\+R\$/).className).toContain('won');
  expect(screen.getByText(/−R\$/).className).not.toContain('won');
  expect(screen.getAllByRole('button', { name: /^(?:Mudar|Definir): / }).map((one) => one.getAttribute('aria-label'))).toEqual(['Mudar: Depósitos por dia', 'Definir: Depósitos por semana', 'Definir: Perdas por dia', 'Mudar: Tempo de jogo por dia']);
  expect(button('60 minutos').getAttribute('aria-pressed')).toBe('true');
  expect(button('30 minutos').getAttribute('aria-pressed')).toBe('false');
  // Nothing is over where nothing is used.
  expect(text()).not.toContain('R$ 0,00 hoje');
  expect(screen.getByRole('link', { name: /Resultado de 7 dias/ }).getAttribute('href')).toBe('/m/profitandloss');
});

test('the two jumps bring pause and exclusion into view, and the focus there', async () => {
  await show();
  const [jumpToPause, jumpToExclusion] = screen.getAllByRole('button', { name: /^(?:Fazer uma pausa|Autoexclusão)$/ });
  for (const [jump, id] of [[jumpToPause, 'responsible-pause'], [jumpToExclusion, 'responsible-exclusion']] as const) {
    const scroll = vi.fn<(options: object) => void>();
    document.getElementById(id)!.scrollIntoView = scroll as never;
    act(() => jump!.click());
    expect(scroll).toHaveBeenCalledWith({ block: 'center' });
    expect(document.activeElement!.id).toBe(id);
  }
});

test('a change that waits can be given up, and another interval be chosen; what is refused is told', async () => {
  await show({}, { '/wps/responsible/limit': overview({ limits: [limit('time', 'day', { amount: 90 })] }), '/wps/responsible/check': overview({ checkMinutes: 30 }) });
  await press('Desistir da mudança');
  expect(platform.of('/wps/responsible/limit').map(({ method, search }) => [method, search.get('kind'), search.get('period')])).toEqual([['DELETE', 'time', 'day']]);
  expect(told()).toEqual(['Tudo certo: seu limite continua como está.']);
  expect(text()).not.toContain('A partir de');
  await press('30 minutos');
  expect(platform.of('/wps/responsible/check')).toMatchObject([{ method: 'PUT', body: { minutes: 30 } }]);
  expect(button('30 minutos').getAttribute('aria-pressed')).toBe('true');
  expect(told()).toContain('Lembrete a cada 30 minutos');
  const visits = platform.of('/wps/responsible/visit').length;
  platform.answers['/wps/responsible/check'] = new Refused('request.invalid');
  await press('60 minutos');
  expect(button('30 minutos').getAttribute('aria-pressed')).toBe('true');
  expect(toasts.value.at(-1)).toMatchObject({ kind: 'trouble' });
  expect(platform.of('/wps/responsible/visit')).toHaveLength(visits);
});

test.each([['24 horas', 'day'], ['7 dias', 'week'], ['30 dias', 'month']])('a pause of %s is asked for once more, and then begins', async (label, length) => {
  const begun = vi.fn<() => void>();
  onBreak(begun);
  await show({}, { '/wps/responsible/pause': overview({ away: { kind: 'pause', endsAt: end } }) });
  await press(label);
  expect(questions.value.map(({ title }) => title)).toEqual([`Pausar por ${label}?`]);
  act(() => questions.value[0]!.answer(false));
  await settle();
  expect(platform.of('/wps/responsible/pause')).toEqual([]);
  await press(label);
  act(() => questions.value[0]!.answer(true));
  await settle();
  expect(platform.of('/wps/responsible/pause')).toMatchObject([{ method: 'POST', body: { length } }]);
  expect(told()).toEqual(['Pausa iniciada. Cuide-se.']);
  expect(text()).toContain('Até 21/11, 14:00 você não joga nem deposita.');
  expect(begun).toHaveBeenCalledTimes(1);
  expect(currentBreak.value).toMatchObject({ kind: 'pause', endsAt: end });
  // A longer pause, or an exclusion, can still be asked for; the jumps to them are gone.
  expect([button(label), button('Pedir autoexclusão')]).toHaveLength(2);
  expect(screen.queryAllByRole('button', { name: 'Fazer uma pausa' })).toEqual([]);
});

test.each([
  ['with an end', end, 'Até 21 de novembro de 2026 você não joga', 1],
  ['for ever', undefined, 'Para sempre: você não joga', 0],
])('a self-exclusion %s shows its end, no pause, and a longer one where there is one', async (_name, endsAt, words, offers) => {
  await show({ away: { kind: 'exclusion', endsAt } });
  expect(text()).toContain('Autoexclusão ativa');
  expect(text()).toContain(words);
  expect(screen.queryAllByRole('button', { name: '24 horas' })).toEqual([]);
  expect(screen.queryAllByRole('button', { name: 'Pedir autoexclusão' })).toHaveLength(offers);
  expect(currentBreak.value).toMatchObject({ kind: 'exclusion' });
});

test('what cannot be loaded says so with help lines, and is asked for again', async () => {
  await show({}, { '/wps/responsible': new Refused('system.error') });
  expect(text()).toContain('Não deu para carregar seus limites');
  expect(text()).toContain('CVV: ligue 188');
  platform.answers['/wps/responsible'] = overview();
  await press(/Tentar/);
  expect(text()).toContain('R$ 123,00 de R$ 500,00');
});

test('buttons open the sheet of their limit, and that of the exclusion', async () => {
  await show();
  await press('Mudar: Depósitos por dia');
  expect(overlays.value.at(-1)!.props).toMatchObject({ limit: { kind: 'deposit', period: 'day', amount: 50_000 } });
  const open = overlays.value.length;
  await press('Pedir autoexclusão');
  expect(overlays.value.length).toBe(open + 1);
});

test('a visitor reads what there is, and is sent to login', async () => {
  endSession();
  await show();
  expect(text()).toContain('Você no controle');
  expect(platform.of('/wps/responsible')).toEqual([]);
  expect(Array.from(document.querySelectorAll('.responsible-tools li'), (tool) => tool.textContent)).toEqual([
    'Limites de depósitos, de perdas e de tempo', 'Lembretes do tempo que passou', 'Pausas de 24 horas, 7 ou 30 dias', 'Autoexclusão por 6 meses, 1 ano ou para sempre',
  ]);
  expect(screen.getByRole('link', { name: 'Entrar e definir' }).getAttribute('href')).toBe('/m/login');
});

async function showSheet(of: PlayLimit, answer: unknown) {
  platform = stubPlatform({ '/wps/responsible/limit': answer });
  const onClose = vi.fn<() => void>();
  render(<LimitSheet limit={of} onClose={onClose} />);
  await settle();
  return onClose;
}
const submit = async () => {
  act(() => void fireEvent.submit(document.querySelector('form')!));
  await settle();
};

test.each([
  [limit('deposit', 'week', { amount: 50_000 }), '300', { kind: 'deposit', period: 'week', amount: 30_000 }],
  [limit('loss', 'month'), '1.234,56', { kind: 'loss', period: 'month', amount: 123_456 }],
  [limit('time', 'day'), '45', { kind: 'time', period: 'day', amount: 45 }],
  [limit('deposit', 'day'), '1000000', { kind: 'deposit', period: 'day', amount: 100_000_000 }],
  [limit('time', 'day'), '1440', { kind: 'time', period: 'day', amount: 1_440 }],
])('a limit is sent as it was typed: %#', async (of, typed, body) => {
  await showSheet(of, overview({ limits: [{ ...of, amount: body.amount }] }));
  fill({ amount: typed });
  await submit();
  expect(platform.of('/wps/responsible/limit')).toMatchObject([{ method: 'PUT', body }]);
  expect(told()).toEqual(['Limite salvo. Já está valendo.']);
});

test.each([[limit('loss', 'day'), 'muito'], [limit('loss', 'day'), ''], [limit('loss', 'day'), '1000000,01'], [limit('time', 'day'), '1441'], [limit('time', 'day'), '1h']])('what is no limit, or too high a one, is not sent: %#', async (of, typed) => {
  await showSheet(of, overview());
  fill({ amount: typed });
  await submit();
  expect(platform.of('/wps/responsible/limit')).toEqual([]);
  expect(faultOf('amount')).not.toBe('');
});

test('a higher limit says from when on it holds, by its own row, and a limit can be taken away', async () => {
  const waiting = limit('deposit', 'day', { amount: 50_000, pending: { amount: 90_000, at: end } });
  await showSheet(limit('deposit', 'day', { amount: 50_000 }), overview({ limits: [limit('deposit', 'week'), limit('loss', 'day'), waiting] }));
  expect(text()).toContain('Agora: R$ 500,00');
  expect(text()).toContain('vale depois de 24 horas');
  fill({ amount: '900' });
  await submit();
  expect(told()).toEqual(['Anotado. Vale a partir de 21/11, 14:00.']);
  toasts.value = [];
  platform.answers['/wps/responsible/limit'] = overview({ limits: [waiting, limit('deposit', 'week')] });
  await press('Tirar o limite');
  expect(platform.of('/wps/responsible/limit').at(-1)).toMatchObject({ method: 'PUT', body: { kind: 'deposit', period: 'day' } });
  expect(platform.of('/wps/responsible/limit').at(-1)!.body).not.toHaveProperty('amount');
});

test('a limit that there is not cannot be taken away, and a refusal stays in the sheet', async () => {
  const onClose = await showSheet(limit('loss', 'day'), new Refused('request.invalid'));
  expect(screen.queryByRole('button', { name: 'Tirar o limite' })).toBeNull();
  fill({ amount: '10' });
  await submit();
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(onClose).not.toHaveBeenCalled();
  expect(told()).toEqual([]);
});

test.each([['EXCLUIR', true], [' excluir ', true], ['EXCLUI', false], ['', false]])('the self-exclusion is sent after the typed word alone: "%s"', async (word, sent) => {
  platform = stubPlatform({ '/wps/responsible/exclusion': overview({ away: { kind: 'exclusion', endsAt: end } }) });
  vi.stubGlobal('scrollTo', () => {});
  render(<ExclusionSheet onClose={() => {}} />);
  await settle();
  expect(button('6 meses').getAttribute('aria-pressed')).toBe('true');
  await press('1 ano');
  fill({ word });
  await submit();
  expect(platform.of('/wps/responsible/exclusion').map(({ method, body }) => [method, body])).toEqual(sent ? [['POST', { length: 'year' }]] : []);
  expect(told()).toEqual(sent ? ['Autoexclusão ativa. Cuide-se.'] : []);
  expect(currentBreak.value?.kind).toBe(sent ? 'exclusion' : undefined);
});

test('texts of results, limits and clocks', () => {
  const plain = (words: string) => words.replace(/\s/g, ' ');
  expect([0, 1, -1, 123_456].map(resultText).map(plain)).toEqual(['R$ 0,00', '+R$ 0,01', '−R$ 0,01', '+R$ 1.234,56']);
  expect([limitText({ kind: 'loss' }, undefined), limitText({ kind: 'loss' }, 0), limitText({ kind: 'time' }, 61)].map(plain)).toEqual(['Sem limite', 'R$ 0,00', '1 h 1 min']);
  expect([-1, 0, 999, 1_000, 59_999, 60_000, 3_599_999, 3_600_000, 36_061_000].map(clockText)).toEqual(['0:00:00', '0:00:00', '0:00:00', '0:00:01', '0:00:59', '0:01:00', '0:59:59', '1:00:00', '10:01:01']);
  expect(within(document.body).queryAllByRole('alert')).toEqual([]);
});

test.each([
  ['loss', '50', '49,99', 'Você já perdeu R$ 50,00: com este limite, as apostas param agora e voltam em 21/11, 14:00.'],
  ['deposit', '50', '49,99', 'Você já depositou R$ 50,00'], ['time', '50', '49', 'Você já jogou 50 min'],
] as const)('a limit of %s below what is used says what stops now, and until when; one at it, or none yet, says nothing', async (kind, at, below, words) => {
  await showSheet(limit(kind, 'day', { used: kind === 'time' ? 50 : 5_000 }), overview());
  const said = () => document.querySelector('.responsible-text[role=status]')!.textContent!.replace(/\s/g, ' ');
  expect(said()).toBe('');
  for (const [typed, shown] of [[below, words], [at, ''], ['', ''], ['0', words]] as const) {
    fill({ amount: typed });
    await settle();
    expect(said().startsWith(shown) && (said() === '') === (shown === ''), typed).toBe(true);
  }
});

test.each([['deposit', 'Não depositar mais nada?'], ['loss', 'Não apostar mais nada?'], ['time', 'Não jogar mais?']] as const)('a limit of nothing is asked for once more, and only then sent: %s', async (kind, question) => {
  const onClose = await showSheet(limit(kind, 'day'), overview({ limits: [limit(kind, 'day', { amount: 0 })] }));
  const sent = () => platform.of('/wps/responsible/limit');
  fill({ amount: '0' });
  await submit();
  expect([questions.value.map(({ title }) => title), sent()]).toEqual([[question], []]);
  act(() => questions.value[0]!.answer(false));
  await settle();
  expect([sent(), told()]).toEqual([[], []]);
  expect(onClose).not.toHaveBeenCalled();
  await submit();
  act(() => questions.value[0]!.answer(true));
  await settle();
  expect(sent()).toMatchObject([{ body: { kind, period: 'day', amount: 0 } }]);
});

test('a limit that the answer does not have is saved all the same', async () => {
  await showSheet(limit('loss', 'month'), overview());
  fill({ amount: '10' });
  await submit();
  expect([told(), screen.queryByRole('alert')?.textContent ?? '']).toEqual([['Limite salvo. Já está valendo.'], '']);
});

test('a limit of one, and one that is taken away, ask nothing', async () => {
  await showSheet(limit('time', 'day', { amount: 90 }), overview());
  fill({ amount: '1' });
  await submit();
  expect([questions.value.length, platform.of('/wps/responsible/limit').length]).toEqual([0, 1]);
  await press('Tirar o limite');
  expect([questions.value.length, platform.of('/wps/responsible/limit').length]).toEqual([0, 2]);
});

test('a trial account is told that it is not theirs, and finds the help lines; nothing is asked for', async () => {
  endSession();
  openSession({ ...opened, customerType: 4 });
  await show();
  expect([platform.of('/wps/responsible'), platform.of('/wps/responsible/visit')]).toEqual([[], []]);
  expect(text()).toContain('CVV: ligue 188');
  expect([text().includes('Você no controle'), document.querySelector('.page-column')!.className]).toEqual([false, 'page-column']);
});

test('the results lead on only where the merchant has their page, and are dashes before the first answer', async () => {
  await show({ weekResult: 0 }, { '/wps/system/settings': { ...settingsValue(false), whitelabel: { PERSREP: false, RESPONSIBLE: true } }, '/wps/responsible/visit': new Refused('system.error') });
  expect(screen.queryByRole('link', { name: /Resultado de 7 dias/ })).toBeNull();
  expect(screen.getByRole('timer').textContent).toBe('—');
  expect(Array.from(document.querySelectorAll('.responsible-figure'), (figure) => [figure.textContent!.replace(/\s/g, ' '), figure.classList.contains('won')])).toEqual([['—', false], ['—', false], ['R$ 0,00', false]]);
});

test('a refused exclusion stays in its sheet, with the typed word', async () => {
  const onClose = vi.fn<() => void>();
  platform = stubPlatform({ '/wps/responsible/exclusion': new Refused('request.invalid') });
  render(<ExclusionSheet onClose={onClose} />);
  await settle();
  fill({ word: 'EXCLUIR' });
  await submit();
  expect(platform.of('/wps/responsible/exclusion')).toMatchObject([{ body: { length: 'halfYear' } }]);
  expect([screen.getByRole('alert').textContent !== '', told(), currentBreak.value]).toEqual([true, [], undefined]);
  expect(onClose).not.toHaveBeenCalled();
});

/** What of these words is not read, and the sizes of what is drawn. */
const missing = (words: readonly string[]) => [words.filter((one) => !text().includes(one)), Array.from(document.querySelectorAll('svg[width]'), (drawn) => drawn.getAttribute('width')).join(' ')];

test('the screen says each figure with its name', async () => {
  await show();
  expect(missing(['Tempo da visita1:02:05', 'Resultado da visita+R$ 25,00', 'Resultado de 7 dias−R$ 1.234,50Ver', 'Por diaR$ 500,00Mudar', 'R$ 123,00 de R$ 500,00', 'Por semanaSem limiteR$ 7,00 na semanaDefinir', 'A partir de 21/11, 14:00: 2 h', '30 minutos60 minutos', '24 horas7 dias30 dias', 'CVV: ligue 188'])).toEqual([[], '18 18 18']);
});

test.each([
  [limit('deposit', 'day', { amount: 50_000 }), 'decimal', ['Depósitos por dia', 'Agora: R$ 500,00', 'vale depois de 24 horas', 'Valor em reais', 'Tirar o limite']],
  [limit('loss', 'month'), 'decimal', ['Perdas por mês', 'Agora: Sem limite', 'vale depois de 30 dias', 'Valor em reais']],
  [limit('time', 'day', { amount: 90 }), 'numeric', ['Tempo de jogo por dia', 'Agora: 1 h 30 min', 'vale depois de 24 horas', 'Minutos por dia', 'Tirar o limite']],
] as const)('the sheet of a limit names it, what holds now and what it waits for, and asks for its kind of number: %#', async (of, keys, words) => {
  await showSheet(of, overview());
  expect(document.querySelector('#field-amount')!.getAttribute('inputmode')).toBe(keys);
  expect(missing(words)).toEqual([[], '24']);
});

test('the sheet of the exclusion says its lengths, and which word to type', async () => {
  render(<ExclusionSheet onClose={() => {}} />);
  await settle();
  expect(missing(['6 meses1 anoPara sempre', 'Digite EXCLUIR para confirmar'])).toEqual([[], '24']);
});

test.each([[true, '24 18 18 18'], [false, '24 18 18']])('on a pause it stands first, until when; the record of results leads on where it is offered: %s', async (offered, drawn) => {
  await show({ away: { kind: 'pause', endsAt: end } }, { '/wps/system/settings': { ...settingsValue(false), whitelabel: { PERSREP: offered, RESPONSIBLE: true } } });
  expect(missing(['Jogo responsávelVocê está em pausaAté 21/11, 14:00 você não joga', 'Resultado de 7 dias−R$ 1.234,50'])).toEqual([[], drawn]);
});

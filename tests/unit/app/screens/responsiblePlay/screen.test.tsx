import { act, screen, within } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import { currentBreak } from '../../../../../src/app/features/responsible-play/break/break.ts';
import { onBreak } from '../../../../../src/app/features/responsible-play/set-break.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { overlays } from '../../../../../src/app/runtime/overlays/overlays.ts';
import { limitText } from '../../../../../src/app/screens/responsiblePlay/responsible-state.ts';
import { clockText, resultText } from '../../../../../src/app/screens/responsiblePlay/results.tsx';
import { questions, toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { opened, settle } from '../../../../support/accounts-platform.ts';
import { Refused, settingsValue } from '../../../../support/home-platform.ts';
import { button, end, limit, missing, overview, platform, press, showResponsible, startResponsible, text, told } from '../../../../support/responsible-page.tsx';

startResponsible();

test('shows each limit with what is used of it, the change that waits, and the results with their signs', async () => {
  await showResponsible();
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
  await showResponsible();
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
  await showResponsible({}, { '/wps/responsible/limit': overview({ limits: [limit('time', 'day', { amount: 90 })] }), '/wps/responsible/check': overview({ checkMinutes: 30 }) });
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
  await showResponsible({}, { '/wps/responsible/pause': overview({ away: { kind: 'pause', endsAt: end } }) });
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
  await showResponsible({ away: { kind: 'exclusion', endsAt } });
  expect(text()).toContain('Autoexclusão ativa');
  expect(text()).toContain(words);
  expect(screen.queryAllByRole('button', { name: '24 horas' })).toEqual([]);
  expect(screen.queryAllByRole('button', { name: 'Pedir autoexclusão' })).toHaveLength(offers);
  expect(currentBreak.value).toMatchObject({ kind: 'exclusion' });
});

test('what cannot be loaded says so with help lines, and is asked for again', async () => {
  await showResponsible({}, { '/wps/responsible': new Refused('system.error') });
  expect(text()).toContain('Não deu para carregar seus limites');
  expect(text()).toContain('CVV: ligue 188');
  platform.answers['/wps/responsible'] = overview();
  await press(/Tentar/);
  expect(text()).toContain('R$ 123,00 de R$ 500,00');
});

test('buttons open the sheet of their limit, and that of the exclusion', async () => {
  await showResponsible();
  await press('Mudar: Depósitos por dia');
  expect(overlays.value.at(-1)!.props).toMatchObject({ limit: { kind: 'deposit', period: 'day', amount: 50_000 } });
  const open = overlays.value.length;
  await press('Pedir autoexclusão');
  expect(overlays.value.length).toBe(open + 1);
});

test('a visitor reads what there is, and is sent to login', async () => {
  endSession();
  await showResponsible();
  expect(text()).toContain('Você no controle');
  expect(platform.of('/wps/responsible')).toEqual([]);
  expect(Array.from(document.querySelectorAll('.responsible-tools li'), (tool) => tool.textContent)).toEqual([
    'Limites de depósitos, de perdas e de tempo', 'Lembretes do tempo que passou', 'Pausas de 24 horas, 7 ou 30 dias', 'Autoexclusão por 6 meses, 1 ano ou para sempre',
  ]);
  expect(screen.getByRole('link', { name: 'Entrar e definir' }).getAttribute('href')).toBe('/m/login');
});

test('texts of results, limits and clocks', () => {
  const plain = (words: string) => words.replace(/\s/g, ' ');
  expect([0, 1, -1, 123_456].map(resultText).map(plain)).toEqual(['R$ 0,00', '+R$ 0,01', '−R$ 0,01', '+R$ 1.234,56']);
  expect([limitText({ kind: 'loss' }, undefined), limitText({ kind: 'loss' }, 0), limitText({ kind: 'time' }, 61)].map(plain)).toEqual(['Sem limite', 'R$ 0,00', '1 h 1 min']);
  expect([-1, 0, 999, 1_000, 59_999, 60_000, 3_599_999, 3_600_000, 36_061_000].map(clockText)).toEqual(['0:00:00', '0:00:00', '0:00:00', '0:00:01', '0:00:59', '0:01:00', '0:59:59', '1:00:00', '10:01:01']);
  expect(within(document.body).queryAllByRole('alert')).toEqual([]);
});

test('a trial account is told that it is not theirs, and finds the help lines; nothing is asked for', async () => {
  endSession();
  openSession({ ...opened, customerType: 4 });
  await showResponsible();
  expect([platform.of('/wps/responsible'), platform.of('/wps/responsible/visit')]).toEqual([[], []]);
  expect(text()).toContain('CVV: ligue 188');
  expect([text().includes('Você no controle'), document.querySelector('.page-column')!.className]).toEqual([false, 'page-column']);
});

test('the results lead on only where the merchant has their page, and are dashes before the first answer', async () => {
  await showResponsible({ weekResult: 0 }, { '/wps/system/settings': { ...settingsValue(false), whitelabel: { PERSREP: false, RESPONSIBLE: true } }, '/wps/responsible/visit': new Refused('system.error') });
  expect(screen.queryByRole('link', { name: /Resultado de 7 dias/ })).toBeNull();
  expect(screen.getByRole('timer').textContent).toBe('—');
  expect(Array.from(document.querySelectorAll('.responsible-figure'), (figure) => [figure.textContent!.replace(/\s/g, ' '), figure.classList.contains('won')])).toEqual([['—', false], ['—', false], ['R$ 0,00', false]]);
});

test('the screen says each figure with its name', async () => {
  await showResponsible();
  expect(missing(['Tempo da visita1:02:05', 'Resultado da visita+R$ 25,00', 'Resultado de 7 dias−R$ 1.234,50Ver', 'Por diaR$ 500,00Mudar', 'R$ 123,00 de R$ 500,00', 'Por semanaSem limiteR$ 7,00 na semanaDefinir', 'A partir de 21/11, 14:00: 2 h', '30 minutos60 minutos', '24 horas7 dias30 dias', 'CVV: ligue 188'])).toEqual([[], '18 18 18']);
});

test.each([[true, '24 18 18 18'], [false, '24 18 18']])('on a pause it stands first, until when; the record of results leads on where it is offered: %s', async (offered, drawn) => {
  await showResponsible({ away: { kind: 'pause', endsAt: end } }, { '/wps/system/settings': { ...settingsValue(false), whitelabel: { PERSREP: offered, RESPONSIBLE: true } } });
  expect(missing(['Jogo responsávelVocê está em pausaAté 21/11, 14:00 você não joga', 'Resultado de 7 dias−R$ 1.234,50'])).toEqual([[], drawn]);
});

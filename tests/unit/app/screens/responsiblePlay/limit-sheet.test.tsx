import { act, render, screen } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import type { PlayLimit } from '../../../../../src/contract/endpoints/responsible.ts';
import LimitSheet from '../../../../../src/app/screens/responsiblePlay/limit-sheet.tsx';
import { questions, toasts } from '../../../../../src/app/ui/messages/messages.ts';
import { faultOf, fill, settle } from '../../../../support/accounts-platform.ts';
import { Refused } from '../../../../support/home-platform.ts';
import { answer, end, limit, missing, overview, platform, press, startResponsible, submit, text, told } from '../../../../support/responsible-page.tsx';

startResponsible();

async function showSheet(of: PlayLimit, given: unknown) {
  answer({ '/wps/responsible/limit': given });
  const onClose = vi.fn<() => void>();
  render(<LimitSheet limit={of} onClose={onClose} />);
  await settle();
  return onClose;
}

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

test.each([
  ['loss', '50', '49,99', 'Você já perdeu R$ 50,00: com este limite, as apostas param agora e voltam em 21/11, 14:00.'],
  ['deposit', '50', '49,99', 'Você já depositou R$ 50,00: com este limite, os depósitos param agora e voltam em 21/11, 14:00.'], ['time', '50', '49', 'Você já jogou 50 min'],
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

test.each([
  [limit('deposit', 'day', { amount: 50_000 }), 'decimal', ['Depósitos por dia', 'Agora: R$ 500,00', 'vale depois de 24 horas', 'Valor em reais', 'Tirar o limite']],
  [limit('loss', 'month'), 'decimal', ['Perdas por mês', 'Agora: Sem limite', 'vale depois de 30 dias', 'Valor em reais']],
  [limit('time', 'day', { amount: 90 }), 'numeric', ['Tempo de jogo por dia', 'Agora: 1 h 30 min', 'vale depois de 24 horas', 'Minutos por dia', 'Tirar o limite']],
] as const)('the sheet of a limit names it, what holds now and what it waits for, and asks for its kind of number: %#', async (of, keys, words) => {
  await showSheet(of, overview());
  expect(document.querySelector('#field-amount')!.getAttribute('inputmode')).toBe(keys);
  expect(missing(words)).toEqual([[], '24']);
});

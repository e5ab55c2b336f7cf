import { cleanup, render, screen } from '@testing-library/preact';
import { expect, test, vi } from 'vitest';
import type { Withdrawal } from '../../../../../src/contract/endpoints/cashier.ts';
import { paths } from '../../../../../src/app/paths.ts';
import { Timeline } from '../../../../../src/app/screens/withdraw/timeline.tsx';
import { stageKey } from '../../../../../src/app/features/withdrawal/stages.tsx';
import { isOver, refresh, showTimelines, timelines, trackedWithdrawals } from '../../../../../src/app/screens/withdraw/withdraw.ts';
import { Icon, check, close } from '../../../../../src/app/ui/icon/icon.tsx';
import { fill } from '../../../../support/accounts-platform.ts';
import { now, platform, showWithdraw, startWithdrawals, withdrawal } from '../../../../support/withdraw-page.tsx';
import { pass, press, submit, text } from '../../../../support/person.ts';

startWithdrawals();

test('what is under way is followed to its end; only a return brings money back', async () => {
  await showWithdraw({ open: [withdrawal('8', 'requested'), withdrawal('7', 'sent')] });
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
  expect(states.map((status) => isOver(withdrawal('1', status)))).toEqual([false, false, false, true, true, false]);
  expect(states.map((status) => stageKey({ status, returnedBy: 'bank' }))).toEqual(states.map((status) => `stage.${status}`));
  expect(states.map((status) => stageKey({ status, returnedBy: 'operator' }))).toEqual(states.map((status) => `stage.${status === 'returned' ? 'refused' : status}`));
});

const reached = (...stages: Withdrawal['stages'][number]['stage'][]) => stages.map((stage, at) => ({ stage, at: now + at * 60_000 }));
const markOf = (shape: string) => { const { container } = render(<Icon shape={shape} size={14} />); return container.querySelector('svg')!.innerHTML; };
const stepsShown = () => Array.from(document.querySelectorAll('.withdraw-stage'), (step) =>
  [step.textContent, step.className.replace(/quiet row withdraw-stage ?/, '').replace('withdraw-stage-', ''), step.getAttribute('aria-current') ?? '', step.querySelector('svg')?.innerHTML ?? ''].join(' | ').replace(marks.check, 'mark').replace(marks.close, 'cross'));
let marks: { check: string; close: string };

test('a timeline shows the stages that were reached with their times, and those to come; one that ended has its record', async () => {
  await showWithdraw();
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
  await showWithdraw();
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
  await showWithdraw({ open: [withdrawal('8', 'requested'), withdrawal('7', 'sent')] });
  const before = platform.of('/wps/withdraw').length;
  await refresh(withdrawal('7', 'sent'));
  expect(platform.of('/wps/withdraw').slice(before).map(({ search }) => search.get('id'))).toEqual(['7']);
});

test('a withdrawal that is accepted twice, by a repetition, is one under way, and the newest first', async () => {
  await showWithdraw({ open: [withdrawal('8', 'requested'), withdrawal('7', 'sent')] });
  fill({ amount: '600', password: 'leve2026' });
  await submit();
  expect(trackedWithdrawals.value.map(({ id }) => id)).toEqual(['8', '7']);
  platform.answers['/wps/withdraw'] = withdrawal('9', 'requested');
  fill({ amount: '600', password: 'leve2026' });
  await submit();
  expect(trackedWithdrawals.value.map(({ id }) => id)).toEqual(expect.arrayContaining(['9']));
  expect(trackedWithdrawals.value[0]!.id).toBe('9');
});

test('the withdrawals under way are scrolled to and have the focus, which scrolls no further; without them nothing happens', async () => {
  showTimelines();
  await showWithdraw({ open: [withdrawal('8', 'requested')] });
  const section = document.getElementById(timelines)!;
  const [scroll, focus] = [vi.fn<() => void>(), vi.spyOn(section, 'focus')];
  section.scrollIntoView = scroll;
  await press(/^Saque de/);
  expect([scroll.mock.calls.length, focus.mock.calls]).toEqual([1, [[{ preventScroll: true }]]]);
});

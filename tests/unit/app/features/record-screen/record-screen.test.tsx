import { act, cleanup, fireEvent, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { depositRecord } from '../../../../../src/contract/endpoints/records.ts';
import { RecordScreen } from '../../../../../src/app/features/record-screen/record-screen.tsx';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { loadNamespaces, startLanguage } from '../../../../../src/app/i18n/index.ts';
import { correctClock } from '../../../../../src/app/runtime/clock.ts';
import { useLocation } from '../../../../../src/app/runtime/router/index.ts';
import { connectRouter } from '../../../../../src/app/runtime/router/navigate.ts';
import { opened, settle, startPlatform, yes } from '../../../../support/accounts-platform.ts';
import { Page } from '../../../../support/page.tsx';

const path = '/m/vouReport';
const queries: Record<string, string>[] = [];

function Record() {
  connectRouter(useLocation().route);
  return (
    <RecordScreen
      name="depositRecord"
      endpoint={depositRecord}
      of="deposits"
      types={['paid']}
      sums={() => []}
      line={({ id, amount }) => ({ at: 0, title: id, note: '', amount: String(amount), facts: () => [], reference: id })}
    />
  );
}

/** Opens the record at an address, as a reload does. */
async function open(address: string) {
  history.replaceState(null, '', address);
  const screen = render(<Page of={Record} />);
  await settle();
  return {
    ...screen,
    press: async (name: string) => {
      act(() => screen.getByRole('tab', { name }).click());
      await settle();
    },
    selected: () => screen.getAllByRole('tab', { selected: true }).map(({ textContent }) => textContent),
  };
}

beforeEach(async () => {
  queries.length = 0;
  await startLanguage('pt', ['shell']);
  await loadNamespaces(['states', 'depositRecord']);
  await startPlatform([], {});
  vi.stubGlobal('fetch', async (address: string) => {
    const url = new URL(address, 'http://leve.test');
    if (url.pathname === depositRecord.path) queries.push(Object.fromEntries(url.searchParams));
    return new Response(JSON.stringify(yes(url.pathname === depositRecord.path ? { items: [], totalPages: 1 } : { count: 3, paidIn: 0, paidOut: 0 })));
  });
  openSession(opened);
});

afterEach(() => {
  cleanup();
  endSession();
  correctClock(Date.now());
  vi.unstubAllGlobals();
});

test('a reload keeps the selected days and type', async () => {
  const { press, unmount } = await open(path);
  await press('90 dias');
  await press('Pagos');
  const before = queries.at(-1);
  unmount();
  const { selected } = await open(location.pathname + location.search);
  expect(selected()).toEqual(['90 dias', 'Pagos']);
  expect(queries.at(-1)).toEqual(before);
  expect(before).toMatchObject({ type: 'paid' });
});

test('a range without one of its dates shows an error and lists nothing, after a reload too', async () => {
  const { press, getByLabelText, getByRole, queryByText, unmount } = await open(path);
  await press('Outro');
  expect(queryByText('3')).not.toBe(null);
  act(() => void fireEvent.change(getByLabelText('De'), { target: { value: '' } }));
  await settle();
  expect(getByRole('alert').textContent).not.toBe('');
  await vi.waitFor(() => expect(queryByText('3')).toBe(null));
  const calls = queries.length;
  unmount();
  const again = await open(location.pathname + location.search);
  expect([again.selected(), again.getByRole('alert').textContent === '', again.queryByText('3')]).toEqual([['Outro', 'Tudo'], false, null]);
  expect(queries).toHaveLength(calls);
});

test('a date that changes a hundred times in a row is asked for once, when it rests', async () => {
  const { press, getByLabelText } = await open(path);
  await press('Outro');
  const before = queries.length;
  const writes = vi.spyOn(history, 'replaceState');
  for (let day = 0; day < 110; day++) act(() => void fireEvent.change(getByLabelText('De'), { target: { value: `2026-10-${String((day % 28) + 1).padStart(2, '0')}` } }));
  await vi.waitFor(() => expect(queries.length).toBeGreaterThan(before));
  await settle();
  expect(queries.slice(before)).toEqual([expect.objectContaining({ from: '2026-10-26' })]);
  expect(writes.mock.calls.length).toBeLessThan(4);
});

test('filters that change without a pause build on one another', async () => {
  const { press, selected } = await open(path);
  const before = queries.length;
  for (const name of ['Hoje', '30 dias', 'Pagos', '90 dias', 'Tudo', 'Pagos', '30 dias', '90 dias']) void press(name);
  await vi.waitFor(() => expect(selected()).toEqual(['90 dias', 'Pagos']));
  await settle();
  expect(queries.length - before).toBeLessThanOrEqual(4);
  expect(queries.at(-1)).toMatchObject({ type: 'paid' });
});

test('an address with unknown days shows the default range', async () => {
  const { selected } = await open(`${path}?days=12`);
  expect(selected()).toEqual(['7 dias', 'Tudo']);
});

test('a phone whose clock is years off asks for the days of the platform once it knows them', async () => {
  await open(path);
  const before = queries.length;
  correctClock(Date.parse('2031-05-12T09:00-03:00'));
  await settle();
  expect(queries.slice(before)).toEqual([{ from: '2031-05-06', to: '2031-05-12', pageNo: '1' }]);
  // A clock that is a little off asks for nothing more.
  correctClock(Date.parse('2031-05-12T09:00-03:00') + 400);
  await settle();
  expect(queries).toHaveLength(before + 1);
});

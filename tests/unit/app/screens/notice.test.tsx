import { act, cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import Notices from '../../../../src/app/screens/notice/index.tsx';
import { foundIn } from '../../../../src/app/screens/moreLottery/index.tsx';
import { noticeList } from '../../../../src/app/features/announcements/notices.ts';
import { stubPlatform } from '../../../support/home-platform.ts';
import { Page } from '../../../support/page.tsx';

const notice = (id: number, more: object = {}) => ({ id: String(id), title: `Aviso ${id}`, content: `<p>Texto ${id}</p>`, publishedAt: Date.UTC(2026, 10, 20, 12), ...more });

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 21) });
  localStorage.clear();
  noticeList.clear();
  await startLanguage('pt', ['shell', 'common', 'notice', 'states']);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const arrive = () =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(50);
    await vi.dynamicImportSettled();
  });

async function show(value: unknown): Promise<void> {
  stubPlatform({ '/wps/content/notices': value });
  render(<Page of={Notices} />);
  await arrive();
}

test('an announcement expands and collapses; its title is shown as plain text', async () => {
  await show([notice(1, { title: '<b>Aviso</b>' })]);
  const button = screen.getByRole('button', { name: /Aviso/ });
  // Its preview takes a browser's parser: tests/e2e/rich-text.spec.ts.
  expect(button.textContent).toMatch(/^<b>Aviso<\/b>20\/11/);
  fireEvent.click(button);
  await arrive();
  await arrive();
  const content = document.querySelector('.disclosure-content')!;
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(content.querySelector('.rich-text')!.textContent).toBe('Texto 1');
  fireEvent.click(button);
  await arrive();
  expect(content.hasAttribute('hidden')).toBe(true);
});

test('a list of thousands renders 90 rows at most', async () => {
  await show(Array.from({ length: 5_000 }, (_, index) => notice(index)));
  const count = document.querySelectorAll('.disclosures > li').length;
  expect(count).toBeGreaterThanOrEqual(30);
  expect(count).toBeLessThanOrEqual(90);
});

test('an empty list shows its own text', async () => {
  await show([]);
  expect(screen.getByText('Nenhum aviso por enquanto')).toBeTruthy();
});

test('a search without accents finds lotteries by name or group, but none that is switched off', () => {
  const game = (gameId: string, remark: string, tradPlaySwitch = true) => ({ gameId, code: gameId, remark, mobileIconUrl: '', entPlaySwitch: false, tradPlaySwitch });
  const groups = [
    { gameGroupId: 'a', displayName: 'Rápidas', games: [game('1', 'Hà Nội 1 min'), game('2', 'Đà Nẵng 2 min'), game('3', 'Đà Lạt', false)] },
    { gameGroupId: 'b', displayName: 'Norte', games: [game('4', 'Miền Bắc')] },
  ];
  const found = (search: string) => foundIn(groups, search).flatMap(({ games }) => games.map(({ gameId }) => gameId));
  expect(found('')).toEqual(['1', '2', '4']);
  expect(found('da nang')).toEqual(['2']);
  expect(found(' HA NOI ')).toEqual(['1']);
  expect(found('rapidas')).toEqual(['1', '2']);
  expect(found('xyz')).toEqual([]);
});

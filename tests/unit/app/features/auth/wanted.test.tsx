import { cleanup, render } from '@testing-library/preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { AuthHeading, useRedirectWhenLoggedIn } from '../../../../../src/app/features/auth/auth-layout/auth-layout.tsx';
import { openSession } from '../../../../../src/app/features/session/log-in-out.ts';
import { endSession } from '../../../../../src/app/features/session/session.ts';
import { launch, openLottery } from '../../../../../src/app/features/play/launch.ts';
import { connectRouter, rememberReturn, takeReturn } from '../../../../../src/app/runtime/router/navigate.ts';
import { opened, settle, startPlatform } from '../../../../support/accounts-platform.ts';

const game = { nodeId: '7', gameId: 'a', vassalage: 'LEVE', gameType: 'RNG', gameName: 'Tigre da Mata', iconUrl: '/games/7.svg' };

function Way({ name }: { name: string }) {
  useRedirectWhenLoggedIn();
  return <AuthHeading name={name} heading="Que bom ver você" purpose="Entre para jogar." />;
}

async function headingOf(name: string): Promise<string> {
  const { getByRole } = render(<Way name={name} />);
  await vi.waitFor(() => expect(getByRole('heading').textContent).not.toBe('Que bom ver você'), { timeout: 3_000 });
  return getByRole('heading').textContent!;
}

beforeEach(async () => {
  sessionStorage.clear();
  await startLanguage('pt', ['shell']);
  connectRouter(() => {});
  await startPlatform([], {});
});

afterEach(() => {
  cleanup();
  endSession();
  vi.unstubAllGlobals();
});

// First: the code that names things comes once.
test('where what was wanted has no name, the heading that came with the page stays', async () => {
  rememberReturn('/m/play?vendor=LEVE&game=99&category=RNG&gameId=a');
  const { getByRole } = render(<Way name="login" />);
  const heading = getByRole('heading');
  await import('../../../../../src/app/features/auth/auth-layout/prepare-way-in.ts');
  await settle();
  expect(getByRole('heading')).toBe(heading);
});

test.each([
  ['login', 'Entre para jogar Tigre da Mata'],
  ['register', 'Crie sua conta para jogar Tigre da Mata'],
  ['trial', 'Jogue Tigre da Mata sem gastar nada'],
])('%s names the game that a visitor tapped, with its picture', async (name, words) => {
  await launch(game);
  expect(await headingOf(name)).toBe(words);
  expect(document.querySelector('img')!.getAttribute('src')).toContain('games/7.svg');
});

test('a lottery is named too, and a page by its title; a game that was wanted before it is not', async () => {
  openLottery('Lott', 'HN1', 'home', { name: 'Hà Nội 1', art: '/lotteries/hn1.svg' });
  expect(await headingOf('login')).toBe('Entre para jogar Hà Nội 1');
  cleanup();
  rememberReturn('/m/webEmail');
  expect(await headingOf('login')).toBe('Entre para continuar');
  expect(document.body.textContent).toContain('Em seguida abre: Mensagens.');
});

test('without a wish a way in keeps its own words', async () => {
  const { getByRole } = render(<Way name="login" />);
  await settle();
  expect(getByRole('heading').textContent).toBe('Que bom ver você');
});

test('a trial begins in the game that was wanted, and at home where anything else was (L04)', async () => {
  await launch(game);
  openSession({ ...opened, customerType: 4 });
  expect(takeReturn()).toMatch(/^\/m\/play\?.*game=7/);
  rememberReturn('/m/webEmail');
  openSession({ ...opened, customerType: 4 });
  expect(takeReturn()).toBe('/m/home');
});

import type { Page } from 'playwright/test';
import { games } from '../../src/sandbox/catalogue/games.ts';
import { machineOf, type MachineName } from '../../src/sandbox/games/machine-of.ts';
import { openSession } from '../browser/session.ts';
import type { Platform } from './platform.ts';
import { returnToTab } from './steps.ts';

/** The first game of a machine; the catalogue follows from `SEED=1`. */
export const gameOf = (machine: MachineName) => games(1).find((game) => machineOf(game) === machine && !['SPORTS', 'LOTT', 'ELOTT'].includes(game.category))!;

type Merchant = 'leve' | 'brisa';

/** Calls the platform as a member's phone does. */
export async function callAs(address: string, token: string, method: string, path: string, body: object, merchant: Merchant = 'leve'): Promise<unknown> {
  const answer = await fetch(address + path, { method, headers: { Merchant: merchant, Language: 'pt', Authorization: token }, body: JSON.stringify(body) });
  return ((await answer.json()) as { value: unknown }).value;
}

/** Opens the first game of a machine as tipo40, a member without earlier rounds; gives the member's token. */
export async function open(page: Page, address: string, machine: MachineName, language = 'pt', merchant: Merchant = 'leve'): Promise<string> {
  const { nodeId, vendor, category } = gameOf(machine);
  const { token } = JSON.parse(await openSession(address, 'tipo40', merchant)) as { token: string };
  const launched = await callAs(address, token, 'POST', '/wps/game/launch/v3', { nodeId, vendor, category, gameId: '', language, backUrl: '/m/home' }, merchant);
  await page.goto((launched as { gameUrl: string }).gameUrl);
  return token;
}

/** Opens what a launch call of marina, a member of brisa, answers. */
export async function openAtBrisa(page: Page, address: string, path: string, body: object): Promise<void> {
  const { token } = JSON.parse(await openSession(address, 'marina', 'brisa')) as { token: string };
  const launched = await callAs(address, token, 'POST', path, { language: 'pt', backUrl: '/m/home', ...body }, 'brisa');
  await page.goto((launched as { gameUrl: string }).gameUrl);
}

/** The desk of a lottery, for marina of brisa. */
export const openDesk = (page: Page, address: string, lottoGameCode: string, language = 'pt'): Promise<void> =>
  openAtBrisa(page, address, '/wps/lottery/launch', { lottoArea: 'VN', launchMode: 'LOTT', lottoPrizeMode: 'Lott', lottoGameCode, lottoView: 'betting', device: 'MOBILE', language });

/** The page of matches, for marina of brisa. */
export function openMatches(page: Page, address: string): Promise<void> {
  const { nodeId, vendor, category } = games(1).find((game) => game.category === 'SPORTS')!;
  return openAtBrisa(page, address, '/wps/game/launch/v3', { nodeId, vendor, category, gameId: '' });
}

export const message = (page: Page) => page.locator('#message');
export const toast = (page: Page) => page.locator('#toast');
export const rounds = (page: Page) => page.locator('#history .history-row');

/** Advances the platform's clock to `at` ms after the start of the next period of `length` ms. */
export const advanceIntoRound = async (platform: Platform, length: number, at: number) => platform.addTime(length + at - ((await platform.now()) % length));

/** Advances the platform's clock, and refreshes the page. */
export async function advance(page: Page, platform: Platform, duration: number): Promise<void> {
  await platform.addTime(duration);
  await returnToTab(page);
}

import type { Page } from 'playwright';
import type { LotteryGroup } from '../src/contract/endpoints/lottery.ts';

type Menu = Record<string, LotteryGroup>;

/** Replaces the menu by `count` lotteries, copies of the platform's, with no draw within the hour. */
export async function manyLotteries(page: Page, count: number): Promise<void> {
  const from = Date.now();
  let first: Menu | undefined;
  await page.route('**/wps/lottery/menu?*', async (route) => {
    const value = (first ??= ((await (await route.fetch()).json()) as { value: Menu }).value);
    const [code, group] = Object.entries(value)[0]!;
    const known = Object.values(value).flatMap(({ gameMenus }) => gameMenus);
    const gameMenus = Array.from({ length: count }, (_, at) => ({
      ...known[at % known.length]!,
      gameId: `${at}`,
      numero: `20261120-${at}`,
      remainTime: 3_600_000 + at * 1_000 - (Date.now() - from),
    }));
    await route.fulfill({ json: { success: true, value: { [code]: { ...group, gameMenus } } } });
  });
}

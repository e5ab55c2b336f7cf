import type { Page } from 'playwright';

const listPaths = /\/wps\/(?:game\/hot|content\/(?:popular|notices)|.*getRankList)/;

/** Extends home's lists of games, notices, announcements and winners to `count` entries each, copies of the platform's. */
export async function lengthenLists(page: Page, count: number): Promise<void> {
  await page.route(listPaths, async (route) => {
    const answer = (await (await route.fetch()).json()) as { value: object[] };
    const value = Array.from({ length: count }, (_, at) => ({ ...answer.value[at % answer.value.length], nodeId: String(at), id: String(at) }));
    await route.fulfill({ json: { ...answer, value } });
  });
}

/** The number of the page's elements. */
export const countElements = (page: Page): Promise<number> => page.evaluate(() => document.getElementsByTagName('*').length);

import { expect, type Page } from 'playwright/test';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { answerKey, pageDataId, type PageData } from '../../src/contract/page.ts';

/** A page as the edge serves it. */
const servedAt = async (page: Page, path: string): Promise<string> => (await page.request.get(path)).text();

/** What a page's HTML was drawn from. */
export const dataOf = (html: string): PageData => JSON.parse(new RegExp(`id="${pageDataId}">(.*?)</script>`, 's').exec(html)![1]!) as PageData;

/** What the platform answered the edge for the page at `path`; undefined where it carries no such answer. */
export async function servedAnswer<V>(page: Page, path: string, endpoint: Endpoint<object, V>): Promise<V | undefined> {
  return dataOf(await servedAt(page, path)).answers[answerKey(endpoint.path, {})] as V | undefined;
}

/** The 5 s within which a page shows a merchant's change, and what a busy machine adds. */
export const soon = { timeout: 9_000 };

/** Waits until the page at `path` is served with `text`. */
export const untilServed = (page: Page, path: string, text: string): Promise<void> => expect.poll(() => servedAt(page, path), { ...soon, message: `${path} with ${text}` }).toContain(text);

/** Waits until the page at `path` is served without `text`, as what says that a switch is on. */
export const untilNotServed = (page: Page, path: string, text: string): Promise<void> => expect.poll(() => servedAt(page, path), { ...soon, message: `${path} without ${text}` }).not.toContain(text);

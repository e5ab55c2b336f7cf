import { expect, type FrameLocator, type Locator, type Page, type Route } from 'playwright/test';
import { changeAnswer, keepSession } from './steps.ts';

/** What all tests of vendors' games use. Chromium asks for a way from a vendor to the merchant here alone, where the merchant is this machine and the vendor none. */
export const framing = { merchants: 'tests/fixtures/framing', permissions: ['local-network-access'] };

/** Hosts of the merchant file `tests/fixtures/framing`: one that may be silent, and one whose pages have to speak. */
export const vendor = 'https://games.vendor.example';
export const speaking = 'https://speaks.vendor.example';

/** The bar of the app over a game, and the vendor's page below it. */
export const bar = (page: Page): Locator => page.getByRole('group', { name: 'Sobre o jogo' });
export const theirs = (page: Page): FrameLocator => page.frameLocator('.play-frame');

/** A vendor's answer: a page with this body. */
export const html = (body: string, headers: Record<string, string> = {}) => (route: Route): Promise<void> =>
  route.fulfill({ contentType: 'text/html; charset=utf-8', headers, body: `<!doctype html><title>Jogo</title>${body}` });

/** A page that speaks the protocol and shows what it hears, with a round of its own that goes on by the second. */
export const game = (more = ''): string => `<p id="heard">nada</p><p id="round">0</p><button onclick="say('roundBegun')">Apostar</button><button onclick="say('roundEnded')">Parar</button>${more}
<script>
  const say = (leve, more) => parent.postMessage({ leve, ...more }, '*');
  addEventListener('message', ({ source, data }) => source === parent && data && (heard.textContent = data.leve));
  setInterval(() => round.textContent++, 250);
  say('ready');
</script>`;

/** Has every launch lead to a page of `host`, which it answers with `answer`; gives the addresses that were asked for. */
export async function playAt(page: Page, host: string, answer: (route: Route) => unknown): Promise<string[]> {
  const asked: string[] = [];
  await page.context().route(`${host}/**`, (route) => {
    asked.push(route.request().url());
    return answer(route);
  });
  let launches = 0;
  await changeAnswer<{ gameUrl: string }>(page, /\/wps\/game\/launch\/v3/, () => ({ gameUrl: `${host}/launch/${++launches}` }));
  await keepSession(page);
  return asked;
}

/** Opens that game from home; what `playAt` opened lies before it: a step too many would show. */
export async function openFromHome(page: Page): Promise<void> {
  await page.goto('/m/home');
  await page.locator('.game-card-open').first().tap();
  await expect(page.locator('.play-frame')).toBeVisible();
}

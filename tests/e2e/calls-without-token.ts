import { withoutApp } from './steps.ts';
import type { Page } from 'playwright/test';
import { headers } from '../../src/contract/headers.ts';
import { callAt } from '../../src/contract/calls.ts';
import type { ScreenName } from '../../src/app/routes.ts';
import { pathOf } from './screens.ts';

const idle = (page: Page): Promise<void> => page.waitForLoadState('networkidle');

/** Opens screens by their address, reloads them and comes back to them; gives the calls on the way that depend on the member and did not say who it is. */
export async function callsWithoutToken(page: Page, screens: readonly ScreenName[]): Promise<{ seen: number; without: string[] }> {
  const without = new Set<string>();
  let seen = 0;
  let doing = '';
  page.on('request', (request) => {
    const endpoint = callAt(request.method(), new URL(request.url()).pathname)?.endpoint;
    if (endpoint?.access !== 'member' && !endpoint?.personal) return;
    seen++;
    if (!request.headers()[headers.token.toLowerCase()]) without.add(`${doing}: ${endpoint.path}`);
  });
  for (const name of screens) {
    doing = `${name} opened`;
    await page.goto(pathOf(name));
    await idle(page);
    doing = `${name} reloaded`;
    await page.reload();
    await idle(page);
    await page.goto(withoutApp);
    doing = `${name} come back to`;
    await page.goBack();
    await idle(page);
  }
  return { seen, without: Array.from(without) };
}

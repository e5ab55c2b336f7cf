import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Response } from 'playwright';
import { build, type Plugin } from 'vite';
import { adultAt } from '../browser/adult.ts';
import { startEdge } from '../browser/edge.ts';
import { freePort } from '../browser/free-port.ts';
import { startNginx } from '../browser/nginx.ts';
import { differs, type Rows } from '../support/rows.ts';

const olderTitle = 'Avisos de antes';
const title = 'Avisos';

/** Changes a string of the notices screen, and so the hashes of all files that depend on it. */
const older: Plugin = {
  name: 'older',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('/i18n/pt/notice.json') ? code.replace(`"${title}"`, `"${olderTitle}"`) : undefined),
};

/** A file as the difference to the one that the phone has. */
const isDifference = (response: Response): boolean => response.headers()['content-encoding'] === 'dcz';

const portOf = (address: string): number => Number(new URL(address).port);

/** Switches nginx to a newer build; a phone with an older page then opens a screen that it has not loaded. */
export async function tryRollout(table: Rows, browser: Browser): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'leve-older-'));
  await build({ logLevel: 'error', plugins: [older], build: { outDir: folder, emptyOutDir: true } });
  const box = await startEdge({ DATA: ':memory:' });
  const behind = { GATEWAY_URL: box.address, TRUST_PROXY: 'loopback' };
  const before = await startEdge({ ...behind, DIST: folder });
  const after = await startEdge({ ...behind, DIST: 'dist', OLD_DIST: folder });
  const nginx = await startNginx(folder, [portOf(before.address)]);
  const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'pt-BR', serviceWorkers: 'block', storageState: adultAt(nginx.address) });
  const page = await context.newPage();
  const files: string[] = [];
  let switched = false;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (switched && pathname.startsWith('/assets/')) files.push(`${response.status()} ${pathname}`);
  });
  try {
    await table.check('a phone with an older page opens a lazy screen after the rollout', async () => {
      await page.goto(`${nginx.address}/m/login`);
      await page.getByRole('textbox', { name: 'Usuário' }).waitFor();
      await page.waitForLoadState('networkidle');
      await nginx.switchTo('dist', [portOf(after.address)]);
      await before.stop();
      switched = true;
      await page.evaluate(() => {
        history.pushState(null, '', '/m/notice');
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      });
      await page.getByRole('heading', { name: olderTitle, level: 1 }).waitFor();
      const wrong = files.filter((file) => !file.startsWith('200 '));
      return files.some((file) => file.includes('notice')) ? differs(wrong, []) : 'the screen was there before the rollout';
    }, () => `${files.length} older files`);
    const differences: number[] = [];
    page.on('response', (response) => {
      if (isDifference(response)) differences.push(Number(response.headers()['content-length']));
    });
    await table.check('its next page is of the newer build, and its files come as differences', async () => {
      const first = page.waitForResponse(isDifference).then(() => undefined, () => 'every file came whole');
      await page.goto(`${nginx.address}/m/notice`);
      await page.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
      await page.waitForLoadState('networkidle');
      return first;
    }, () => `${differences.length} files, ${differences.reduce((sum, bytes) => sum + bytes, 0)} bytes`);
    const METRICS_PORT = String(await freePort());
    const both = await startEdge({ ...behind, DIST: 'dist', CANARY_DIST: folder, CANARY_SHARE: '0', METRICS_PORT });
    try {
      await table.check('one edge gives the canary to whoever has its cookie, with the same gateway, and counts by build', async () => {
        const wrong: string[] = [];
        const builds: (string | undefined)[] = [];
        for (const chosen of ['canary', 'stable']) {
          const own = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'pt-BR', serviceWorkers: 'block', storageState: adultAt(both.address) });
          await own.addCookies([{ name: 'build', value: chosen, url: both.address }]);
          const tab = await own.newPage();
          tab.on('response', (response) => void (response.status() >= 400 && wrong.push(`${chosen} ${response.status()} ${response.url()}`)));
          builds.push((await tab.goto(`${both.address}/m/notice`))?.headers()['leve-build']);
          await tab.getByRole('heading', { name: title, level: 1, exact: true }).waitFor();
          await tab.goto(`${both.address}/m/home`);
          await tab.locator('.game-card').first().waitFor();
          await own.close();
        }
        const counted = new Set(Array.from((await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text()).matchAll(/route="page notice".*build="([^"]+)"/g), ([, named]) => named));
        return differs([wrong, [...counted].toSorted()], [[], builds.toSorted()]) ?? (builds[0] === builds[1] ? 'both got the same build' : undefined);
      });
    } finally {
      await both.stop();
    }
  } finally {
    await context.close();
    await nginx.stop();
    await Promise.all([after.stop(), before.stop(), box.stop()]);
    rmSync(folder, { recursive: true });
  }
}

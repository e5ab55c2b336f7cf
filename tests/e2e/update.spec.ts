import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { startEdge } from '../browser/edge.ts';
import { workerReady } from '../browser/service-worker.ts';
import { expect, test } from './fixture.ts';
import { closeAnnouncements, screen } from './steps.ts';

test.use({ serviceWorkers: 'allow', tolerated: /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE/ });

const offer = (page: Page) => page.getByText('Há uma versão nova da página.');

/** Checks for a new version, as the page does every hour. */
const checkForUpdate = (page: Page) => page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

test('a new version is offered once no form is open, and loads only in the tab that accepts it', async ({ context }) => {
  test.slow();
  const folder = mkdtempSync(join(tmpdir(), 'leve-'));
  cpSync('dist', folder, { recursive: true });
  let edge = await startEdge({ DATA: ':memory:', DIST: folder });
  const { address } = edge;
  try {
    const page = await context.newPage();
    await page.goto(`${address}/m/login`);
    await workerReady(page);
    await checkForUpdate(page);
    await page.getByRole('textbox', { name: 'Usuário' }).fill('marina');
    const other = await context.newPage();
    await other.goto(`${address}/m/login`);
    await other.getByRole('textbox', { name: 'Usuário' }).fill('agente');

    await edge.stop();
    appendFileSync(join(folder, 'worker.js'), '\n// the next version');
    for (const old of ['br', 'gz']) rmSync(join(folder, `worker.js.${old}`));
    edge = await startEdge({ DATA: ':memory:', DIST: folder, PORT: new URL(address).port });

    await checkForUpdate(page);
    await page.waitForFunction(async () => (await navigator.serviceWorker.ready).waiting !== null);
    // The offer shows once the form has been left.
    await page.getByRole('link', { name: 'Voltar' }).or(page.getByRole('button', { name: 'Voltar' })).first().tap();
    await expect(screen(page, 'home')).toBeVisible();
    await closeAnnouncements(page);
    await expect(offer(page)).toBeVisible();
    await expect(offer(other)).toHaveCount(0);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Atualizar' }).tap();
    await loaded;
    await expect(screen(page, 'home')).toBeVisible();
    await expect(other.getByRole('textbox', { name: 'Usuário' })).toHaveValue('agente');
  } finally {
    await edge.stop();
    rmSync(folder, { recursive: true });
  }
});

import type { Page, Request } from 'playwright/test';
import { routes } from '../../src/app/routes.ts';
import { expect, test } from './fixture.ts';
import { untilNotServed } from './served.ts';
import { appAnswers, follow, screen, signIn } from './steps.ts';

// The platform also refuses the calls that a trial member may not make.
test.use({ tolerated: /^Failed to load resource/ });

const memberPages = routes.filter(({ access }) => access.session);

/** Comes once no request of the page is under way, and the page has shown what came. */
function answersOf(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  page.on('request', (request) => void underWay.add(request));
  const end = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  return async () => {
    const painted = () => page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    // What came may ask for more.
    await expect.poll(async () => (await painted(), await painted(), underWay.size)).toBe(0);
    await painted();
  };
}

test('member pages offer a trial member no retry that can never succeed; responsible play keeps its help', async ({ page }) => {
  test.slow();
  await page.goto('/m/trail');
  await page.getByRole('button', { name: 'Começar o teste' }).tap();
  await expect(page).toHaveURL('/m/home');
  await appAnswers(page);
  const answered = answersOf(page);
  for (const { name, paths } of memberPages) {
    // From within the app: to load it for each page takes half a second of processor.
    await follow(page, paths[0]!);
    const main = screen(page, name);
    await expect(main.getByRole('heading').or(main.getByRole('textbox')).first()).toBeVisible();
    await answered();
    await expect(page.getByRole('button', { name: 'Tentar de novo' }), name).toHaveCount(0);
  }
  await page.goto('/m/responsiblePlay');
  await expect(screen(page, 'responsiblePlay').getByRole('heading', { name: 'Só na sua conta' })).toBeVisible();
  await expect(screen(page, 'responsiblePlay').getByRole('link', { name: /CVV/ })).toBeVisible();
  await page.goto('/m/voucherCenter');
  await expect(screen(page, 'deposit').getByRole('button', { name: 'Entrar com a minha conta' })).toBeVisible();
});

test('a page whose feature is switched off shows as unavailable by its address', async ({ page, platform }) => {
  await signIn(page);
  await platform.change('leve', { switches: { MAILCEN: false, AGETRANSFERUP3: false } });
  for (const [name, path] of [['messages', '/m/webEmail'], ['transferUp', '/m/upLine/transfer']] as const) {
    await untilNotServed(page, path, '"MAILCEN":true');
    await page.goto(path);
    await expect(screen(page, name).getByRole('heading', { name: 'Não disponível' })).toBeVisible();
  }
});

import { axeViolations } from '../browser/axe.ts';
import { expect, test } from './fixture.ts';
import { moneyText, screen, sendLogin, signInAt } from './steps.ts';

// The tests make lists fail: Chromium logs each failed request.
test.use({ tolerated: /^Failed to load resource/ });

test('the account record asks a visitor to log in, filters by type and range, and opens a line, whose sign stands beside its amounts at 320 px', async ({ page, platform }) => {
  await page.goto('/m/transaction/record');
  await expect(page).toHaveURL('/m/login');
  await sendLogin(page, 'marina');
  await expect(page).toHaveURL('/m/transaction/record');
  const main = screen(page, 'accountRecord');
  await expect(main.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const [newest] = await platform.ledger('marina');
  await expect(main.getByRole('listitem').first()).toContainText(`Saldo ${moneyText(newest!.balanceAfter)}`);

  await page.getByRole('tab', { name: '90 dias' }).tap();
  await page.getByRole('tab', { name: 'Saques' }).tap();
  await expect(main.getByRole('listitem').filter({ hasNotText: /saque/i })).toHaveCount(0);
  await main.getByRole('listitem').first().getByRole('button').tap();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByLabel('Código de referência')).toHaveValue(/^withdrawal \d+$/);
  await sheet.getByRole('button', { name: 'Copiar código' }).tap();
  await expect(page.getByText(/Código copiado|agora é só copiar/)).toBeAttached();
  expect(await axeViolations(page)).toEqual([]);
  await sheet.getByRole('button', { name: 'Fechar' }).tap();
  await expect(sheet).toHaveCount(0);
  expect(await axeViolations(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Outro', exact: true }).tap();
  await page.getByLabel('De', { exact: true }).fill('2020-01-01');
  await expect(main.getByRole('alert')).toHaveText('Escolha até 90 dias por vez.');
  await page.getByLabel('Até').fill('2020-01-31');
  await expect(main.getByRole('heading', { name: 'Nada neste período' })).toBeVisible();

  await main.getByRole('button', { name: 'Ver 90 dias' }).tap();
  await expect(page.getByRole('tab', { name: '90 dias' })).toHaveAttribute('aria-selected', 'true');
  const line = main.getByRole('listitem').first();
  await expect(line).toBeVisible();
  await page.setViewportSize({ width: 320, height: 568 });
  const [sums, sign] = await Promise.all(['.record-sums', '.record-chevron'].map((part) => line.locator(part).evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)));
  expect(sign!.left).toBeGreaterThanOrEqual(sums!.right);
  expect(sign!.bottom).toBeLessThanOrEqual(sums!.bottom);
});

test('records of bets, deposits and withdrawals show their outcome; a failed list loads by its retry', async ({ page, platform }) => {
  await platform.injectFault('betRecord', '500');
  await signInAt(page, '/m/gameRecord');
  const failed = screen(page, 'betRecord').getByRole('button', { name: 'Tentar de novo' });
  await expect(failed).toBeVisible();
  await platform.clearFaults();
  await failed.tap();
  await page.getByRole('tab', { name: '90 dias' }).tap();
  await page.getByRole('tab', { name: 'Devolvidas' }).tap();
  const lines = screen(page, 'betRecord').getByRole('listitem');
  // The previous tab's lines stay until the new ones arrive.
  await expect(lines.first()).toContainText('Devolvida');
  await lines.first().getByRole('button').tap();
  await expect(page.getByRole('dialog')).toContainText('Devolvida');

  await page.goto('/m/withdrawReport');
  await screen(page, 'withdrawRecord').getByRole('listitem').first().getByRole('button').tap();
  await expect(page.getByRole('dialog').getByRole('list', { name: 'Etapas do saque' }).getByRole('listitem')).toHaveText([/Pedido recebido/, /Em análise/, /Enviado ao banco/, /Na sua conta/]);

  await page.goto('/m/vouReport');
  await expect(screen(page, 'depositRecord').getByRole('listitem').first()).toContainText('Pix');
  await platform.change('leve', { switches: { DEPRECM3: false } });
  await page.reload();
  await expect(screen(page, 'depositRecord').getByRole('heading', { name: 'Não disponível' })).toBeVisible();
});

test('profit and loss shows the net result as a chart, a table and by vendor, and the month\'s receipt', async ({ page }) => {
  await signInAt(page, '/m/profitandloss');
  const main = screen(page, 'profitAndLoss');
  const outcome = (days: number) => main.getByRole('heading', { name: new RegExp(`^(Você perdeu|Você ganhou|Zero a zero) em ${days} dias$`) });
  await expect(outcome(30)).toBeVisible();
  await expect(main.getByRole('img', { name: 'Resultado por dia e acumulado' })).toBeVisible();
  const signs: Record<string, string> = { perdeu: '−', ganhou: '+', a: '' };
  const result = async (days: number) => signs[(await outcome(days).innerText()).split(' ')[1]!] + (await main.locator('.net-sum').innerText()).replace(/\s/g, ' ');
  const total = async () => (await main.getByRole('table').getByRole('row').last().getByRole('cell').last().innerText()).replace(/\s/g, ' ');
  for (const days of [7, 90, 30]) {
    await page.getByRole('tab', { name: `${days} dias` }).tap();
    await expect(outcome(days)).toBeVisible();
    await expect(main.getByRole('table').getByRole('row')).toHaveCount(days + 1);
    expect(await total()).toBe(await result(days));
  }
  await page.getByRole('button', { name: 'Ver dia a dia' }).tap();
  await expect(page.getByRole('button', { name: 'Esconder dia a dia' })).toHaveAttribute('aria-expanded', 'true');
  await page.getByRole('tab', { name: 'Provedor' }).tap();
  await expect(main.getByRole('tabpanel', { name: 'Provedor' }).getByRole('listitem').first()).toContainText('apostado');
  expect(await axeViolations(page)).toEqual([]);

  const receipt = main.getByRole('region', { name: 'Recibo do mês' });
  await expect(receipt).toContainText(/Apostado−R\$.*Voltou para você\+R\$.*Tempo aqui\d+ (h|min).*Resultado/);
  await expect(receipt.getByRole('progressbar', { name: 'Limite de perda do mês' })).toBeVisible();
  await expect(receipt).toContainText(/R\$.* de R\$\s10\.000,00 do seu limite de perda do mês/);
});

test('a member without bets sees empty records; a trial member sees that they are not available', async ({ page, context, baseURL }) => {
  test.slow();
  await context.addCookies([{ name: 'language', value: 'en', url: baseURL! }]);
  await page.goto('/m/login');
  await page.getByRole('textbox', { name: 'Username' }).fill('tipo40');
  await page.getByLabel('Password', { exact: true }).fill('leve2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  await expect(screen(page, 'home')).toBeAttached();
  await page.goto('/m/gameRecord');
  await expect(screen(page, 'betRecord').getByRole('heading', { name: 'Nothing in this period' })).toBeVisible();
  await page.goto('/m/profitandloss');
  await expect(screen(page, 'profitAndLoss').getByText('No bets in the last 30 days.')).toHaveCount(1);
  await expect(screen(page, 'profitAndLoss').locator('.net-card')).toHaveCount(0);

  await page.evaluate(() => localStorage.removeItem('session'));
  await page.goto('/m/login');
  await page.getByRole('textbox', { name: 'Username' }).fill('tipo4');
  await page.getByLabel('Password', { exact: true }).fill('leve2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).tap();
  await expect(screen(page, 'home')).toBeAttached();
  const requested: string[] = [];
  page.on('request', (request) => /\/wps\/(record|rebate|reward|mission)/.test(request.url()) && requested.push(request.url()));
  for (const path of ['transaction/record', 'profitandloss', 'rewardCenter', 'member/manualRebate', 'leaderBoard']) {
    await page.goto(`/m/${path}`);
    await expect(page.getByText('Not available on a trial account.')).toBeVisible();
  }
  expect(requested).toEqual([]);
});

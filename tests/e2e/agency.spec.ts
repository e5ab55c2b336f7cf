import type { Page } from 'playwright/test';
import { axeViolations } from '../browser/axe.ts';
import { expect, test } from './fixture.ts';
import { keepSession, screen, signInAt } from './steps.ts';

const contracts = ['/m/member/agent/getSalaryContract', '/m/member/agent/getDevidendContract', '/m/member/agent/getHourContract'];
const notForThem = (page: Page, account: string) => page.getByRole('heading', { name: account === 'tipo4' ? 'Só na sua conta' : 'Indisponível nesta conta' });

test('the agency centre opens for agents only, contracts for all who may be prompted, transfers for their customer types only', async ({ page }) => {
  test.slow();
  await page.goto('/m/agent');
  await expect(page).toHaveURL(/\/m\/login/);
  for (const account of ['marina', 'tipo40', 'tipo4']) {
    await test.step(account, async () => {
      await keepSession(page, account);
      // Marina is no agent, but her type is asked about contracts.
      for (const path of account === 'marina' ? ['/m/agent'] : ['/m/agent', ...contracts]) {
        await page.goto(path);
        await expect(notForThem(page, account), path).toBeVisible();
      }
      await page.goto('/m/upLine/transfer');
      if (account === 'tipo4') await expect(notForThem(page, account)).toBeVisible();
      else await expect(page.getByRole('heading', { name: 'Quem recebe' })).toBeVisible();
      if (account !== 'marina') return;
      await page.goto(contracts[0]!);
      await expect(page.getByRole('heading', { name: 'Nenhum contrato em vigor' })).toBeVisible();
      await expect(screen(page, 'salaryContract').getByRole('link', { name: 'Ir para o início' })).toBeVisible();
    });
  }
  for (const account of ['tipo2', 'tipo41', 'tipo42']) {
    await test.step(account, async () => {
      await keepSession(page, account);
      await page.goto('/m/agent');
      await expect(page.getByText('Sua comissão')).toBeVisible();
      await page.goto(contracts[2]!);
      await expect(page.getByRole('heading', { name: account === 'tipo41' ? 'Proposta para você' : account === 'tipo2' ? 'Em vigor' : 'Nenhum contrato em vigor' })).toBeVisible();
      await page.goto('/m/upLine/transfer');
      const heading = account === 'tipo2' ? 'Transferência indisponível' : 'Quem recebe';
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    });
  }
});

test('the agency centre shows team, commission and invitation, in both languages', async ({ page, context, baseURL }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signInAt(page, '/m/agent', 'agente');
  await expect(page.getByText('Na equipe').locator('..')).toContainText(/\d\d/);
  await expect(page.getByRole('table', { name: 'Apostas da equipe' }).getByRole('row')).toHaveCount(8);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Hoje' }).tap();
  await expect(page.getByRole('columnheader', { name: 'Hora' }).first()).toBeAttached();

  await page.getByRole('tab', { name: 'Equipe' }).tap();
  await expect(page).toHaveURL(/tab=team/);
  await page.getByRole('searchbox').fill('neto');
  await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: /Neto/ }).tap();
  const sheet = page.getByRole('dialog', { name: 'Neto' });
  await expect(sheet).toContainText('bia_recife');
  expect(await axeViolations(page)).toEqual([]);
  await expect(sheet.getByRole('link', { name: 'Transferir para esta pessoa' })).toHaveAttribute('href', /\/m\/upLine\/transfer\?to=\d+/);
  await sheet.getByRole('button', { name: 'Fechar' }).tap();
  await page.getByRole('searchbox').fill('ninguem');
  await expect(page.getByRole('heading', { name: 'Ninguém com esse nome' })).toBeVisible();

  await context.addCookies([{ name: 'language', value: 'en', url: baseURL! }]);
  await page.goto('/m/agent?tab=commission');
  await expect(page.getByText('Level 3')).toBeVisible();
  await expect(page.getByText(/paid \d{1,2} [A-Z][a-z]{2}/).first()).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Invite' }).tap();
  await expect(page.getByRole('textbox', { name: 'Your link' })).toHaveValue(/\/m\/register\?affiliateCode=AMIGO$/);
  expect(await axeViolations(page)).toEqual([]);
});

test.describe('while the platform fails', () => {
  test.use({ tolerated: /status of 500/ });

  test('a section of the centre shows the failure and a retry', async ({ page, platform }) => {
    await platform.injectFault('teamKpi', '500');
    await signInAt(page, '/m/agent', 'agente');
    await expect(page.getByRole('heading', { name: 'Não deu para carregar' })).toBeVisible();
    await platform.clearFaults();
    await page.getByRole('button', { name: 'Tentar de novo' }).tap();
    await expect(page.getByText('Sua comissão')).toBeVisible();
  });
});

test('contracts are accepted from home\'s prompt and declined on their page; then home shows no prompt', async ({ page }) => {
  await signInAt(page, '/m/home', 'agente');
  await page.getByRole('alertdialog', { name: 'Contrato à sua espera' }).getByRole('button', { name: 'Ver contrato' }).tap();
  await expect(screen(page, 'salaryContract')).toBeAttached();
  await expect(page.getByRole('table', { name: 'Taxas por faixa' }).getByRole('row')).toHaveCount(4);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Aceitar' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceitar' }).tap();
  await expect(page.getByRole('heading', { name: 'Em vigor' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Aceitar' })).toHaveCount(0);

  await page.goto(contracts[1]!);
  await page.getByRole('button', { name: 'Recusar' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Recusar' }).tap();
  const refused = page.getByRole('listitem').filter({ hasText: 'Recusado' }).first();
  await expect(refused).toBeVisible();
  // It opens to what was refused.
  await expect(refused.getByRole('table')).toBeHidden();
  await refused.getByText('Recusado').tap();
  await expect(refused.getByRole('table')).toBeVisible();

  const requested = page.waitForResponse('**/wps/agent/contract/request*');
  await page.goto('/m/home');
  expect(await (await requested).json()).toEqual({ success: true, value: {} });
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test.describe('with a platform that fails', () => {
  test.use({ tolerated: /Failed to load/ });

  test('a transfer form that failed has one retry; the history comes with the form', async ({ page, platform }) => {
    for (const name of ['transferTerms', 'transfers']) await platform.injectFault(name, '500');
    await signInAt(page, '/m/upLine/transfer');
    const retries = screen(page, 'transferUp').getByRole('button', { name: 'Tentar de novo' });
    await expect(retries).toBeVisible();
    await platform.clearFaults();
    await retries.tap();
    await expect(page.getByLabel('Valor')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible();
  });
});

test.describe('with a lost answer', () => {
  test.use({ tolerated: /ERR_|Failed to load/ });

  test('a transfer moves the money once, even when tapped twice and retried', async ({ page, platform }) => {
    const before = [await platform.balance('marina'), await platform.balance('agente')];
    await signInAt(page, '/m/upLine/transfer');
    await expect(page.getByText('Agente', { exact: true }).first()).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Tudo' }).tap();
    await expect(page.getByLabel('Valor')).toHaveValue('1.284,50');
    await expect(page.getByText('não dá para desfazer')).toBeVisible();
    await page.getByLabel('Valor').fill('1.000.000');
    await page.getByLabel('Senha de saque').fill('leve2026');
    await page.getByRole('button', { name: 'Transferir' }).tap();
    await expect(screen(page, 'transferUp')).toContainText('fora dos limites');
    await page.getByLabel('Valor').fill('12,34');
    // The platform executes the first request, but its answer is lost.
    let lost = 0;
    await page.route('**/wps/member/transfer', async (route) => {
      if (lost++) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Transferir' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).dblclick();
    await expect(page.getByText('Você enviou R$ 12,34 para Agente')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'R$ 12,34' })).toHaveCount(1);
    expect(lost).toBe(2);
    expect([await platform.balance('marina'), await platform.balance('agente')]).toEqual([before[0]! - 1234, before[1]! + 1234]);
  });

  test('a transfer of most of the balance that got no answer can be asked about, though the rest no longer suffices for it', async ({ page, platform }) => {
    const before = await platform.balance('marina');
    await signInAt(page, '/m/upLine/transfer');
    await page.getByLabel('Valor').fill('1.000,00');
    await page.getByLabel('Senha de saque').fill('leve2026');
    // Else the phone finds out by itself.
    await platform.injectFault('moneyRequest', '500');
    let lost = 0;
    await page.route('**/wps/member/transfer', async (route) => {
      if (lost++ > 2) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await page.getByRole('button', { name: 'Transferir' }).tap();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Enviar' }).tap();
    await expect(page.getByText('Não tivemos resposta')).toBeVisible();
    await expect(screen(page, 'transferUp')).toContainText('De R$ 1,00 a R$ 284,50');
    await page.getByRole('button', { name: 'Transferir' }).tap();
    await expect(page.getByText('Você enviou R$ 1.000,00 para Agente')).toBeVisible();
    expect(await platform.balance('marina')).toBe(before - 100_000);
  });
});

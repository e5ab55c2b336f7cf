import type { Page } from 'playwright/test';
import { button, field, requestsTo } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { keepSession, signInAt } from './steps.ts';

const secret = 'leve2026';

/** Into the field as the clipboard does it: a longest length would cut it. */
async function paste(page: Page, label: string, text: string): Promise<void> {
  await field(page, label).fill('');
  await field(page, label).focus();
  await page.keyboard.insertText(text);
}

const enterKeys = (page: Page): Promise<(string | null)[]> =>
  page.locator('form input:not([type=checkbox]):not([type=radio]):not([type=search]):not([readonly])').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('enterkeyhint')));

test('keys and accounts are taken as they are pasted; what is too long, of a company or of no phone is said', async ({ page, platform }) => {
  await platform.registerKey({ kind: 'phone', key: '21998765432', name: 'Marina Alves Rocha', cpf: '52998224725' });
  await signInAt(page, '/m/securityCenter?item=pix');
  const sent = requestsTo(page, '/wps/security/pix');
  const save = button(page, 'Salvar chave Pix');
  const secretField = page.getByLabel('Senha de saque', { exact: true });

  await paste(page, 'Seu CPF', '12.ABC.345/01DE-35');
  await secretField.fill(secret);
  await save.tap();
  await expect(page.getByText('Isto é um CNPJ')).toBeVisible();

  await page.getByRole('tab', { name: 'Celular' }).tap();
  await paste(page, 'Celular com DDD', '11 8765-4321');
  await save.tap();
  await expect(page.getByText('Digite o DDD e os 9 números')).toBeVisible();
  await paste(page, 'Celular com DDD', '\u202a  +55 (0xx21) 99876-5432\u202c');
  // A secret that is longer than any is no try.
  await paste(page, 'Senha de saque', 'x'.repeat(24));
  await save.tap();
  await expect(page.getByText('A senha tem no máximo 20 caracteres')).toBeVisible();
  expect(sent).toEqual([]);
  await secretField.fill(secret);
  await save.tap();
  await button(page, 'Sim, é minha').tap();
  await expect(page.getByText('(21) •••••-5432')).toBeVisible();
  expect(sent.map((request) => request.postDataJSON() as unknown)).toEqual([{ kind: 'phone', key: '21998765432', secret }]);

  await page.goto('/m/securityCenter?item=bank');
  const accounts = requestsTo(page, '/wps/security/bank');
  await page.getByLabel('Banco').selectOption('104 · Caixa Econômica Federal');
  await paste(page, 'Agência', '1234 - p');
  await paste(page, 'Conta com dígito', '1234567890123–4');
  await paste(page, 'Nome do titular', 'Marina  A\u0301lves rocha');
  await paste(page, 'CPF do titular', '５２９．９８２．２４７－２５');
  await secretField.fill(secret);
  await button(page, 'Salvar conta').tap();
  await expect(page.getByText('•••• 123-4')).toBeVisible();
  expect(accounts.at(-1)!.postDataJSON()).toMatchObject({ branch: '1234-P', account: '1234567890123-4', cpf: '529.982.247-25' });
});

test('Enter goes to the next field, and the last one sends', async ({ page }) => {
  await page.goto('/m/login');
  const wrong = requestsTo(page, '/wps/session/login');
  await field(page, 'Usuário').fill('marina');
  await field(page, 'Usuário').press('Enter');
  await expect(field(page, 'Senha')).toBeFocused();
  expect(wrong).toEqual([]);
  await page.keyboard.type('errada99');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Usuário ou senha incorretos.')).toBeVisible();
  // The captcha is the last one now.
  await expect.poll(() => enterKeys(page)).toEqual(['next', 'next', 'go']);
});

test('each key is called after what Enter does', async ({ page }) => {
  await page.goto('/m/login');
  const hints = () => enterKeys(page);
  await expect.poll(hints).toEqual(['next', 'go']);
  await page.goto('/m/register');
  await expect.poll(async () => (await hints()).length).toBeGreaterThan(2);
  await keepSession(page);
  for (const path of ['/m/withdraw', '/m/voucherCenter', '/m/securityCenter?item=questions', '/m/securityCenter?item=bank', '/m/changePsw', '/m/feedback']) {
    await page.goto(path);
    await expect.poll(async () => (await hints()).pop(), path).toBe('send');
    expect(new Set((await hints()).slice(0, -1)), path).toEqual(new Set((await hints()).length > 1 ? ['next'] : []));
  }
});

test('amounts are taken in the mark of another language, and refused where they could be misread', async ({ page, platform }) => {
  await signInAt(page, '/m/withdraw');
  const amount = page.getByRole('textbox', { name: 'Valor em R$' });
  await amount.fill('1,234');
  await page.getByLabel('Senha de saque', { exact: true }).fill(secret);
  await button(page, 'Pedir saque').tap();
  await expect(page.getByText('Digite um valor, como 50,00 ou 1.234,50')).toBeVisible();
  await amount.fill('R$\u00a025.00 reais');
  await button(page, 'Pedir saque').tap();
  await expect(page.getByRole('region', { name: /^Saque de/ }).first()).toContainText('25,00');
  expect((await platform.pending())[0]).toMatchObject({ account: 'marina', amount: 2_500 });
});

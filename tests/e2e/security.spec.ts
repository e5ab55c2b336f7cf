import type { Page } from 'playwright/test';
import { axeViolations } from '../browser/axe.ts';
import { expect, test } from './fixture.ts';
import { screen, signInAt } from './steps.ts';
import { expectToast } from './toast.ts';

const secret = 'leve2026';
const row = (page: Page, name: string) => screen(page, 'securityCenter').getByRole('listitem').filter({ hasText: name });
const save = (page: Page, name: string) => expectToast(page, 'Pronto, está tudo salvo', () => page.getByRole('button', { name }).tap());

test('the first withdrawal leads a new member to a payment password and a PIX key, and back', async ({ page, platform }) => {
  await signInAt(page, '/m/withdraw', 'tipo40');
  await page.getByRole('link', { name: /Crie uma senha de saque/ }).tap();
  await page.getByLabel('Senha de saque nova').fill('segredo9');
  await page.getByLabel('Repita a senha nova').fill('segredo8');
  await page.getByLabel('Senha de login').fill('errada123');
  await page.getByRole('button', { name: 'Salvar senha de saque' }).tap();
  await expect(page.getByText('As senhas não são iguais')).toBeVisible();
  await page.getByLabel('Repita a senha nova').fill('segredo9');
  await page.getByRole('button', { name: 'Salvar senha de saque' }).tap();
  await expect(page.getByText('Senha de login incorreta')).toBeVisible();
  await page.getByLabel('Senha de login').fill(secret);
  await save(page, 'Salvar senha de saque');
  await expect(page).toHaveURL('/m/withdraw');

  await page.getByRole('link', { name: /Cadastre para onde vai/ }).tap();
  await page.getByLabel('Seu CPF').fill('529.982.247-26');
  await page.getByLabel('Senha de saque', { exact: true }).fill('segredo9');
  await page.getByRole('button', { name: 'Salvar chave Pix' }).tap();
  await expect(page.getByText('Este CPF não existe')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await page.getByLabel('Seu CPF').fill('390.533.447-05');
  await page.getByRole('button', { name: 'Salvar chave Pix' }).tap();
  // Whose key it is is seen before it is saved.
  const holder = page.getByRole('alertdialog');
  await expect(holder).toContainText(/Titular: \p{L}+ \p{L}+ \p{L}+, CPF •••\.533\.447-••/u);
  await holder.getByRole('button', { name: 'Corrigir' }).tap();
  await expect(page.getByLabel('Seu CPF')).toHaveValue('390.533.447-05');
  await page.getByRole('button', { name: 'Salvar chave Pix' }).tap();
  await holder.getByRole('button', { name: 'Sim, é minha' }).tap();
  await expect(page).toHaveURL('/m/withdraw');
  await page.getByRole('textbox', { name: 'Valor em R$' }).fill('R$\u00a025,00');
  await page.getByLabel('Senha de saque', { exact: true }).fill('segredo9');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pedir saque' }).tap();
  await expect(page.getByRole('region', { name: /^Saque de/ })).toContainText('•••.533.447-••');
  expect(await platform.pending()).toMatchObject([{ account: 'tipo40', amount: 2_500 }]);
});

test('an agent adds a bank account with numbers as they are pasted, sees it masked, and removes it', async ({ page }) => {
  await signInAt(page, '/m/securityCenter', 'agente');
  await row(page, 'Adicionar conta bancária').getByRole('link').tap();
  await page.getByLabel('Banco').selectOption('260 · Nubank');
  await page.getByLabel('Agência').fill('0001');
  await page.getByLabel('Conta com dígito').fill('7.654.321-0');
  await page.getByLabel('Nome do titular').fill('Otávio Lima Prado');
  await page.getByLabel('CPF do titular').fill('111 444 777 35');
  await page.getByLabel('Senha de saque', { exact: true }).fill('errada123');
  await page.getByRole('button', { name: 'Salvar conta' }).tap();
  await expect(page.getByText('Senha de saque incorreta.')).toBeVisible();
  await page.getByLabel('Senha de saque', { exact: true }).fill(secret);
  await save(page, 'Salvar conta');
  await expect(row(page, 'Nubank')).toContainText('•••• 321-0');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('bankList'))).toContain('Nubank');
  await row(page, 'Nubank').getByRole('link').tap();
  await page.getByLabel('Senha de saque', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Remover' }).tap();
  await expect(row(page, 'Nubank')).toHaveCount(0);
});

test('a member confirms a new number by code, sets security questions, and resets the payment password by them', async ({ page, platform }) => {
  await signInAt(page, '/m/securityCenter');
  await row(page, 'Celular').getByRole('link').first().tap();
  await page.getByLabel('Número novo').fill('21998765432');
  await expectToast(page, 'Código enviado', () => page.getByRole('button', { name: 'Receber código' }).tap());
  await page.getByLabel('Código do SMS').fill(await platform.smsCode());
  await page.getByLabel('Senha de saque', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Salvar celular' }).tap();
  await expect(row(page, 'Celular').first()).toContainText('(21) •••••-5432');

  await row(page, 'Perguntas de segurança').getByRole('link').tap();
  await page.getByLabel('Primeira pergunta').selectOption('pet');
  await page.getByLabel('Primeira resposta').fill('Pingo');
  await page.getByLabel('Segunda pergunta').selectOption('city');
  await page.getByLabel('Segunda resposta').fill('São Luís');
  await page.getByLabel('Senha de saque', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Salvar respostas' }).tap();
  await expect(screen(page, 'securityCenter')).toContainText('5 de 5 proteções ativas');

  await page.goto('/m/securityCenter?item=forgotten');
  await page.getByRole('tab', { name: 'Perguntas' }).tap();
  await page.getByLabel('Nome do seu primeiro bicho de estimação').fill('pingo');
  await page.getByLabel('Cidade onde sua mãe nasceu').fill('sao luis');
  await page.getByLabel('Senha de saque nova').fill('segredo9');
  await page.getByLabel('Repita a senha nova').fill('segredo9');
  await page.getByLabel('Senha de login').fill(secret);
  await save(page, 'Salvar senha de saque');
});

import type { Page } from 'playwright';
import { confirm, secret, tap, type, type Scenarios } from '../scenario.ts';

const account = 'marina';
const at = '/m/securityCenter';
const own = { 'Senha de saque': secret };
const payment = { 'Senha de saque nova': 'segredo9', 'Repita a senha nova': 'segredo9', 'Senha de saque atual': secret };
const bank = { Agência: '0001', 'Conta com dígito': '7654321-0', 'Nome do titular': 'Marina Alves Rocha', 'CPF do titular': '52998224725', ...own };
const phone = { 'Número novo': '21998765432' };
const done = 'Pronto, está tudo salvo';
const answers = { 'Primeira resposta': 'Pingo', 'Segunda resposta': 'Natal', ...own };

/** Calls of the security centre. */
export const securityScenarios = {
  securityOverview: { account, at },
  bankList: { account, at: `${at}?item=bank`, quiet: 'the cached banks are offered' },
  addPixKey: {
    account, at: `${at}?item=pix`, fresh: true, typed: own, done, act: (page) => confirm(page, 'Sim, é minha'), fill: async (page) => {
      await page.getByText('E-mail', { exact: true }).first().click();
      await type(page, { 'Seu e-mail': 'marina@example.com', ...own });
      await tap(page, 'Salvar chave Pix');
      await page.getByRole('alertdialog').waitFor();
    },
  },
  pixKeyHolder: {
    account, at: `${at}?item=pix`, typed: own, act: (page) => tap(page, 'Salvar chave Pix'), fill: async (page) => {
      await page.getByText('E-mail', { exact: true }).first().click();
      await type(page, { 'Seu e-mail': 'marina@example.com', ...own });
    },
  },
  addBankAccount: {
    account, at: `${at}?item=bank`, typed: bank, done, act: (page) => tap(page, 'Salvar conta'), fill: async (page) => {
      await page.getByLabel('Banco').selectOption('260 · Nubank');
      await type(page, bank);
    },
  },
  removeDestination: {
    account, at, typed: own, done, act: (page) => tap(page, 'Remover'), fill: async (page) => {
      await page.getByRole('listitem').filter({ hasText: 'Itaú' }).getByRole('link').click();
      await type(page, own);
    },
  },
  sendContactCode: { account, at: `${at}?item=phone`, typed: phone, fill: (page) => type(page, phone), act: (page) => tap(page, 'Receber código') },
  setContact: {
    account, at: `${at}?item=phone`, typed: { ...phone, ...own }, done, act: (page) => tap(page, 'Salvar celular'), fill: async (page: Page, platform) => {
      await type(page, phone);
      await tap(page, 'Receber código');
      await page.locator('input:enabled').and(page.getByLabel('Código do SMS')).waitFor();
      await type(page, { 'Código do SMS': await platform.smsCode(), ...own });
    },
  },
  setSecurityQuestions: {
    account, at: `${at}?item=questions`, typed: answers, done, act: (page) => tap(page, 'Salvar respostas'), fill: async (page) => {
      await page.getByLabel('Primeira pergunta').selectOption('pet');
      await page.getByLabel('Segunda pergunta').selectOption('city');
      await type(page, answers);
    },
  },
  setPaymentPassword: { account, at: `${at}?item=payment`, typed: payment, act: (page) => tap(page, 'Salvar senha de saque'), fill: (page) => type(page, payment) },
} satisfies Scenarios;

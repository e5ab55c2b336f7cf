import type { Page } from 'playwright';
import { confirm, secret, tap, type, type Scenarios } from '../scenario.ts';

const account = 'marina';
const withdrawal = { 'Valor em R$': '40,00', 'Senha de saque': secret };
const transfer = { 'Valor em R$': '12,34', 'Senha de saque': secret };
const returnToTab = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
const charge = async (page: Page): Promise<void> => {
  // A charge of an earlier fault is still open.
  if (await page.getByRole('button', { name: 'Copiar código Pix' }).count()) return;
  await tap(page, 'R$ 50');
  await tap(page, 'Gerar código Pix');
  await page.getByRole('button', { name: 'Copiar código Pix' }).waitFor();
};
const polled = 'the last state stays and is polled again';

/** Calls of wallet, deposits, withdrawals and transfers. */
export const moneyScenarios = {
  wallet: { account, at: '/m/mine', quiet: 'no balance is shown, and a tap fetches it again' },
  merchantWallet: { account, at: '/m/home', quiet: 'the locked amount is not shown' },
  moneyRequest: {
    account, at: '/m/withdraw', act: returnToTab, quiet: 'the withdrawal stays under way, and is asked about again', fill: async (page) => {
      // What a reload in the middle of a withdrawal leaves.
      await page.evaluate((name) => {
        const input = { destinationId: '1', amount: 2_500, requestId: '0123456789abcdef' };
        sessionStorage.setItem('unanswered', JSON.stringify({ [`${name} /wps/withdraw `]: { input, at: Date.now() } }));
        location.reload();
      }, account);
      await page.getByText('ainda está em andamento').waitFor();
    },
  },
  createDeposit: { account, at: '/m/voucherCenter', fill: (page) => tap(page, 'R$ 50'), act: (page) => tap(page, /^(Gerar código Pix|Verificar de novo)$/) },
  readDeposit: { account, at: '/m/voucherCenter', fill: charge, act: returnToTab, quiet: polled },
  cancelDeposit: {
    account, at: '/m/voucherCenter', fill: charge, act: async (page) => {
      await tap(page, 'Cancelar e trocar o valor');
      await confirm(page, 'Cancelar depósito');
    },
  },
  requestWithdrawal: {
    account, at: '/m/withdraw', fill: (page) => type(page, withdrawal), act: (page) => tap(page, /^(Pedir saque|Verificar de novo)$/),
    typed: { 'Valor em R$': '40,00', 'Senha de saque': secret }, done: 'Pedido de saque recebido', moves: ['withdrawal', 'fee'],
  },
  readWithdrawal: {
    account, at: '/m/withdraw', act: returnToTab, quiet: polled, fill: async (page) => {
      if (await page.getByRole('region', { name: /^Saque de/ }).count()) return;
      await type(page, withdrawal);
      await tap(page, 'Pedir saque');
      await page.getByRole('region', { name: /^Saque de/ }).waitFor();
    },
  },
  transferMoney: {
    account, at: '/m/upLine/transfer', fresh: true, typed: transfer, done: 'Você enviou R$\u00a012,34 para Agente', moves: ['transferOut'], fill: (page) => type(page, transfer), act: async (page) => {
      await tap(page, 'Transferir');
      await confirm(page, 'Enviar');
    },
  },
} satisfies Scenarios;

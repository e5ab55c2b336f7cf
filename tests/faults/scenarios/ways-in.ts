import type { Page } from 'playwright';
import { secret, tap, type, type Scenarios } from '../scenario.ts';

const login = { Usuário: 'marina', Senha: secret };
const registration = { Usuário: 'joana77', Senha: 'segredo1', 'Repita a senha': 'segredo1' };
const mail = { Usuário: 'marina', 'E-mail da conta': 'marina@example.com' };
const number = { 'Celular com DDD': '11987654321' };

const fillRegistration = async (page: Page): Promise<void> => {
  await type(page, registration);
  await page.getByLabel(/Tenho 18 anos ou mais/).check();
};
const byPhone = async (page: Page): Promise<void> => {
  await page.getByRole('tab', { name: 'Celular' }).click();
  await type(page, number);
};

/** Calls of login, registration, recovery and trial. */
export const wayInScenarios = {
  login: { at: '/m/login', fill: (page) => type(page, login), act: (page) => tap(page, /^(Entrar|Entrando…)$/), typed: login },
  sendLoginCode: { at: '/m/login', fill: byPhone, act: (page) => tap(page, 'Receber código'), typed: number },
  trialLogin: { at: '/m/login', fill: (page) => type(page, login), act: (page) => tap(page, 'Jogar grátis, sem cadastro'), typed: login },
  createTrial: { at: '/m/trail', act: (page) => tap(page, 'Começar o teste') },
  register: { at: '/m/register', fill: fillRegistration, act: (page) => tap(page, 'Criar conta'), typed: registration },
  sendRegistrationCode: { at: '/m/register', fill: byPhone, act: (page) => tap(page, 'Receber código'), typed: number },
  affiliateCheck: {
    at: '/m/register', typed: { ...registration, 'Código de convite': 'AMIGO' }, fill: async (page) => {
      await fillRegistration(page);
      await tap(page, 'Mais sobre você (opcional)');
      await type(page, { 'Código de convite': 'AMIGO' });
    },
    act: (page) => tap(page, 'Criar conta'),
  },
  forgotPassword: { at: '/m/forget', fill: (page) => type(page, mail), act: (page) => tap(page, 'Enviar instruções'), typed: mail },
  setPasswordByPhone: {
    at: '/m/forget', typed: { ...number, 'Senha nova': 'segredo1' }, fill: async (page) => {
      await byPhone(page);
      await tap(page, 'Receber código');
      await page.locator('input:enabled').and(page.getByLabel('Código do SMS')).waitFor();
      await type(page, { 'Senha nova': 'segredo1' });
    },
    act: async (page, platform) => {
      // A failure clears this field (A §8).
      await type(page, { 'Código do SMS': await platform.smsCode() });
      await tap(page, 'Trocar a senha e entrar');
    },
  },
} satisfies Scenarios;

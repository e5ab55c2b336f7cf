import type { Page } from 'playwright/test';
import { alertOf, button, field } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { comeBack, screen } from './steps.ts';
import { expectNoRawKey } from './words.ts';

/** What the platform refuses a call with (A §8), as the person reads it; the words of every code are told without a browser. */
const refusals: [code: string, portuguese: string, english: string][] = [
  ['made.up', 'Erro desconhecido. Tente de novo.', 'Unknown error. Please try again.'],
  ['session.expired', 'Sua sessão foi encerrada. Entre de novo.', 'You have been logged out, please log in again.'],
  ['login.wrong', 'Usuário ou senha incorretos.', 'Wrong username or password.'],
];

const languages = [
  {
    code: 'pt', at: 1, login: 'Entrar', user: 'Usuário', secret: 'Senha',
    offline: 'Você está sem internet. Assim que ela voltar, é só tentar de novo.', network: 'Conexão lenta ou sem internet.',
    maintenance: 'Voltamos já', restricted: 'Pela sua localização ou IP, a plataforma não pode ser acessada de onde você está.',
  },
  {
    code: 'en', at: 2, login: 'Log in', user: 'Username', secret: 'Password',
    offline: 'You are offline. Try again as soon as the network is back.', network: 'Slow connection or no internet.',
    maintenance: 'Back soon', restricted: 'The platform cannot be reached from your location or IP.',
  },
] as const;

const others = ['register', 'forget', 'trail', 'service', 'useragreement'];

const speak = (page: Page, code: string) => page.locator('.auth-layout').getByRole('combobox').selectOption(code);

// The network is broken on purpose.
test.use({ tolerated: /^Failed to load resource|ERR_/ });

for (const { code, at, login, user, secret, offline, network, maintenance, restricted } of languages) {
  test(`E06 E01 every refusal reaches the person in its own words: ${code}`, async ({ page, platform, context }) => {
    await page.goto('/m/login');
    await speak(page, code);
    await field(page, user).fill('marina');
    await field(page, secret).fill('leve2026');
    for (const refusal of refusals) {
      await platform.refuse('login', refusal[0]);
      await button(page, login).tap();
      await expect(alertOf(page)).toHaveText(refusal[at]);
      await expectNoRawKey(page);
    }
    await platform.strike('login', 'cut');
    await button(page, login).tap();
    await expect(alertOf(page)).toHaveText(network);
    await context.setOffline(true);
    await button(page, login).tap();
    await expect(alertOf(page)).toHaveText(offline);
    await context.setOffline(false);
    await platform.clearFaults();
    for (const other of others) {
      await page.goto(`/m/${other}`);
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${code}`));
      // Everything that a form can find wrong with nothing at all.
      const submit = page.locator('[type=submit]');
      if (/^(register|forget)$/.test(other)) await submit.tap();
      await expectNoRawKey(page);
    }
    await page.goto('/m/login');
    await field(page, user).fill('marina');
    await field(page, secret).fill('leve2026');
    await platform.change('leve', { restricted: true });
    await button(page, login).tap();
    await expect(screen(page, 'restricted')).toContainText(restricted);
    await expectNoRawKey(page);
    await platform.change('leve', { maintenance: true });
    await comeBack(page);
    await expect(screen(page, 'maintenance')).toContainText(maintenance);
    await expectNoRawKey(page);
  });
}

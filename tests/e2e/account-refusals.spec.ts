import type { Page } from 'playwright/test';
import { alertOf, button, field } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { returnToTab, screen } from './steps.ts';
import { expectNoRawKey } from './words.ts';

/** Some refusals of the platform (A §8) and their sentences; a unit test has those of every code. */
const refusals: [code: string, portuguese: string, english: string][] = [
  ['made.up', 'Algo deu errado. Tente de novo.', 'Something went wrong. Please try again.'],
  ['session.expired', 'Sua sessão foi encerrada. Entre de novo.', 'You were logged out. Please log in again.'],
  ['login.wrong', 'Usuário ou senha incorretos.', 'Wrong username or password.'],
];

const languages = [
  {
    code: 'pt', at: 1, login: 'Entrar', user: 'Usuário', secret: 'Senha',
    offline: 'Você está sem internet. Assim que ela voltar, é só tentar de novo.', network: 'Conexão lenta ou sem internet.',
    maintenance: 'Voltamos já', restricted: 'Ainda não atendemos a região de onde você está acessando.',
  },
  {
    code: 'en', at: 2, login: 'Log in', user: 'Username', secret: 'Password',
    offline: 'You are offline. Try again as soon as the network is back.', network: 'Slow connection or no internet.',
    maintenance: 'Back soon', restricted: 'We do not operate in your region yet.',
  },
] as const;

const others = ['register', 'forget', 'trail', 'service', 'useragreement'];

const selectLanguage = (page: Page, code: string) => page.locator('.auth-layout').getByRole('combobox').selectOption(code);

// The test breaks the network.
test.use({ tolerated: /^Failed to load resource|ERR_/ });

for (const { code, at, login, user, secret, offline, network, maintenance, restricted } of languages) {
  test(`E06 E01 refusals, failures and forms show sentences and no raw keys: ${code}`, async ({ page, platform, context }) => {
    await page.goto('/m/login');
    await selectLanguage(page, code);
    await field(page, user).fill('marina');
    await field(page, secret).fill('leve2026');
    for (const refusal of refusals) {
      await platform.refuse('login', refusal[0]);
      await button(page, login).tap();
      await expect(alertOf(page)).toHaveText(refusal[at]);
      await expectNoRawKey(page);
    }
    await platform.injectFault('login', 'cut');
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
      // An empty form shows every required field's error.
      const submit = page.locator('[type=submit]');
      if (/^(register|forget)$/.test(other)) await submit.tap();
      await expectNoRawKey(page);
    }
    // Asked later, it would close the platform before the tap. The page before may be waiting for the same answer.
    const status = page.waitForResponse((answer) => answer.url().endsWith('/wps/system/status') && page.url().endsWith('/m/login'));
    await page.goto('/m/login');
    await status;
    await field(page, user).fill('marina');
    await field(page, secret).fill('leve2026');
    await platform.change('leve', { restricted: true });
    await button(page, login).tap();
    await expect(screen(page, 'restricted')).toContainText(restricted);
    await expectNoRawKey(page);
    await platform.change('leve', { maintenance: true });
    await returnToTab(page);
    await expect(screen(page, 'maintenance')).toContainText(maintenance);
    await expectNoRawKey(page);
  });
}

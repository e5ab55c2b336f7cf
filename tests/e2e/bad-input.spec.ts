import type { Page } from 'playwright/test';
import { button, field, requestsTo } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { appAnswers, screen, sendLogin } from './steps.ts';
import { expectNoRawKey } from './words.ts';

const hostile = {
  'ten thousand characters': 'x'.repeat(10_000),
  emoji: '🎰👩‍👩‍👧🏳️‍🌈'.repeat(3),
  'right-to-left text': '\u202Eمرحبا\u202C שלום',
  'a script': '<img src=x onerror="alert(1)"><script>alert(1)</script>',
};

const timeout = 'A conexão está lenta e a resposta não chegou.';

interface FilledForm {
  name: string;
  /** opens the form from the previous screen, once that is hydrated: before, its link would load a whole page */
  open: (page: Page) => Promise<void>;
  /** its screen, and the previous one */
  own: string;
  before: string;
  /** the screen after an answer that arrives when the form has been left */
  after: string;
  /** valid texts by label */
  good: Record<string, string>;
  submit: string;
  endpoint: string;
  path: string;
  method: string;
  /** what is said after a call without an answer, where the phone finds out what became of it */
  told?: string;
  /** it asks by the same call */
  asks?: true;
}

const adult = (page: Page) => page.getByLabel(/Tenho 18 anos ou mais/);

const forms: FilledForm[] = [
  {
    name: 'login', own: 'login', before: 'register', after: 'home', open: async (page) => {
      await page.goto('/m/register');
      await appAnswers(page);
      await page.getByRole('link', { name: 'Entrar' }).tap();
    },
    good: { Usuário: 'marina', Senha: 'leve2026' }, submit: 'Entrar', endpoint: 'login', path: '/wps/session/login', method: 'POST',
  },
  {
    name: 'registration', own: 'register', before: 'login', after: 'home', open: async (page) => {
      await page.goto('/m/login');
      await appAnswers(page);
      await page.getByRole('link', { name: 'Cadastre-se' }).tap();
      await expect(screen(page, 'register')).toBeVisible();
      await adult(page).check();
      await button(page, 'Mais sobre você (opcional)').tap();
    },
    good: { Usuário: 'joana77', Senha: 'segredo1', 'Repita a senha': 'segredo1', Apelido: 'Zé 🎰' }, submit: 'Criar conta', endpoint: 'register', path: '/wps/member/register', method: 'PUT',
    told: 'O cadastro não chegou até nós: a conta ainda não existe. Tente de novo.',
  },
  {
    name: 'recovery', own: 'forget', before: 'login', after: 'login', open: async (page) => {
      await page.goto('/m/login');
      await appAnswers(page);
      await page.getByRole('link', { name: 'Esqueci a senha' }).tap();
    },
    good: { Usuário: 'marina', 'E-mail da conta': 'marina@example.com' }, submit: 'Enviar instruções', endpoint: 'forgotPassword', path: '/wps/member/password/forgot', method: 'POST',
  },
  {
    name: 'change of password', own: 'changePassword', before: 'settings', after: 'settings', open: async (page) => {
      await page.goto('/m/login');
      await sendLogin(page, 'marina');
      await expect(screen(page, 'home')).toBeAttached();
      await page.goto('/m/set');
      await appAnswers(page);
      await page.getByRole('link', { name: /Trocar a senha/ }).tap();
    },
    good: { 'Senha atual': 'leve2026', 'Senha nova': 'segredo1', 'Repita a senha nova': 'segredo1' }, submit: 'Trocar a senha', endpoint: 'changePassword', path: '/wps/member/password/v2', method: 'PUT',
    told: 'A resposta não chegou, e não deu para saber qual senha vale: a nova ou a antiga. Tente de novo quando a conexão voltar, que a gente confere.', asks: true,
  },
];

const fill = async (page: Page, texts: Record<string, string>) => {
  for (const label of Object.keys(texts)) await field(page, label).fill(texts[label]!);
};

const expectTexts = async (page: Page, texts: Record<string, string>) => {
  for (const label of Object.keys(texts)) await expect(field(page, label)).toHaveValue(texts[label]!);
};

test.use({ tolerated: /^Failed to load resource|ERR_/ });

for (const { name, open, own, before, after, good, submit, endpoint, path, method, told = timeout, asks } of forms) {
  test(`${name}: hostile texts show errors, nothing is sent twice, and no text is lost`, async ({ page, platform }) => {
    await page.clock.install();
    await open(page);
    await expect(screen(page, own)).toBeVisible();
    const sent = requestsTo(page, path, method);
    for (const text of Object.values(hostile)) {
      const typed = Object.fromEntries(Object.keys(good).map((label) => [label, text]));
      await fill(page, typed);
      await button(page, submit).tap();
      await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
      await expectTexts(page, typed);
      await expectNoRawKey(page);
      // Nothing overflows horizontally.
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
    expect(sent).toEqual([]);

    // A call without an answer, and further submits during it.
    await platform.injectFault(endpoint, 'silence');
    await fill(page, good);
    await button(page, submit).tap();
    await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
    await page.locator('[type=submit]').tap({ force: true });
    await expect(page.locator('[type=submit]')).toHaveAttribute('aria-busy', 'true');
    await expect.poll(() => sent.length).toBe(1);
    await page.clock.runFor(16_000);
    if (asks) {
      await expect.poll(() => sent.length).toBe(2);
      await page.clock.runFor(16_000);
    }
    await expect(page.locator('form').getByRole('alert')).toHaveText(told);
    await expect(page.getByText('Só um momento…')).toHaveCount(0);
    await expectTexts(page, good);
    expect(sent).toHaveLength(asks ? 2 : 1);

    // Back during the call.
    await platform.clearFaults();
    const answer = await hold(page, `**${path}`);
    const answered = page.waitForResponse((response) => new URL(response.url()).pathname === path);
    await button(page, submit).tap();
    // A call that has not gone out yet when the screen goes is not made at all.
    await expect.poll(() => sent.length).toBe(asks ? 3 : 2);
    await page.goBack();
    await expect(screen(page, before)).toBeVisible();
    answer();
    await answered;
    await page.clock.runFor(3_000);
    await expect(screen(page, after)).toBeAttached();
    expect(sent).toHaveLength(asks ? 3 : 2);
  });
}

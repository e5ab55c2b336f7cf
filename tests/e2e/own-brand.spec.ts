import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { consoleToken } from '../browser/console.ts';
import { rememberAdult } from '../browser/adult.ts';
import { expect, test } from './fixture.ts';
import { shiftsOf, watchShifts } from './shifts.ts';
import { screen, sendLogin } from './steps.ts';

// A merchant who has all of it: a third language, fonts, texts, a word mark, visits that are counted, another zone and age.
test.use({ merchants: 'tests/fixtures/branded' });
test.describe.configure({ mode: 'default' });

const at = (baseURL: string): string => baseURL.replace('//localhost', '//azul.localhost');
const question = (page: Page) => page.getByRole('complementary', { name: /Contagem de visitas|Conteo de visitas/ });

/** Answers for whoever counts visits; gives the pages from which its script was asked for. */
async function counted(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://stats.example/**', async (route) => {
    asked.push(new URL(route.request().frame().url()).pathname);
    await route.fulfill({ contentType: 'text/javascript', body: 'window.counts = document.currentScript.dataset.domain;' });
  });
  return asked;
}
const counts = (page: Page) => page.evaluate(() => (window as { counts?: string }).counts);

test('a third language is drawn at the edge, offered in the list and loaded as one file, and nothing of it by who speaks another', async ({ page, request, baseURL }) => {
  const requested: string[] = [];
  page.on('request', (sent) => requested.push(new URL(sent.url()).pathname));
  const html = await (await request.get('/m/home', { headers: { accept: 'text/html', host: new URL(at(baseURL!)).host, cookie: 'language=es' } })).text();
  expect(html).toContain('<html lang="es-PE"');
  expect(html).toContain('<span>Promociones</span>');
  await page.goto(`${at(baseURL!)}/m/service`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  expect(requested.filter((path) => path.startsWith('/strings/'))).toEqual(requested.filter((path) => path === '/strings/pt'));
  const list = page.getByRole('combobox', { name: 'Idioma' });
  await expect(list.getByRole('option')).toHaveText(['Português', 'English', 'Español']);
  await list.selectOption('es');
  await expect(page.getByRole('heading', { name: '¿Cómo te ayudamos?' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-PE');
  expect(requested.filter((path) => path === '/strings/es')).toHaveLength(1);
  // What it leaves out is said as the merchant says it in its usual language.
  await expect(page.getByRole('heading', { name: 'Perguntas frequentes' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-PE');
  await expect(page.getByRole('heading', { name: '¿Cómo te ayudamos?' })).toBeVisible();
  await page.goto(`${at(baseURL!)}/m/p/privacy`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacidad');
  await page.goto(`${at(baseURL!)}/m/login`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-PE');
});

test('its fonts are shown where they come at once, and nothing moves where they come late', async ({ page, baseURL }) => {
  await watchShifts(page);
  const drawnIn = () => page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ family, status }) => family === 'own' && status === 'loaded').length;
  });
  await page.goto(at(baseURL!));
  expect(await drawnIn()).toBeGreaterThan(0);
  expect(await shiftsOf(page)).toEqual([]);
  await page.route('**/font-*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  for (const path of ['/m/home', '/m/service', '/m/p/privacy', '/m/login']) {
    await page.goto(at(baseURL!) + path, { waitUntil: 'networkidle' });
    expect(await shiftsOf(page), path).toEqual([]);
  }
});

test('the phone\'s own font takes the room of the merchant\'s: a paragraph is as high and as wide, within two hundredths', async ({ page, baseURL }) => {
  await page.goto(`${at(baseURL!)}/m/service`);
  const rooms = await page.evaluate(async () => {
    await document.fonts.load('400 16px own');
    const measure = (family: string) => {
      const text = document.body.appendChild(document.createElement('span'));
      text.style.cssText = `position:absolute;white-space:nowrap;font:400 16px ${family};line-height:normal`;
      text.textContent = 'Defina limites de depósito, perda e tempo, faça uma pausa ou peça a autoexclusão. Diminuir vale na hora.';
      const { width, height } = text.getBoundingClientRect();
      text.remove();
      return { width, height };
    };
    return [measure('own'), measure('near'), measure('Arial, Liberation Sans')];
  });
  const [own, near, usual] = rooms as [{ width: number; height: number }, { width: number; height: number }, { width: number; height: number }];
  expect(Math.abs(near.width / own.width - 1)).toBeLessThan(0.02);
  expect(Math.abs(near.height - own.height)).toBeLessThanOrEqual(1);
  // Without the adjustment they would differ.
  expect(Math.abs(usual.width / own.width - 1)).toBeGreaterThan(0.03);
});

test('visits are counted after a yes alone, on no page with secrets, and no more once it is taken back', async ({ page, baseURL }) => {
  const asked = await counted(page);
  await page.goto(`${at(baseURL!)}/m/service`);
  await expect(question(page)).toBeVisible();
  // Two answers of one weight.
  const looks = await question(page).getByRole('button').evaluateAll((all) => all.map((button) => [button.className, button.getBoundingClientRect().height, getComputedStyle(button).backgroundColor].join()));
  expect(new Set(looks).size).toBe(1);
  await question(page).getByRole('button', { name: 'Recusar' }).tap();
  await expect(question(page)).toHaveCount(0);
  const again = page.waitForResponse(/\/analytics-[\w-]+\.js/);
  await page.reload();
  await again;
  expect([asked, await question(page).count()]).toEqual([[], 0]);

  // Below the text on privacy the answer can be another.
  await page.goto(`${at(baseURL!)}/m/p/privacy`);
  await page.getByRole('button', { name: 'Permitir' }).tap();
  await expect(page.getByText('Você permitiu a contagem de visitas')).toBeVisible();
  await page.reload();
  await expect.poll(() => counts(page)).toBe('azul.example');
  expect([...new Set(asked)]).toEqual(['/m/p/privacy']);

  // A page with secrets is a document of its own, where the script is not, and cannot be.
  await page.goto(`${at(baseURL!)}/m/home`);
  await expect.poll(() => counts(page)).toBe('azul.example');
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).tap();
  await expect(screen(page, 'login')).toBeVisible();
  await expect.poll(() => counts(page)).toBeUndefined();
  await page.getByRole('textbox', { name: 'Usuário' }).fill('x');
  expect(asked.filter((path) => path === '/m/login')).toEqual([]);
  const response = await page.request.get(`${baseURL}/m/login`, { headers: { host: new URL(at(baseURL!)).host, accept: 'text/html' } });
  expect(response.headers()['content-security-policy']).not.toContain('stats.example');
  await page.goBack();
  await expect(screen(page, 'home')).toBeVisible();

  await page.goto(`${at(baseURL!)}/m/p/privacy`);
  await page.getByRole('button', { name: 'Parar de contar' }).tap();
  await expect(page.getByText('não são contadas')).toBeVisible();
  const before = asked.length;
  await expect(page.getByRole('button', { name: 'Permitir' })).toBeVisible();
  expect([asked.length, await counts(page)]).toEqual([before, undefined]);
});

test('a browser that refuses to be followed is not asked', async ({ page, baseURL }) => {
  const asked = await counted(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const stay = page.waitForResponse(/\/analytics-[\w-]+\.js/);
  await page.goto(`${at(baseURL!)}/m/service`);
  await stay;
  await expect(question(page)).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('a member changes the counting in the settings', async ({ page, baseURL }) => {
  await counted(page);
  await page.goto(`${at(baseURL!)}/m/login`);
  await sendLogin(page, 'marina');
  await expect(screen(page, 'home')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('analytics', JSON.stringify({ yes: true, to: 'https://stats.example', at: Date.now() })));
  await page.goto(`${at(baseURL!)}/m/set`);
  const row = page.getByRole('checkbox', { name: /Contagem de visitas/ });
  await expect(row).toBeChecked();
  await row.uncheck();
  await page.goto(`${at(baseURL!)}/m/home`);
  expect(await page.evaluate(() => (JSON.parse(localStorage.getItem('analytics')!) as { yes: boolean }).yes)).toBe(false);
});

test.describe(() => {
  // What is wrong with a draft is an answer with a status.
  test.use({ tolerated: /status of 400/ });

  test('the console shows any screen and own text as a draft shows it, in its theme and language, and nothing to anyone else', async ({ page, context, baseURL }) => {
    await page.setViewportSize({ width: 900, height: 900 });
    await page.goto(`${at(baseURL!)}/sandbox?token=${consoleToken}`);
    const part = page.getByRole('region', { name: 'Prévia de uma marca' });
    const say = (text: string) => expect(page.getByRole('status')).toContainText(text);
    await part.getByLabel('Mudanças no seu arquivo, em JSON').fill('{ "name": "Azul Nova", "theme": { "quiet": "#222222" } }');
    await part.getByRole('button', { name: 'Mostrar o rascunho' }).click();
    await say('theme: quiet on ground has a contrast');
    await part.getByLabel('Mudanças no seu arquivo, em JSON').fill('{ "name": "Azul Nova", "theme": { "accent": "#ffd768", "accent-2": "#f6ac2e" } }');
    await part.getByLabel('Arquivos da sua pasta').setInputFiles([
      ...['pt', 'en', 'es'].map((language) => ({ name: `clube.${language}.md`, mimeType: 'text/markdown', buffer: Buffer.from(`# Clube ${language}\n\n## Níveis\n\nTexto do rascunho.\n`) })),
      { name: 'es.json', mimeType: 'application/json', buffer: Buffer.from(readFileSync('tests/fixtures/branded/azul/strings/es.json', 'utf8').replace('"Promociones"', '"Novedades"')) },
    ]);
    await part.getByRole('button', { name: 'Mostrar o rascunho' }).click();
    await say('só neste navegador');
    const shown = page.frameLocator('iframe');
    await expect(shown.locator('html')).toHaveCSS('--accent', '#ffd768');
    await part.getByRole('combobox', { name: 'Idioma' }).selectOption('es');
    await expect(shown.getByText('Novedades')).toBeVisible();
    await part.getByRole('combobox', { name: 'Tela' }).selectOption('clube');
    await expect(shown.getByText('Texto do rascunho.')).toBeVisible();
    await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Clube es');
    const other = await context.browser()!.newContext();
    try {
      await rememberAdult(other);
      const stranger = await other.newPage();
      expect((await stranger.goto(`${at(baseURL!)}/m/p/clube`))!.status()).toBe(404);
    } finally {
      await other.close();
    }
    await part.getByRole('button', { name: 'Encerrar a prévia' }).click();
    await say('estão no ar');
    await page.goto(`${at(baseURL!)}/m/home`);
    await expect(page).toHaveTitle(/· Azul da Sorte$/);
  });
});

test('the title of a text begins where the text does', async ({ page, baseURL }) => {
  await counted(page);
  await page.goto(`${at(baseURL!)}/m/p/privacy`);
  const startOf = (element: Element): number => element.getBoundingClientRect().left + parseFloat(getComputedStyle(element).paddingLeft);
  const text = page.locator('.rich-text > p').first();
  await expect(text).toBeVisible();
  expect(await page.getByRole('heading', { level: 1 }).evaluate(startOf)).toBe(await text.evaluate(startOf));
});

test('who agreed to earlier terms is asked at the next login, and not again once that is done', async ({ page, baseURL }) => {
  const asked = page.getByRole('dialog', { name: 'Os termos de uso mudaram' }).or(page.getByRole('alertdialog', { name: 'Os termos de uso mudaram' }));
  const logIn = async () => {
    await page.goto(`${at(baseURL!)}/m/login`);
    const call = page.waitForRequest(/\/wps\/member\/info/);
    await sendLogin(page, 'marina');
    await expect(screen(page, 'home')).toBeVisible();
    return call;
  };
  // As with the version before.
  const sent = Object.entries(await (await logIn()).allHeaders()).filter(([name]) => !/^(:|host|content-length|cookie|user-agent|accept|origin|referer|sec-|connection)/.test(name));
  expect(await page.evaluate(async (own) => (await fetch('/wps/member/terms', { method: 'POST', headers: [...own, ['content-type', 'application/json']], body: JSON.stringify({ version: '2' }) })).status, sent as [string, string][])).toBe(200);
  await page.evaluate(() => (sessionStorage.clear(), localStorage.clear()));
  await page.context().clearCookies();
  await logIn();
  await expect(asked).toBeVisible();
  await asked.getByRole('button', { name: 'Li e concordo' }).tap();
  await expect(asked).toHaveCount(0);
  await page.evaluate(() => (sessionStorage.clear(), localStorage.clear()));
  await page.context().clearCookies();
  await logIn();
  await page.waitForLoadState('networkidle');
  await expect(asked).toHaveCount(0);
});

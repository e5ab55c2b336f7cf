import type { Page } from 'playwright/test';
import { heard, listen, type Said } from '../browser/spoken.ts';
import { paths } from '../../src/app/paths.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { appAnswers, closeAnnouncements, keepSession, returnToTab, screen } from './steps.ts';

// Journeys by the tree of names and what is spoken alone: nothing is lost, and nothing said twice.

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await listen(page);
});

/** Opens a page and forgets what was said while it came. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await appAnswers(page);
  await page.waitForLoadState('networkidle');
  await heard(page);
}

/** Enter on what bears this name. */
async function press(page: Page, role: 'button' | 'link' | 'tab', name: string | RegExp): Promise<void> {
  await page.getByRole(role, { name, exact: typeof name === 'string' }).first().focus();
  await page.keyboard.press('Enter');
}

/** Waits until all of these were spoken, each once and in this order; other sentences must not come between or twice. */
async function hears(page: Page, by: Said['by'], ...sentences: RegExp[]): Promise<void> {
  const all: string[] = [];
  await expect(async () => {
    all.push(...(await heard(page)).filter((said) => said.by === by).map(({ text }) => text));
    expect(all.length, JSON.stringify(all)).toBeGreaterThanOrEqual(sentences.length);
  }).toPass();
  expect(all, JSON.stringify(all)).toHaveLength(sentences.length);
  sentences.forEach((sentence, at) => expect(all[at]).toMatch(sentence));
}

const focused = (page: Page) => page.locator(':focus');

test.describe('before anybody has answered', () => {
  test.use({ adult: false });

  test('nothing but the 18+ question can be reached, and the page has the focus after it', async ({ page }) => {
    await open(page, '/m/login');
    const question = page.getByRole('dialog', { name: 'Você tem 18 anos ou mais?' });
    await expect(question).toBeFocused();
    const reachable = () => page.evaluate(() => Array.from(document.querySelectorAll('a, button, input, h1, h2'))
      .filter((element) => element.getClientRects().length && !element.closest('[inert], [aria-hidden=true], [role=dialog]')).length);
    await expect.poll(reachable).toBe(0);
    await press(page, 'button', /^Sim/);
    await expect(screen(page, 'login')).toBeFocused();
  });
});

test('a captcha is passed without a look at its picture: the phone solves it, and says so', async ({ page }) => {
  await open(page, '/m/login');
  await page.getByRole('textbox', { name: 'Usuário' }).fill('marina');
  await page.getByLabel('Senha', { exact: true }).fill('errada00');
  await page.keyboard.press('Enter');
  await hears(page, 'live', /^Usuário ou senha incorretos\.$/);
  await expect(page.getByRole('textbox', { name: 'Código de verificação' })).toBeFocused();
  await press(page, 'button', 'Não dá para ver? O celular resolve');
  await hears(page, 'live', /^Resolvendo… leva alguns segundos\.$/, /^Resolvido\. O código está no campo\.$/);
  await expect(page.getByRole('textbox', { name: 'Código de verificação' })).toHaveValue(/^\d{1,3}$/);
  await page.getByLabel('Senha', { exact: true }).fill('leve2026');
  await press(page, 'button', 'Entrar');
  await expect(screen(page, 'home')).toBeFocused();
});

test('so it is at registration', async ({ page, platform }) => {
  await platform.change('leve', { registration: { captcha: { enabled: true, required: true } } });
  await open(page, '/m/register');
  await press(page, 'button', 'Não dá para ver? O celular resolve');
  await hears(page, 'live', /^Resolvendo/, /^Resolvido/);
});

test('a Pix code has the focus of the form that asked for it, and its payment is heard once', async ({ page, platform }) => {
  await keepSession(page);
  await open(page, paths.deposit);
  await page.getByRole('textbox', { name: 'Valor em R$' }).fill('50');
  await press(page, 'button', 'Gerar código Pix');
  await expect(page.getByRole('heading', { name: 'Esperando o pagamento' })).toBeFocused();
  await press(page, 'button', 'Copiar código Pix');
  await hears(page, 'live', /^Copiado$/);
  const [charge] = await platform.pending();
  await platform.bank(charge!, 'pay');
  await returnToTab(page);
  await expect(page.getByRole('heading', { name: 'Pagamento confirmado' })).toBeFocused();
  expect((await heard(page)).filter(({ by }) => by !== 'focus')).toEqual([]);
});

test('a withdrawal is heard once at each stage, which says whether it is reached', async ({ page, platform }) => {
  await keepSession(page);
  await open(page, paths.withdraw);
  await page.getByRole('textbox', { name: 'Valor em R$' }).fill('25');
  await page.getByLabel('Senha de saque', { exact: true }).fill('leve2026');
  await press(page, 'button', 'Pedir saque');
  await hears(page, 'live', /^Pedido de saque recebido$/);
  await expect(page.getByRole('region', { name: 'Saques em andamento' })).toBeFocused();
  const [asked] = await platform.pending();
  await platform.bank(asked!, 'approve' as 'pay');
  await returnToTab(page);
  await hears(page, 'live', /^Enviado ao banco$/);
  await expect(page.getByRole('listitem').filter({ hasText: 'Enviado ao banco' })).toContainText(': feito');
  await expect(page.getByRole('listitem').filter({ hasText: 'Pago' })).toContainText(': falta');
});

test.describe('with a platform whose answers are lost', () => {
  test.use({ tolerated: /^Failed to load resource/ });

  test('a form that waits for one keeps the focus that its disabled field had', async ({ page, platform }) => {
    await keepSession(page);
    await open(page, paths.deposit);
    for (const name of ['createDeposit', 'moneyRequest']) await platform.injectFault(name, '500');
    const amount = page.getByRole('textbox', { name: 'Valor em R$' });
    await amount.focus();
    await page.keyboard.type('50');
    // What watches the focus comes with the first key.
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Enter');
    await expect(amount).toBeDisabled({ timeout: 30_000 });
    await expect(page.locator('main form')).toBeFocused();
  });
});

test('a list that fails is heard once, and so are the loss of the network and its return', async ({ page, context, platform }) => {
  await keepSession(page);
  await platform.injectFault('*', 'not-json');
  await page.goto(paths.messages);
  const all: string[] = [];
  const counts = async (sentence: string): Promise<void> => {
    await expect(async () => {
      all.push(...(await heard(page)).filter(({ by }) => by === 'live').map(({ text }) => text));
      expect(all.join()).toContain(sentence);
    }).toPass();
    expect(all.filter((text) => text.includes(sentence)), JSON.stringify(all)).toHaveLength(1);
  };
  await counts('Não deu para carregar');
  await appAnswers(page);
  await expect(page.locator('.connection')).toBeAttached();
  await context.setOffline(true);
  await counts('Você está sem internet');
  await context.setOffline(false);
  await counts('Internet de volta');
});

test('what a record\'s filter has found is heard', async ({ page }) => {
  await keepSession(page);
  await open(page, paths.accountRecord);
  await press(page, 'tab', 'Depósitos');
  await hears(page, 'live', /^Registros: \d+$/);
});

test('a fault of the field that Enter was pressed in is heard, once; one that the focus is taken to is read with its field', async ({ page }) => {
  await keepSession(page, 'tipo40');
  await open(page, paths.responsiblePlay);
  await press(page, 'button', 'Definir: Perdas por dia');
  const amount = page.getByRole('dialog').getByRole('textbox');
  await amount.focus();
  await page.keyboard.type('1,2,3');
  await page.keyboard.press('Enter');
  await hears(page, 'live', /^Digite um valor, como 150,00/);
  await expect(amount).toBeFocused();
  await amount.fill('4,5,6');
  await press(page, 'button', 'Salvar limite');
  await expect(amount).toBeFocused();
  await expect(amount).toHaveAccessibleDescription(/Digite um valor, como 150,00/);
});

test('that something is under way is heard where it takes a while, and the page has its name', async ({ page }) => {
  await keepSession(page);
  await open(page, paths.responsiblePlay);
  await expect(screen(page, 'responsiblePlay')).toHaveAccessibleName('Jogo responsável');
  await press(page, 'button', '30 minutos');
  await hears(page, 'live', /^Lembrete a cada 30 minutos$/);
  const release = await hold(page, '**/wps/responsible/**');
  await press(page, 'button', '60 minutos');
  await hears(page, 'live', /^Só um momento…$/);
  release();
  await hears(page, 'live', /^Lembrete a cada 60 minutos$/);
});

test('two messages at a time are each said once', async ({ page }) => {
  await keepSession(page);
  await open(page, paths.responsiblePlay);
  await press(page, 'button', '30 minutos');
  await expect(page.getByText('Lembrete a cada 30 minutos')).toBeVisible();
  await press(page, 'button', '60 minutos');
  let all = '';
  await expect(async () => {
    all += (await heard(page)).filter(({ by }) => by === 'live').map(({ text }) => text).join(' | ');
    expect(all).toContain('Lembrete a cada 60 minutos');
  }).toPass();
  for (const minutes of [30, 60]) expect(all.split(`Lembrete a cada ${minutes} minutos`), all).toHaveLength(2);
});

test('a search says what it has found, and its sending leaves the focus on the page', async ({ page }) => {
  await open(page, `${paths.gameList}?gameType=RNG`);
  const field = page.getByRole('searchbox');
  await field.fill('tigre');
  await hears(page, 'live', /^\d+ jogos? encontrados?$/);
  await page.keyboard.press('Enter');
  await expect(screen(page, 'gameList')).toBeFocused();
  await field.fill('zzzz');
  await hears(page, 'live', /^Nenhum jogo encontrado$/);
});

test('an application that was sent has the focus, with its state', async ({ page }) => {
  await keepSession(page);
  await open(page, `${paths.activityInfo}?id=show-your-win`);
  await page.getByRole('textbox', { name: 'Conte para a gente' }).fill('Ganhei.');
  await press(page, 'button', 'Enviar participação');
  await expect(page.getByRole('region', { name: 'Sua participação' })).toBeFocused();
});

test('feedback that was sent has the focus, and is heard once', async ({ page }) => {
  await keepSession(page);
  await open(page, paths.feedback);
  await page.getByRole('radio', { name: 'Ideia' }).check();
  await page.getByRole('textbox', { name: 'Conte para a gente' }).fill('Mais jogos de pesca.');
  await press(page, 'button', 'Enviar');
  await expect(page.getByRole('heading', { name: 'Recebemos, obrigado' })).toBeFocused();
  expect((await heard(page)).filter(({ by }) => by !== 'focus')).toEqual([]);
});

test('a message that is deleted leaves the focus in its list, and what is marked as read on the page', async ({ page }) => {
  await keepSession(page);
  await open(page, paths.messages);
  await press(page, 'button', /^Não lida: /);
  await press(page, 'button', 'Apagar');
  const question = page.getByRole('alertdialog');
  await expect(question).toBeFocused();
  await question.getByRole('button', { name: 'Apagar', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect.poll(() => focused(page).count()).toBe(1);
  await press(page, 'button', 'Marcar todas como lidas');
  await expect(page.getByRole('button', { name: 'Marcar todas como lidas' })).toHaveCount(0);
  await expect.poll(() => focused(page).count()).toBe(1);
});

test('whoever goes by keys is not taken into the announcements; the winners can be passed, and the foot has a heading', async ({ page }) => {
  await open(page, '/m/home');
  await closeAnnouncements(page);
  const past = page.getByRole('button', { name: 'Pular a lista' });
  await expect(async () => {
    await page.mouse.wheel(0, 2_000);
    await expect(past).toBeAttached({ timeout: 500 });
  }).toPass();
  await past.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.home-footer')).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Leve', exact: true })).toBeVisible();
});

for (const media of [{ forcedColors: 'active' }, { contrast: 'more' }] as const) {
  test(`with ${JSON.stringify(media)} what is chosen has a frame, and what can be pressed a border`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce', ...media });
    await open(page, `${paths.gameList}?gameType=RNG`);
    const chosen = page.getByRole('tab', { selected: true });
    await expect(chosen).toHaveCSS('outline-width', '2px');
    await expect(chosen).toHaveCSS('outline-style', 'solid');
    await expect(page.getByRole('button', { name: 'Filtrar' })).toHaveCSS('border-top-width', '1px');
    await press(page, 'button', 'Filtrar');
    await expect(page.getByRole('dialog').getByText('Qualquer', { exact: true })).toHaveCSS('border-top-width', '1px');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await open(page, '/m/login');
    await expect(page.getByRole('textbox', { name: 'Usuário' })).toHaveCSS('border-top-width', '1px');
    await expect(page.getByRole('tab', { selected: true })).toHaveCSS('outline-width', '2px');
  });
}

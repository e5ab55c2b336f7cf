import { consoleToken } from '../browser/console.ts';
import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { returnToTab, moneyText, screen, signInAt } from './steps.ts';

test.use({ tolerated: /403/ });

test('the printed address opens the console and allows changes; a later visit needs no token', async ({ page, platform }) => {
  await page.goto('/sandbox');
  await expect(page.getByText('The console opens by the address that the start printed')).toBeVisible();
  await page.goto(`/sandbox?token=${consoleToken}`);
  await expect(page).toHaveURL(/\/sandbox$/);
  const before = await platform.now();
  await page.getByRole('button', { name: '+1 h' }).click();
  await expect(page.getByText('Relógio adiantado.')).toBeVisible();
  expect(await platform.now()).toBeGreaterThanOrEqual(before + 3_600_000);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Relógio' })).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: 'Clock' })).toBeVisible();
});

test('a form of another site changes nothing, even in a browser that has opened the console', async ({ page, platform, baseURL }) => {
  await page.goto(`/sandbox?token=${consoleToken}`);
  await expect(page.getByRole('heading', { name: 'Relógio' })).toBeVisible();
  const form = `<form method="post" enctype="text/plain" action="${baseURL}/sandbox/api/clock"><input name='{"add":3600000,"x":"' value='"}'><button>Win</button></form>`;
  await page.route('http://foreign.example/', (route) => route.fulfill({ contentType: 'text/html', body: form }));
  const before = await platform.now();
  await page.goto('http://foreign.example/');
  await page.getByRole('button', { name: 'Win' }).click();
  await expect(page.getByText('"error"')).toBeVisible();
  expect(await platform.now()).toBeLessThan(before + 3_600_000);
});

async function openConsole(phone: Page): Promise<Page> {
  const console = await phone.context().newPage();
  await console.goto(`/sandbox?token=${consoleToken}`);
  await expect(console.getByRole('heading', { name: 'Relógio' })).toBeVisible();
  return console;
}

const section = (console: Page, name: string) => console.getByRole('region', { name });

test('withdrawals wait for the operator; the phone shows a refusal with its reason, and an approval', async ({ page, platform }) => {
  await platform.change('leve', { decisions: 'operator' });
  await signInAt(page, '/m/withdraw');
  await page.getByRole('radio', { name: 'Pix · CPF' }).check();
  const order = async (amount: string) => {
    await page.getByRole('textbox', { name: 'Valor em R$' }).fill(amount);
    await page.getByLabel('Senha de saque', { exact: true }).fill('leve2026');
    await page.getByRole('button', { name: 'Pedir saque' }).tap();
  };
  await order('30,00');
  const first = page.getByRole('region', { name: `Saque de ${moneyText(3_000)}` });
  await expect(first).toBeVisible();
  const console = await openConsole(page);
  const waiting = section(console, 'Depósitos e saques');
  await waiting.getByRole('textbox', { name: /^motivo/ }).fill('O nome da conta é outro.');
  await waiting.getByRole('button', { name: 'Recusar' }).click();
  await expect(waiting).toContainText('Nenhum depósito ou saque pendente.');
  await returnToTab(page);
  await expect(first).toContainText('voltou ao seu saldo');
  await order('40,00');
  const second = page.getByRole('region', { name: `Saque de ${moneyText(4_000)}` });
  await expect(second).toBeVisible();
  await waiting.getByRole('button', { name: 'Aprovar' }).click();
  await expect(waiting).toContainText('enviado ao banco');
  await returnToTab(page);
  await expect(second.locator('[aria-current]')).toContainText('Enviado ao banco');
  await page.goto('/m/webEmail');
  await screen(page, 'messages').getByText('Seu saque não foi aprovado').tap();
  await expect(page.getByText('O nome da conta é outro.')).toBeVisible();
});

test('the search leaves what holds its words, a name finds its whole part, and the index leads there; what can be filled in or pressed has an edge, in the system\'s own colours too', async ({ page }) => {
  await page.goto(`/sandbox?token=${consoleToken}`);
  const members = section(page, 'Membros');
  await expect(members.getByRole('row', { name: /marina/ }).first()).toContainText('membro');
  const search = page.getByRole('searchbox', { name: 'Buscar' });
  await search.fill('recife azul');
  await expect(members).toBeHidden();
  await expect(section(page, 'Provedores').getByRole('checkbox')).toHaveCount(1);
  await search.fill('provedores');
  await expect(section(page, 'Provedores').getByRole('checkbox').nth(3)).toBeVisible();
  await search.fill('');
  await page.getByRole('navigation').getByRole('link', { name: 'Membros' }).click();
  await expect(members).toBeInViewport();
  await search.fill('DIRECTREG3');
  await expect(page.getByRole('checkbox', { name: /^O cadastro é oferecido/ }).first()).toBeVisible();

  await search.fill('');
  await expect(search).toHaveCSS('border-top-color', 'rgb(157, 179, 170)');
  const boxes = page.getByRole('checkbox');
  await expect(boxes.first()).toBeVisible();
  // A long label leaves its box whole.
  expect(await boxes.evaluateAll((all) => all.filter((box) => Math.round(box.getBoundingClientRect().width) !== 20).length)).toBe(0);
  await page.emulateMedia({ forcedColors: 'active' });
  for (const part of [search, page.getByRole('button', { name: '+1 h' }), page.getByRole('link', { name: 'Relógio' })]) await expect(part).toHaveCSS('border-top-style', 'solid');
});

test('on a phone a long list shows its first lines until all are asked for, and never scrolls within the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(`/sandbox?token=${consoleToken}`);
  const members = section(page, 'Membros');
  const lines = members.locator('tbody tr:visible');
  await expect(lines).toHaveCount(6);
  const title = page.getByRole('heading', { level: 1 });
  expect((await title.boundingBox())!.height).toBeLessThan(30);
  await members.getByRole('button', { name: /^Mostrar tudo/ }).tap();
  await expect.poll(() => lines.count()).toBeGreaterThan(6);
  const list = members.getByRole('group').first();
  await expect(list).toBeFocused();
  expect(await list.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('the outbox shows a mail whole', async ({ page, platform }) => {
  await page.goto('/m/forget');
  await page.getByRole('textbox', { name: 'Usuário' }).fill('marina');
  await page.getByRole('textbox', { name: /^E-mail/ }).fill('marina@example.com');
  await page.getByRole('button', { name: 'Enviar instruções' }).tap();
  await expect(page.getByRole('heading', { name: 'Veja o seu e-mail', exact: true })).toBeVisible();
  const [sent] = await platform.outbox();
  const console = await openConsole(page);
  const text = section(console, 'SMS e e-mails enviados').getByRole('article', { name: 'e-mail: marina@example.com' }).locator('.long');
  await expect(text).toContainText(sent!.body);
  expect(await text.evaluate((words) => words.scrollWidth <= words.clientWidth && words.getBoundingClientRect().right <= innerWidth)).toBe(true);
});

test('feedback from a phone is answered in the console, and the answer is a message', async ({ page }) => {
  await signInAt(page, '/m/feedback');
  await page.getByRole('radio', { name: 'Ideia' }).check();
  await screen(page, 'feedback').getByRole('textbox').first().fill('Queria mais mesas ao vivo.');
  await screen(page, 'feedback').getByRole('button', { name: 'Enviar' }).tap();
  const console = await openConsole(page);
  const card = section(console, 'Comentários').getByRole('article', { name: /^ideia, marina/ });
  await expect(card).toContainText('Queria mais mesas ao vivo.');
  await card.getByRole('textbox', { name: 'resposta' }).fill('Abrimos duas amanhã.');
  await card.getByRole('button', { name: 'Enviar' }).click();
  await expect(card).toContainText('Respondido: Abrimos duas amanhã.');
  await page.goto('/m/webEmail');
  await screen(page, 'messages').getByText('Resposta ao seu comentário').tap();
  await expect(page.getByText('Abrimos duas amanhã.')).toBeVisible();
});

test('the console shows an application with its picture, and pays it', async ({ page, platform }) => {
  await platform.change('leve', { decisions: 'operator' });
  await signInAt(page, '/m/activityInfo?id=cashback');
  const info = screen(page, 'activityInfo');
  await info.getByRole('textbox').first().fill('Perdi no fim de semana.');
  const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
  await info.locator('input[type=file]').setInputFiles({ name: 'um.png', mimeType: 'image/png', buffer: png });
  await expect(info.getByRole('img', { name: 'Imagem 1' })).toBeVisible();
  await expect(info.getByRole('progressbar')).toHaveCount(0);
  await info.getByRole('button', { name: 'Enviar participação' }).tap();
  await expect(info.getByRole('button', { name: 'Enviar participação' })).toHaveCount(0);
  const console = await openConsole(page);
  const card = section(console, 'Pedidos de promoções').getByRole('article', { name: /^cashback, marina/ });
  await expect(card).toContainText('Perdi no fim de semana.');
  await expect.poll(() => card.getByRole('img', { name: 'Foto 1' }).evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBe(1);
  await card.getByRole('spinbutton', { name: 'bônus, R$' }).fill('12.34');
  await card.getByRole('button', { name: 'Aceitar' }).click();
  await expect(section(console, 'Pedidos de promoções')).toContainText('Nenhum pedido pendente.');
  await info.getByRole('button', { name: 'Ver se já saiu a resposta' }).tap();
  await expect(info).toContainText(moneyText(1_234));
});

test('a game of a vendor that the operator switched off shows as unavailable', async ({ page }) => {
  const console = await openConsole(page);
  await section(console, 'Provedores').getByRole('checkbox', { name: 'Recife Azul' }).uncheck();
  await expect(console.getByText('Recife Azul: desligado.')).toBeVisible();
  await signInAt(page, '/m/gameList?gameType=FISH&vendors=RECIFE');
  await screen(page, 'gameList').getByRole('listitem').first().getByRole('link').first().tap();
  await expect(screen(page, 'play')).toContainText('indisponível');
});

test('what a change said stays when the console has loaded the rest', async ({ page }) => {
  const release = await hold(page, '**/sandbox/api/cashier');
  await page.goto(`/sandbox?token=${consoleToken}`);
  await section(page, 'Provedores').getByRole('checkbox', { name: 'Recife Azul' }).uncheck();
  const said = page.getByText('Recife Azul: desligado.');
  await expect(said).toBeVisible();
  release();
  await expect(section(page, 'Depósitos e saques')).toContainText('Nenhum depósito ou saque pendente.');
  await expect(said).toBeVisible();
});

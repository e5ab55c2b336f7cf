import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { returnToTab, screen, sendLogin, signInAt } from './steps.ts';

const records = ['Histórico de depósitos', 'Histórico de saques', 'Extrato da conta', 'Cashback dia a dia', 'Histórico de apostas', 'Ganhos e perdas'];
const always = ['Depositar', 'Sacar', 'Mensagens', 'Recompensas', 'Cashback', 'Convidar', ...records, 'Missões', 'Central de segurança', 'Jogo responsável', 'Baixar o app', 'Dar a sua opinião'];

/** The switch of each entry. */
const switches: readonly (readonly [entry: string, change: { switches: Record<string, boolean> }])[] = [
  ['Mensagens', { switches: { MAILCEN: false } }],
  ['Recompensas', { switches: { REWCEN3: false } }],
  ['Cashback', { switches: { MANPLAYREB3: false } }],
  ['Convidar', { switches: { REFERRAL: false } }],
  ['Histórico de apostas', { switches: { TRANSBETREPMEM3: false } }],
  ['Histórico de depósitos', { switches: { DEPRECM3: false } }],
  ['Histórico de saques', { switches: { WITHREC3: false } }],
  ['Extrato da conta', { switches: { TRANSREC3: false } }],
  ['Ganhos e perdas', { switches: { PERSREP: false } }],
  ['Cashback dia a dia', { switches: { PLYRBT: false } }],
  ['Missões', { switches: { MISSION: false } }],
  ['Transferir ao agente', { switches: { AGETRANSFERUP3: false } }],
  ['Jogo responsável', { switches: { RESPONSIBLE: false } }],
];

/** The member centre's entries, without the unread count. */
const entriesOf = async (page: Page): Promise<string[]> => {
  const ways = screen(page, 'mine').locator('.mine-money > *, .mine-tile-label, .mine-row .row-words');
  return ways.allTextContents();
};

async function openMine(page: Page, account: string): Promise<void> {
  await signInAt(page, '/m/mine', account);
  await expect(screen(page, 'mine').locator('.mine-balance')).toContainText(/\d/);
  // Entries also depend on the member's data.
  await expect(screen(page, 'mine').locator('.mine-days')).toContainText('conosco');
}

test('an entry sends a visitor to login, and opens after it', async ({ page }) => {
  await page.goto('/m/mine');
  await expect.poll(() => entriesOf(page)).toEqual([...always.slice(0, 12), 'Benefícios do nível', ...always.slice(12)]);
  const mine = screen(page, 'mine');
  const dialog = page.getByRole('alertdialog');
  await mine.getByRole('link', { name: 'Configurações' }).tap();
  await expect(dialog).toContainText('Entre para continuar');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await mine.getByRole('link', { name: 'Benefícios do nível' }).tap();
  await dialog.getByRole('button', { name: 'Entrar' }).tap();
  await sendLogin(page, 'marina');
  await expect(screen(page, 'benefits')).toContainText('VIP Ouro');
});

test('a member sees level, days, balance and unread count, and each flag removes its own entry at once', async ({ page, platform }) => {
  // 20 minutes before another day is complete, of which the platform's kept first day may have used 15 (`fresh` in first-day.ts).
  await platform.addTime((24 * 60 - 20) * 60 * 1000);
  await openMine(page, 'marina');
  const mine = screen(page, 'mine');
  const all = await entriesOf(page);
  expect(all).toEqual([...always.slice(0, 12), 'Benefícios do nível', 'Missões', ...always.slice(13), 'Transferir ao agente']);
  await expect(mine.getByText('128 dias conosco')).toBeVisible();
  await expect(mine.getByRole('link', { name: 'VIP Ouro' })).toHaveAttribute('href', '/m/member/benefits');
  await expect(mine.getByRole('link', { name: 'Mensagens 2 não lidas' })).toHaveAttribute('href', '/m/webEmail');
  await expect(mine.getByRole('link', { name: 'Mensagens não lidas: 2' })).toHaveAttribute('href', '/m/webEmail');
  await expect(mine.getByRole('link', { name: 'Configurações' })).toHaveAttribute('href', '/m/set');
  for (const [entry, change] of switches) {
    await platform.change('leve', change);
    await returnToTab(page);
    await expect.poll(() => entriesOf(page)).toEqual(all.filter((other) => other !== entry));
    await platform.change('leve', { switches: Object.fromEntries(Object.keys(change.switches).map((name) => [name, true])) });
  }
  await platform.change('leve', { switches: { mem_cen: 'base' } });
  await returnToTab(page);
  await expect(page.locator('.frame-member-base .mine')).toBeVisible();

  await platform.addTime(25 * 60 * 1000);
  await page.reload();
  await expect(mine.getByText('129 dias conosco')).toBeVisible();

  await mine.getByRole('button', { name: 'Trocar o seu ícone' }).tap();
  await page.getByRole('button', { name: 'Peixe' }).tap();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const iconPath = await mine.locator('.mine-face path').getAttribute('d');
  await page.reload();
  await expect(mine.locator('.mine-face path')).toHaveAttribute('d', iconPath!);
  await mine.getByRole('button', { name: 'Voltar' }).tap();
  await expect(page).toHaveURL('/m/home');
});

// Types 0, 4 and 40 have no agency centre, type 2 no transfer to its agent; a level shows once it is reached (A §2, A §6).
test('a member sees the entries of its customer type', async ({ page }) => {
  for (const [account, own, transfers] of [
    ['agente', ['Benefícios do nível', 'Missões', 'Central do agente'], false],
    ['tipo2', ['Missões', 'Central do agente'], false],
    ['tipo40', ['Missões'], true],
    ['tipo41', ['Missões', 'Central do agente'], true],
    ['tipo42', ['Missões', 'Central do agente'], true],
  ] as const) {
    await openMine(page, account);
    expect(await entriesOf(page), account).toEqual([...always.slice(0, 12), ...own, ...always.slice(13), ...(transfers ? ['Transferir ao agente'] : [])]);
  }
});

test('member pages show a trial member that they are not available', async ({ page }) => {
  await page.goto('/m/login');
  await page.getByRole('button', { name: 'Jogar grátis, sem cadastro' }).tap();
  await expect(screen(page, 'home')).toBeAttached();
  await page.goto('/m/mine');
  await expect.poll(() => entriesOf(page)).toEqual([...always.slice(0, 12), ...always.slice(12)]);
  for (const [path, name] of [['/m/webEmail', 'messages'], ['/m/member/benefits', 'benefits'], ['/m/inviteFriends', 'inviteFriends'], ['/m/feedback', 'feedback']] as const) {
    await page.goto(path);
    await expect(screen(page, name)).toContainText('Função indisponível na conta de teste. Entre com a sua conta.');
  }
});

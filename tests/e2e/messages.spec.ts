import type { Message } from '../../src/contract/endpoints/messages.ts';
import type { PageOf } from '../../src/contract/page-of.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { changeAnswer, keepSession, screen, signInAt } from './steps.ts';

test('messages can be read, marked as read and deleted, and all unread counts agree', async ({ page, platform }) => {
  await signInAt(page, '/m/webEmail');
  const mail = screen(page, 'messages');
  const letters = mail.getByRole('listitem');
  await expect(mail.getByText('20 mensagens')).toBeVisible();
  // The summaries of seventeen weeks are one row, which opens to them.
  const weeks = mail.getByRole('button', { name: /^Resumo da semana .*17 mensagens$/ });
  await expect(letters).toHaveCount(4);
  await weeks.tap();
  await expect(letters).toHaveCount(21);
  await expect(mail.getByText(/^Depósitos R\$\s[\d.,]+ · apostas R\$\s[\d.,]+$/).first()).toBeVisible();
  const unread = mail.getByRole('button', { name: /^Não lida:/ });
  await expect(unread).toHaveCount(2);
  await mail.getByRole('button', { name: /Você chegou ao VIP Ouro/ }).tap();
  await expect(mail.getByText('Seus benefícios de nível já estão valendo')).toBeVisible();
  await expect(unread).toHaveCount(1);

  await mail.getByRole('button', { name: 'Apagar' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).tap();
  await expect(letters).toHaveCount(21);
  await mail.getByRole('button', { name: 'Apagar' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Apagar' }).tap();
  await expect(mail.getByText('19 mensagens')).toBeVisible();
  await expect(mail.getByRole('button', { name: /Você chegou ao VIP Ouro/ })).toHaveCount(0);

  // The count is shared and not fetched again: a fetch would fail now.
  await platform.injectFault('unreadCount', 'not-json');
  await page.getByRole('link', { name: 'Conta' }).tap();
  await expect(screen(page, 'mine').getByRole('link', { name: 'Mensagens não lidas: 1' })).toBeVisible();
  await platform.clearFaults();
  await screen(page, 'mine').getByRole('link', { name: 'Mensagens não lidas: 1' }).tap();
  await mail.getByRole('button', { name: 'Marcar todas como lidas' }).tap();
  await expect(unread).toHaveCount(0);
  await expect(mail.getByRole('button', { name: 'Marcar todas como lidas' })).toHaveCount(0);
  await page.reload();
  await expect(letters).toHaveCount(3);
  await expect(unread).toHaveCount(0);
});

test('a level’s bonus is paid once; a member without messages sees an empty list', async ({ page, platform }) => {
  await signInAt(page, '/m/member/benefits');
  const benefits = screen(page, 'benefits');
  await expect(benefits.getByRole('progressbar', { name: 'Depósitos' })).toHaveAttribute('aria-valuetext', /de R\$\s20\.000,00$/);
  const before = await platform.balance('marina');
  // One button for the three that are due.
  await expect(benefits.getByRole('button', { name: /^Resgatar/ })).toHaveCount(1);
  await benefits.getByRole('button', { name: /^Resgatar tudo · R\$\s75,00$/ }).dblclick();
  await expect(benefits.getByText('Bônus resgatado')).toHaveCount(3);
  expect(await platform.balance('marina')).toBe(before + 7_500);

  await signInAt(page, '/m/webEmail', 'tipo40');
  await expect(screen(page, 'messages').getByRole('heading', { name: 'Nenhuma mensagem' })).toBeVisible();
  await expect(screen(page, 'messages').getByText(/^0 /)).toHaveCount(0);
});

test('a row on its way is as tall as a message', async ({ page }) => {
  await keepSession(page);
  // All messages are of today: one of another year shows its year, and its title may wrap beside it.
  await changeAnswer<PageOf<Message>>(page, /\/wps\/message\/list/, (mail) => ({ ...mail, items: mail.items.map((message) => ({ ...message, sentAt: Date.now() })) }));
  const release = await hold(page, '**/wps/**');
  await page.goto('/m/webEmail');
  const heightOfFirst = (rows: string) => screen(page, 'messages').locator(rows).first().evaluate((row) => row.getBoundingClientRect().height);
  const waiting = await heightOfFirst('.skeleton > div');
  release();
  expect(Math.abs((await heightOfFirst('.disclosures > li')) - waiting)).toBeLessThan(2);
});

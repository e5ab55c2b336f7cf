import { alertOf, button, field, localItem, requestsTo } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { hold } from './hold.ts';
import { accountButton, returnToTab, screen, sendLogin } from './steps.ts';
import { expectToast } from './toast.ts';

const number = '11987654321';

test('P01 P02 recovery by e-mail checks both fields, sends the mail, says what to do until it comes, and leads back to login', async ({ page, platform }) => {
  await page.clock.install();
  await page.goto('/m/login');
  await page.getByRole('link', { name: 'Esqueci a senha' }).tap();
  // Before hydration the link loads a whole page.
  await expect(screen(page, 'forget')).toBeVisible();
  const ways = page.getByRole('tab');
  for (const isOn of [true, false]) {
    await platform.change('leve', { switches: { CHNGPASSVERIF3: isOn } });
    await returnToTab(page);
    await expect(ways).toHaveCount(isOn ? 2 : 0);
  }
  const mail = field(page, 'E-mail da conta');
  const sent = requestsTo(page, '/wps/member/password/forgot');
  await field(page, 'Usuário').fill('ana');
  await mail.fill('ana@example');
  await button(page, 'Enviar instruções').tap();
  await expect(page.getByText('O usuário tem de 4 a 16 caracteres')).toBeVisible();
  await expect(page.getByText('Confira o e-mail: algo como nome@site.com')).toBeVisible();
  await expect(field(page, 'Usuário')).toBeFocused();
  await field(page, 'Usuário').fill(' marina ');
  await mail.fill(`${'a'.repeat(243)}@example.com`);
  await expect(page.getByText('O e-mail é longo demais')).toBeVisible();
  expect(sent).toEqual([]);

  // The message is looked for before the answer: the code that shows it may be as late.
  const answer = await hold(page, '**/wps/member/password/forgot*');
  await mail.fill(' marina@example.com ');
  await button(page, 'Enviar instruções').tap();
  await expect(page.getByText('Só um momento…')).toBeVisible();
  await expectToast(page, 'Pronto! Veja o seu e-mail.', answer);
  await expect(page.getByText('Só um momento…')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Veja o seu e-mail', exact: true })).toBeVisible();
  await expect(page.getByText('Se m•••a@example.com for o e-mail da conta')).toBeVisible();
  await expect(screen(page, 'forget')).toBeFocused();
  const again = page.getByRole('button', { name: /^Enviar outro/ });
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  expect(sent.map((request) => [request.headers()['content-type'], request.postData()])).toEqual([['application/x-www-form-urlencoded', 'username=marina&email=marina%40example.com']]);
  expect((await platform.outbox())[0]).toMatchObject({ channel: 'mail', recipient: 'marina@example.com' });
  await page.clock.runFor(1_000);
  await expect(page.getByText('Pronto! Veja o seu e-mail.')).toHaveCount(0);
  await page.clock.fastForward(60_000);
  await expect(again).toHaveText('Enviar outro e-mail');
  await again.tap();
  await expect(again).toHaveText(/^Enviar outro em (60|5\d) s$/);
  expect(sent).toHaveLength(2);
  await button(page, 'Voltar para entrar').tap();
  await expect(screen(page, 'login')).toBeVisible();
});

test('P03 P04 recovery by phone enables the field by a code, clears the field of each failure, and logs in', async ({ page, platform }) => {
  await page.goto('/m/forget');
  await page.getByRole('tab', { name: 'Celular' }).tap();
  const code = field(page, 'Código do SMS');
  const secret = field(page, 'Senha nova');
  const send = button(page, 'Trocar a senha e entrar');
  await expect(code).toBeDisabled();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  // Before a code is sent, only the number is checked.
  await secret.fill('abc');
  await field(page, 'Celular com DDD').fill('1198');
  await button(page, 'Receber código').tap();
  await expect(page.getByText('O número tem de 8 a 20 dígitos')).toBeVisible();
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await field(page, 'Celular com DDD').fill(number);
  await button(page, 'Receber código').tap();
  await expect(code).toBeEnabled();
  await expect(code).toBeFocused();
  await code.fill('000000');
  await secret.fill('segredo1');
  await expect(send).toHaveAttribute('aria-disabled', 'false');
  await send.tap();
  await expect(alertOf(page)).toHaveText('Código de verificação incorreto.');
  await expect(code).toHaveValue('');
  await expect(secret).toHaveValue('segredo1');

  const sent = await platform.smsCode();
  await code.fill(sent);
  await secret.fill('leve2026');
  await send.tap();
  await expect(page.getByText('A senha nova não pode ser igual à antiga.')).toBeVisible();
  await expect(secret).toHaveValue('');
  await expect(secret).toBeFocused();
  await expect(code).toHaveValue(sent);
  await secret.fill('segredo1');
  const request = page.waitForRequest('**/wps/member/password/phone');
  await expectToast(page, 'Senha trocada.', () => send.tap());
  expect((await request).postDataJSON()).toEqual({ newPassword: 'segredo1', mobileNum: number, verificationCode: sent });
  await expect(accountButton(page)).toContainText('Marina');
});

test('P05 P06 P07 a change of password checks its fields, updates the remembered login, and leads home', async ({ page, context, platform }) => {
  await platform.change('leve', { switches: { HOLDPASSWORD: true } });
  await page.clock.install();
  await page.goto('/m/changePsw');
  await expect(page).toHaveURL('/m/home');
  await page.goto('/m/login');
  await page.getByLabel('Lembrar senha').check();
  await sendLogin(page, 'marina');
  await expect(accountButton(page)).toContainText('Marina');
  // A tab in which nobody logged in requires the old one.
  const other = await context.newPage();
  await other.goto('/m/changePsw');
  await expect(field(other, 'Senha atual')).toBeVisible();
  await other.close();

  // By links: a page that is loaded anew has forgotten the password.
  await page.getByRole('navigation').getByRole('link', { name: 'Conta' }).tap();
  await screen(page, 'mine').getByRole('link', { name: 'Configurações' }).tap();
  await page.getByRole('link', { name: /Trocar a senha/ }).tap();
  await expect(field(page, 'Usuário')).toHaveValue('marina');
  await expect(field(page, 'Usuário')).not.toBeEditable();
  await expect(field(page, 'Senha atual')).toHaveCount(0);
  const [fresh, again, save] = [field(page, 'Senha nova'), field(page, 'Repita a senha nova'), button(page, 'Trocar a senha')];
  const sent = requestsTo(page, '/wps/member/password/v2', 'PUT');
  await fresh.fill('leve2026');
  await save.tap();
  await expect(page.getByText('Digite a senha', { exact: true })).toBeVisible();
  await again.fill('leve2027');
  await save.tap();
  await expect(page.getByText('As senhas não são iguais')).toBeVisible();
  await again.fill('leve2026');
  await save.tap();
  const prompt = page.getByRole('alertdialog');
  await expect(prompt).toContainText('A senha nova não pode ser igual à antiga.');
  await prompt.getByRole('button', { name: 'Entendi' }).tap();
  await expect(prompt).toHaveCount(0);
  expect(sent).toEqual([]);

  // Without speakFailures, a failure only removes the waiting toast.
  await platform.change('leve', { switches: { speakFailures: false } });
  await returnToTab(page);
  await platform.refuse('changePassword', 'system.unknown');
  await fresh.fill('segredo1');
  await again.fill('segredo1');
  await save.tap();
  await expect.poll(() => sent.length).toBe(1);
  await expect(page.getByText('Só um momento…')).toHaveCount(0);
  await expect(page.getByText('Algo deu errado. Tente de novo.')).toHaveCount(0);
  await expect(fresh).toHaveValue('segredo1');
  await platform.clearFaults();

  const before = await localItem(page, 'rememberedLogin');
  const answer = await hold(page, '**/wps/member/password/v2');
  await save.tap();
  await expect(page.getByText('Só um momento…')).toBeVisible();
  await expectToast(page, 'Alteração salva', answer);
  await expect(page.getByText('Só um momento…')).toHaveCount(0);
  expect(await localItem(page, 'rememberedLogin')).not.toBe(before);
  await page.clock.runFor(1_000);
  await expect(page).toHaveURL('/m/home');
  await expect(page.getByText('Alteração salva')).toHaveCount(0);
  await page.evaluate(() => localStorage.removeItem('session'));
  await page.goto('/m/login');
  await expect(field(page, 'Senha')).toHaveValue('segredo1');
  await button(page, 'Entrar').tap();
  await expect(accountButton(page)).toContainText('Marina');
});

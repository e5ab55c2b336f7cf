import type { Page } from 'playwright/test';
import { alertOf, button, field } from './accounts.ts';
import { expect, test } from './fixture.ts';
import { comeBack, screen } from './steps.ts';
import { expectNoRawKey } from './words.ts';

/** What the platform refuses a call with (A §8), as the person reads it. */
const refusals: [code: string, portuguese: string, english: string][] = [
  ['system.unknown', 'Erro desconhecido. Tente de novo.', 'Unknown error. Please try again.'],
  ['made.up', 'Erro desconhecido. Tente de novo.', 'Unknown error. Please try again.'],
  ['request.url.empty', 'O endereço pedido está vazio.', 'Requested url is empty.'],
  ['request.invalid', 'Algo no que foi enviado não está certo. Confira e tente de novo.', 'Something in what was sent is not right. Check it and try again.'],
  ['request.too.many', 'Muitas tentativas. Espere um pouco e tente de novo.', 'Too many attempts. Wait a little and try again.'],
  ['session.missing', 'Você ainda não entrou. Entre primeiro.', 'You are not logged in, please log in first.'],
  ['session.expired', 'Sua sessão foi encerrada. Entre de novo.', 'You have been logged out, please log in again.'],
  ['permission.denied', 'Esta conta não tem permissão, ou a função está indisponível no momento.', 'This account does not have permission, or the feature is temporarily unavailable.'],
  ['permission.trial', 'Função indisponível na conta de teste. Entre com a sua conta.', 'Not available on a trial account. Log in with your own account.'],
  ['user.missing', 'O usuário não existe ou está desativado.', 'The user does not exist or is disabled.'],
  ['user.exists', 'Este nome de usuário já existe.', 'This username already exists.'],
  ['user.malformed', 'Usuário, senha ou e-mail em formato incorreto.', 'Account, password or email format incorrect.'],
  ['password.mismatch', 'A confirmação não é igual à senha.', 'Confirmation password not matched.'],
  ['login.wrong', 'Usuário ou senha incorretos.', 'Wrong username or password.'],
  ['login.empty', 'Digite o usuário e a senha.', 'Please enter the username and password.'],
  ['login.non.member', 'Esta conta não é de jogador e não pode entrar aqui.', 'Non-member account unable to log in.'],
  ['login.non.agent', 'Só agentes podem entrar aqui.', 'Non-agents cannot log in.'],
  ['captcha.wrong', 'O código de verificação não confere.', 'The verification code does not match.'],
  ['captcha.missing', 'Digite o código de verificação.', 'Enter the verification code.'],
  ['referrer.wrong', 'O link de indicação não é válido.', 'Referrer link error.'],
  ['invitation.wrong', 'Código de convite inválido.', 'Invalid invitation code.'],
  ['verification.wrong', 'Código de verificação incorreto.', 'Verification code error.'],
  ['modify.new.old.same', 'A senha nova não pode ser igual à antiga.', 'The new password and the old password cannot be the same.'],
  ['platform.upgrading', 'Estamos atualizando o sistema. Tente de novo mais tarde.', 'System upgrading, please try again later.'],
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

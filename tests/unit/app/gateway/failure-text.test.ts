import { errors, type ErrorCode } from '../../../../src/contract/errors.ts';
import { describe, expect, test } from 'vitest';
import { failureText, GatewayFailure, isRefused, SentenceError, sentenceKey } from '../../../../src/app/gateway/failure.ts';
import { startLanguage } from '../../../../src/app/i18n/index.ts';
import { setLanguage } from '../../../../src/app/features/language/set-language.ts';

/** The platform's refusals (A §8) and their sentences. */
const refusals: readonly [code: string, portuguese: string, english: string][] = [
  ['system.unknown', 'Algo deu errado. Tente de novo.', 'Something went wrong. Please try again.'],
  ['made.up', 'Algo deu errado. Tente de novo.', 'Something went wrong. Please try again.'],
  ['request.url.empty', 'Algo deu errado com este endereço. Tente de novo.', 'Something is wrong with this address. Please try again.'],
  ['request.invalid', 'Algo no que foi enviado não está certo. Confira e tente de novo.', 'Something in what was sent is not right. Check it and try again.'],
  ['request.too.many', 'Muitas tentativas. Espere um pouco e tente de novo.', 'Too many attempts. Wait a little and try again.'],
  ['session.missing', 'Entre para continuar', 'Log in to continue'],
  ['session.expired', 'Sua sessão foi encerrada. Entre de novo.', 'You were logged out. Please log in again.'],
  ['permission.denied', 'Esta conta não tem permissão, ou a função está indisponível no momento.', 'This account does not have permission, or the feature is temporarily unavailable.'],
  ['permission.trial', 'Função indisponível na conta de teste. Entre com a sua conta.', 'Not available on a trial account. Log in with your own account.'],
  ['user.missing', 'O usuário não existe ou está desativado.', 'The user does not exist or is disabled.'],
  ['user.exists', 'Este nome de usuário já existe.', 'This username already exists.'],
  ['user.malformed', 'Usuário, senha ou e-mail em formato incorreto.', 'Check the username, password or email.'],
  ['password.mismatch', 'As senhas não são iguais.', 'The passwords do not match.'],
  ['login.wrong', 'Usuário ou senha incorretos.', 'Wrong username or password.'],
  ['login.empty', 'Digite o usuário e a senha.', 'Please enter the username and password.'],
  ['login.non.member', 'Esta conta não é de jogador e não pode entrar aqui.', 'This account cannot log in here.'],
  ['login.non.agent', 'Só agentes podem entrar aqui.', 'Only agents can log in here.'],
  ['captcha.wrong', 'O código de verificação não confere.', 'The verification code does not match.'],
  ['captcha.missing', 'Digite o código de verificação.', 'Enter the verification code.'],
  ['referrer.wrong', 'O link de indicação não é válido.', 'This referral link does not work.'],
  ['invitation.wrong', 'Código de convite inválido.', 'Invalid invitation code.'],
  ['verification.wrong', 'Código de verificação incorreto.', 'Wrong code.'],
  ['modify.new.old.same', 'A senha nova não pode ser igual à antiga.', 'The new password and the old password cannot be the same.'],
  ['platform.upgrading', 'Estamos atualizando o sistema. Tente de novo mais tarde.', 'We are updating the site. Please try again later.'],
];

/** The other failures of a call and their sentences. */
const failures: readonly [failure: GatewayFailure, portuguese: string, english: string][] = [
  [new GatewayFailure('offline'), 'Você está sem internet. Assim que ela voltar, é só tentar de novo.', 'You are offline. Try again as soon as the network is back.'],
  [new GatewayFailure('network'), 'Conexão lenta ou sem internet.', 'Slow connection or no internet.'],
  [new GatewayFailure('timeout'), 'A conexão está lenta e a resposta não chegou.', 'The connection is slow and no answer came.'],
  [new GatewayFailure('unreadable'), 'O problema é do nosso lado. Tente de novo em instantes.', 'The problem is on our side. Try again in a moment.'],
  [new GatewayFailure('status', { status: 500 }), 'O problema é do nosso lado. Tente de novo em instantes.', 'The problem is on our side. Try again in a moment.'],
  [new GatewayFailure('status', { status: 403 }), 'Esta conta não tem permissão, ou a função está indisponível no momento.', 'This account does not have permission, or the feature is temporarily unavailable.'],
  [new GatewayFailure('status', { status: 429 }), 'Muitas tentativas. Espere um pouco e tente de novo.', 'Too many attempts. Wait a little and try again.'],
];

const refused = (code: string): string => failureText(new GatewayFailure('refused', { code: code as ErrorCode }));

describe.each([['pt', 1], ['en', 2]] as const)('in %s', (language, at) => {
  test('every refusal has its own sentence (E06)', async () => {
    await startLanguage(language, ['shell', 'common']);
    await setLanguage(language);
    for (const refusal of refusals) expect(refused(refusal[0]), refusal[0]).toBe(refusal[at]);
  });

  test('every other failure has a sentence with its cause', async () => {
    await setLanguage(language);
    for (const failure of failures) expect(failureText(failure[0]), failure[0].message).toBe(failure[at]);
  });

  test('a code that is only the beginning of known ones, or longer than one, reads as a plain one', async () => {
    await setLanguage(language);
    for (const code of ['login', 'play', 'play.limit', 'wallet.low.x', 'toString', '']) expect(refused(code), code).toBe(refused(errors.unknown));
  });

  test('every code of the contract has a sentence other than that of an unknown code', async () => {
    await setLanguage(language);
    const unknown = refused(errors.unknown);
    const silent = Object.values(errors).filter((code) => code !== errors.unknown && refused(code) === unknown);
    expect(silent).toEqual([]);
  });
});

test('what has a sentence of its own says it; what is no failure of a call, a plain one; only a refusal is one', () => {
  expect(sentenceKey(new SentenceError('form:social.closed'))).toBe('form:social.closed');
  for (const other of [new Error('x'), undefined, 'text', new GatewayFailure('status', { status: 404 })]) expect(sentenceKey(other)).toBe(other instanceof GatewayFailure ? 'common:failure.status' : 'common:error.system.unknown');
  expect([new GatewayFailure('refused', { code: 'wallet.low' }), new GatewayFailure('status', { status: 403 }), new SentenceError('a:b'), undefined].map((failure) => isRefused(failure))).toEqual([true, false, false, false]);
});

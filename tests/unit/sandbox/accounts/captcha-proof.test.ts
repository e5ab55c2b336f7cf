import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CaptchaProof } from '../../../../src/contract/endpoints/accounts.ts';
import { solveCaptcha } from '../../../../src/app/ui/field/solve-captcha.ts';
import { openCaptchas } from '../../../../src/sandbox/accounts/captcha.ts';
import { startSandbox, type Phone } from '../../../support/sandbox-caller.ts';

let phone: Phone;
beforeEach(async () => void (phone = await startSandbox()));
afterEach(() => phone.close());

const askTask = async (): Promise<CaptchaProof> => (await phone.call('/wps/captcha/proof')).value as CaptchaProof;
const solve = async (task: CaptchaProof) => (await solveCaptcha(task, () => false))!;
const logIn = (captcha?: string) => phone.logIn({ username: 'marina', password: 'leve2026', captcha });
/** Wrong logins, after which each takes a captcha. */
const slip = async () => void (await phone.logIn({ username: 'marina', password: 'wrong' }));

test('who sees no picture logs in by what the phone has solved, once', async () => {
  await slip();
  expect(await logIn()).toMatchObject({ errorCode: 'captcha.missing' });
  await phone.call('/wps/captcha');
  const answer = await solve(await askTask());
  expect(await logIn(answer)).toMatchObject({ success: true });
  await slip();
  expect(await logIn(answer)).toMatchObject({ errorCode: 'captcha.wrong' });
});

test('the picture\'s own answer stays good beside the task, and uses up both', async () => {
  await slip();
  await phone.call('/wps/captcha');
  const answer = await solve(await askTask());
  expect(await logIn(openCaptchas(phone.platform)[0]!.answer)).toMatchObject({ success: true });
  await slip();
  expect(await logIn(answer)).toMatchObject({ errorCode: 'captcha.wrong' });
});

test('another picture voids the task, a wrong answer uses it up, and nothing is not its answer', async () => {
  await slip();
  const first = await solve(await askTask());
  await phone.call('/wps/captcha');
  expect(await logIn(first)).toMatchObject({ errorCode: 'captcha.wrong' });
  const second = await solve(await askTask());
  expect(await logIn('1000')).toMatchObject({ errorCode: 'captcha.wrong' });
  expect(await logIn(second)).toMatchObject({ errorCode: 'captcha.wrong' });
  await askTask();
  expect(await logIn('\u200b')).toMatchObject({ errorCode: 'captcha.wrong' });
});

test('a task lives as long as its picture, and both count towards one bound', async () => {
  await slip();
  const answer = await solve(await askTask());
  phone.advance(5 * 60_000);
  expect(await logIn(answer)).toMatchObject({ errorCode: 'captcha.wrong' });
  const answers: (string | undefined)[] = [];
  for (let asked = 0; asked < 300; asked++) answers.push((await phone.call(asked % 2 ? '/wps/captcha' : '/wps/captcha/proof')).errorCode);
  expect(answers.filter((code) => code === 'request.too.many').length).toBeGreaterThan(0);
  expect(answers.slice(0, 290)).not.toContain('request.too.many');
});

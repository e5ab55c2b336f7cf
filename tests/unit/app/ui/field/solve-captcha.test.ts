import { pbkdf2Sync } from 'node:crypto';
import { expect, test } from 'vitest';
import { solveCaptcha } from '../../../../../src/app/ui/field/solve-captcha.ts';

const salt = Buffer.from('0123456789abcdef');
/** A task as a platform makes it, by Node's own hash. */
const taskOf = (number: string, most = 30) => ({ salt: salt.toString('base64'), key: pbkdf2Sync(number, salt, 50, 32, 'sha256').toString('base64'), iterations: 50, most });

test.each(['0', '7', '8', '29'])('the phone finds %s', async (number) => {
  expect(await solveCaptcha(taskOf(number), () => false)).toBe(number);
});

test('a task without an answer below its bound ends without one, and so does one that is void', async () => {
  expect(await solveCaptcha(taskOf('30'), () => false)).toBeUndefined();
  expect(await solveCaptcha(taskOf('29'), () => true)).toBeUndefined();
});

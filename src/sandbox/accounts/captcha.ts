import { pbkdf2Sync, randomBytes, randomInt } from 'node:crypto';
import { cleanText } from '../../contract/clean.ts';
import type { CaptchaProof } from '../../contract/endpoints/accounts.ts';
import { Refusal, type Call, type Platform } from '../handler.ts';
import { change, row, rows } from '../store/database.ts';
import { minute } from '../time/lengths.ts';
import { attemptsOf, type AttemptScope } from './attempts.ts';
import { drawEquation } from './captcha-picture.ts';
import { visitorOf } from './visitor.ts';

/** ms in which a captcha can be answered. */
export const captchaLifetime = 5 * minute;

/** Makes a new captcha for the visitor and answers its picture as an SVG data address. The previous one is void. */
export function askCaptcha(platform: Platform, visitor: string): string {
  const { equation, answer } = equationAtRandom();
  change(platform.database, 'delete from captchas where expires_at <= ?', platform.clock.now());
  keepCaptcha(platform, visitor, String(answer));
  return `data:image/svg+xml;base64,${Buffer.from(drawEquation(equation)).toString('base64')}`;
}

/**
 * Numbers below this are tried, each so many times hashed: a guess is right once in a thousand, the picture's once in
 * twenty; the right one takes 0.4 s of a fast processor on average.
 */
const proofTask = { most: 1_000, iterations: 4_000 };

/** Makes a task whose number answers the visitor's captcha as well as the picture's sum does, for who cannot see that. */
export function askProof({ database, clock }: Platform, visitor: string): CaptchaProof {
  const proof = String(randomInt(proofTask.most));
  const salt = randomBytes(16);
  change(database, 'delete from captchas where expires_at <= ?', clock.now());
  // Without a picture there is no other answer: an empty one is never taken.
  change(
    database,
    `insert into captchas (visitor, answer, proof, expires_at) values (?, '', ?, ?) on conflict do update set proof = excluded.proof`,
    visitor, proof, clock.now() + captchaLifetime,
  );
  return { ...proofTask, salt: salt.toString('base64'), key: pbkdf2Sync(proof, salt, proofTask.iterations, 32, 'sha256').toString('base64') };
}

/** The visitor's next answer must be this one. */
export function keepCaptcha({ database, clock }: Platform, visitor: string, answer: string): void {
  change(
    database,
    `insert into captchas (visitor, answer, expires_at) values (?, ?, ?)
     on conflict do update set answer = excluded.answer, proof = null, expires_at = excluded.expires_at`,
    visitor, answer, clock.now() + captchaLifetime,
  );
}

/** Whether the answer solves the visitor's open captcha, which is used up either way. */
export function isCaptchaAnswer({ database, clock }: Platform, visitor: string, answer: string): boolean {
  const asked = row<{ answer: string; proof: string | null; expires_at: number }>(
    database, 'delete from captchas where visitor = ? returning answer, proof, expires_at', visitor,
  );
  const given = cleanText(answer);
  return asked !== undefined && asked.expires_at > clock.now() && given !== '' && [asked.answer, asked.proof].includes(given);
}

/** Tries without a captcha within the window: a person's fourth is rare, a machine's is not. */
const freeTries = 3;

/** Refused with `captcha.missing` or `captcha.wrong`, which ask for one, unless a right one came with the call. */
export function requireCaptcha(call: Pick<Call<{ captcha?: string }>, 'platform' | 'input' | 'request' | 'answerHeaders'>): void {
  const needs = { captcha: true };
  const { platform, input: { captcha } } = call;
  if (!captcha?.trim()) throw new Refusal('captcha.missing', needs);
  if (!isCaptchaAnswer(platform, visitorOf(call), captcha)) throw new Refusal('captcha.wrong', needs);
}

/** The same from the fourth try on, by the attempts that are counted in any of these scopes. */
export function requireCaptchaAfter(call: Call<{ captcha?: string }>, tries: readonly (readonly [AttemptScope, subject: string])[]): void {
  if (tries.some(([scope, subject]) => attemptsOf(call.platform, scope, subject) >= freeTries)) requireCaptcha(call);
}

/** Open captchas with their answers, newest first; for the console. */
export function openCaptchas({ database, clock }: Platform): { visitor: string; answer: string }[] {
  return rows(database, 'select visitor, answer from captchas where expires_at > ? order by expires_at desc, rowid desc', clock.now());
}

function equationAtRandom(): { equation: string; answer: number } {
  const first = randomInt(2, 20);
  const second = randomInt(2, 10);
  const sum = first + second;
  return randomInt(2) ? { equation: `${first}+${second}=`, answer: sum } : { equation: `${sum}-${second}=`, answer: first };
}

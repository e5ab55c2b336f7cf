import type { DatabaseSync } from 'node:sqlite';
import { digest } from '../crypto/secrets.ts';
import { Refusal, type Platform } from '../handler.ts';
import { change, row } from '../store/database.ts';
import { day, minute } from '../time/lengths.ts';

/** Within so many ms attempts count, where their scope has no window of its own. */
const attemptWindow = 15 * minute;
const windows = new Map<string, number>([['message', minute], ['messages', day], ['feedback', day], ['consent', day]]);
const windowOf = (scope: string): number => windows.get(scope) ?? attemptWindow;

/** Attempts that are let through within the window, by the scope that they are counted in. */
export const attemptLimits = {
  /** failed logins with the typed account */
  account: 10,
  /** failed logins from the network address, beyond which each login takes a captcha */
  address: 60,
  /** trial accounts opened from the address */
  trial: 20,
  /** codes that the address asked for */
  code: 20,
  /** messages to a number or an address of mail: in a minute, and in a day */
  message: 1,
  messages: 10,
  /** wrong codes from the address: for one number, and for all */
  guess: 5,
  guesses: 20,
  /** captchas, visit reports and wrong tokens of the console from the address */
  captcha: 300,
  report: 120,
  token: 20,
  /** questions of the address whether a name is free or an invitation valid */
  question: 60,
  /** registrations from the address */
  registration: 20,
  /** mails that the address asked for */
  mail: 10,
  /** changes of password that the member tried, and wrong login passwords where one proves a change */
  password: 10,
  /** wrong payment passwords of the member */
  payment: 5,
  /** answers to security questions that the member tried */
  answers: 5,
  /** Pix keys whose holder the member asked for */
  key: 30,
  /** feedback and consents of the member in a day, and pictures that the member sent */
  feedback: 10,
  consent: 10,
  picture: 30,
  /** charges that the member asked for */
  charge: 30,
} as const;

/** Failed logins count against the visitor's cookie too, which only decides on the captcha. */
export type AttemptScope = keyof typeof attemptLimits | 'visitor';

/** Counts an attempt; refused with `request.too.many` beyond the limit. */
export function limitAttempts(platform: Platform, scope: keyof typeof attemptLimits, subject: string): void {
  refuseBeyondLimit(platform, scope, subject);
  recordAttempt(platform, scope, subject);
}

/**
 * Whether a number or an address may have another message: one a minute, ten a day. It is counted where it may. What
 * cannot be answered by a refusal is not sent.
 */
export function countsMessage(platform: Platform, to: string): boolean {
  const scopes = ['message', 'messages'] as const;
  if (scopes.some((scope) => attemptsOf(platform, scope, to) >= attemptLimits[scope])) return false;
  for (const scope of scopes) recordAttempt(platform, scope, to);
  return true;
}

export function refuseBeyondLimit(platform: Platform, scope: keyof typeof attemptLimits, subject: string): void {
  if (attemptsOf(platform, scope, subject) >= attemptLimits[scope]) throw new Refusal('request.too.many');
}

/** The attempts that count against a subject. */
export function attemptsOf({ database, clock }: Platform, scope: AttemptScope, subject: string): number {
  const counted = row<{ count: number }>(
    database,
    'select count(*) as count from attempts where scope = ? and subject = ? and at > ?',
    scope, digest(subject), clock.now() - windowOf(scope),
  );
  return counted!.count;
}

/**
 * Counts an attempt and returns a function that forgets it. Subjects are stored as digests:
 * the text typed as account may be a password.
 */
export function recordAttempt({ database, clock }: Platform, scope: AttemptScope, subject: string): () => void {
  const now = clock.now();
  change(database, 'delete from attempts where at <= ?', now - day);
  const { id } = change(database, 'insert into attempts (scope, subject, at) values (?, ?, ?)', scope, digest(subject), now);
  // Not all that are counted are refused: a stranger's thousands are no more than the limit says.
  change(
    database, 'delete from attempts where id in (select id from attempts where scope = ? and subject = ? order by at desc, id desc limit -1 offset ?)',
    scope, digest(subject), 2 * (scope === 'visitor' ? 1 : attemptLimits[scope]),
  );
  return () => change(database, 'delete from attempts where id = ?', id);
}

export function forgetAttempts({ database }: Platform, scope: AttemptScope, subject: string): void {
  change(database, 'delete from attempts where scope = ? and subject = ?', scope, digest(subject));
}

export function forgetAllAttempts(database: DatabaseSync): void {
  change(database, 'delete from attempts');
}

import { cleanText, nameKey } from '../../contract/clean.ts';
import { limitAttempts, recordAttempt, refuseBeyondLimit } from '../accounts/attempts.ts';
import { isPassword } from '../accounts/passwords.ts';
import { Refusal, type Platform } from '../handler.ts';
import { answersOf, protectionOf, type Protection } from './protection.ts';

/** The proof that a change of the account's security takes: the strongest secret that the member has. */
export function proofOf({ payment_password_hash: payment, password_hash: login }: Protection): 'payment' | 'login' | 'none' {
  if (payment) return 'payment';
  return login ? 'login' : 'none';
}

/** Refused with `payment.password.wrong` or `login.wrong`, whichever is asked for. */
export async function prove(platform: Platform, memberId: number, secret: string | undefined): Promise<void> {
  const proof = proofOf(protectionOf(platform, memberId));
  if (proof === 'payment') await provePayment(platform, memberId, secret);
  if (proof === 'login') await proveLogin(platform, memberId, secret);
}

/** Refused with `payment.password.missing` where there is none, `payment.password.wrong`, and after five wrong ones `request.too.many`. */
export async function provePayment(platform: Platform, memberId: number, secret: string | undefined): Promise<void> {
  const { payment_password_hash: kept } = protectionOf(platform, memberId);
  if (!kept) throw new Refusal('payment.password.missing');
  const forget = attempt(platform, 'payment', memberId);
  if (!(await isPassword(secret ?? '', kept))) throw new Refusal('payment.password.wrong', { field: 'secret' });
  forget();
}

/** Refused with `login.wrong`; passes where the member has no login password. */
export async function proveLogin(platform: Platform, memberId: number, secret: string | undefined): Promise<void> {
  const { password_hash: kept } = protectionOf(platform, memberId);
  if (!kept) return;
  const forget = attempt(platform, 'password', memberId);
  if (!(await isPassword(secret ?? '', kept))) throw new Refusal('login.wrong', { field: 'secret' });
  forget();
}

/** Refused with `answers.wrong` unless every question that the member answered is answered alike. */
export async function proveAnswers(platform: Platform, memberId: number, given: readonly { question: string; answer: string }[]): Promise<void> {
  const kept = answersOf(platform, memberId);
  limitAttempts(platform, 'answers', String(memberId));
  for (const [question, hash] of kept) {
    const answer = given.find((one) => one.question === question)?.answer ?? '';
    if (!(await isPassword(plainAnswer(answer), hash)) && !(await isPassword(olderAnswer(answer), hash))) throw new Refusal('answers.wrong', { field: 'answers' });
  }
  if (!kept.size) throw new Refusal('answers.wrong', { field: 'answers' });
}

/** An answer without accents, case, apostrophes and double blanks: people remember answers, not spellings. */
export const plainAnswer = (answer: string): string => nameKey(answer) || cleanText(answer);

/** As answers were kept before apostrophes and blanks made no difference. */
const olderAnswer = (answer: string): string => answer.normalize('NFD').replace(/[\u0300-\u036f]/g, '').trim().toLowerCase();

// Counted before the slow check, so that parallel guesses are limited like those sent one by one.
function attempt(platform: Platform, scope: 'payment' | 'password', memberId: number): () => void {
  refuseBeyondLimit(platform, scope, String(memberId));
  return recordAttempt(platform, scope, String(memberId));
}

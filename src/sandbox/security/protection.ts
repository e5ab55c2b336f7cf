import { Refusal, type Platform } from '../handler.ts';
import { row, rows } from '../store/database.ts';

/** Secrets and contacts that protect a member's account. */
export interface Protection {
  id: number;
  merchant: string;
  password_hash: string | null;
  payment_password_hash: string | null;
  dialing_code: string | null;
  mobile_number: string | null;
  email: string | null;
}

/** Refused with `user.missing` where there is no such member. */
export function protectionOf({ database }: Platform, memberId: number): Protection {
  const found = row<Protection>(
    database, 'select id, merchant, password_hash, payment_password_hash, dialing_code, mobile_number, email from members where id = ?', memberId,
  );
  if (!found) throw new Refusal('user.missing');
  return found;
}

/** Question to the hash of its answer. */
export function answersOf({ database }: Platform, memberId: number): Map<string, string> {
  const found = rows<{ question: string; hash: string }>(
    database, 'select question, answer_hash as hash from security_answers where member_id = ? order by question', memberId,
  );
  return new Map(found.map(({ question, hash }) => [question, hash]));
}

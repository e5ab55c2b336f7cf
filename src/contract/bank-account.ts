// Branches and accounts as banks print them.
import { cleanText } from './clean.ts';

/** characters; a longer text is no account, and is not parsed */
const longest = 200;

/**
 * Normalises a branch or an account: digits, and a dash before a check digit that was written apart. `12.345-x`, `12
 * 345 – X` and `12345X` become `12345-X`; `123456` may include its check digit, as some banks print it. Other text comes back with only its punctuation changed.
 */
export function plainAccount(typed: string): string {
  if (typed.length > longest) return typed;
  const text = cleanText(typed).toUpperCase().replace(/[\u2010-\u2015\u2212/_.]/g, '-').replace(/^[\s-]+|[\s-]+$/g, '');
  const [, number = text, digit] = /^(.*\d)(?:[\s-]*([PX])|[\s-]+(\d)|\s*-\s*(\d{2}))$/.exec(text)?.filter((part) => part !== undefined) ?? [];
  return [number.replace(/[\s-]/g, ''), digit].filter(Boolean).join('-');
}

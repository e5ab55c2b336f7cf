// Phone and platform clean typed, pasted and scanned text here before they check it.

/** The zero of each non-ASCII row of digits on keyboards, ascending: Arabic, Persian, Devanagari, Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];

const digits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;

/** Invisible characters: soft hyphens, zero widths, direction marks, and joiners outside emoji. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu;

const asciiDigit = (sign: string): string => {
  const code = sign.charCodeAt(0);
  return String(code - zeros.find((zero) => code < zero + 10)!);
};

/**
 * Normalises a text: NFC, without invisible characters, digits and full-width characters in ASCII, each kind of blank
 * as a space, trimmed. Line breaks inside stay.
 */
export const cleanText = (text: string): string => text
  // First: one may stand between a letter and its combining mark.
  .replace(invisible, '')
  .normalize('NFC')
  .replace(digits, asciiDigit)
  .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
  .replace(/\r\n?/g, '\n')
  .replace(/[^\S\n]/g, ' ')
  .trim();

/** Whether a text is one line without control characters: in a mail header a further line could add a recipient. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** Normalises a secret (NFC), because phones differ in how they encode `ã`; nothing else changes. */
export const cleanSecret = (text: string): string => text.normalize('NFC');

/** Only the letters and digits of a text, in capitals, without the label of a CPF: `12.ABC.345/01DE-35` becomes `12ABC34501DE35`. */
export const cleanNumber = (text: string): string => cleanText(text).toUpperCase().replace(/^CPF\b|[^\p{L}\d]/gu, '');

/** Letters without a Unicode decomposition that banks and passports write in ASCII. */
const letters: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ð: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n' };

/** Characters inside names that banks omit, or write as a blank. */
const silent = /['’‘‛ʹʻʼʾʿ′`´.·]/g;

/** A cleaned text with Latin letters in ASCII, case kept: `Łukasz Çelik` becomes `Lukasz Celik`. */
export const asciiText = (text: string): string => cleanText(text)
  .normalize('NFKD')
  .replace(/\p{M}/gu, '')
  .replace(/[łđðøßæœþıħŧŋ]/gi, (letter) => {
    const plain = letters[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? plain : plain.toUpperCase();
  });

/**
 * The key to compare people's names, which ignores accents, case, apostrophes, dashes and double blanks. `Joana
 * D’Ávila`, `JOANA D'AVILA` and `JOANA D AVILA` have the same.
 */
export const nameKey = (name: string): string => asciiText(cleanText(name).replace(silent, ''))
  // After the silent characters: NFKD turns a standalone acute accent into a blank.
  .toLowerCase()
  .replace(/[\s\u2010-\u2015\u2212-]+/g, ' ')
  .trim()
  .replace(/(^| )([dlo]) (?=\p{L})/gu, '$1$2');

/** A code as messages group it: in one piece, or in groups of equal length. */
const grouped = String.raw`(\d{4}[ -]\d{4}|\d{4,10}|\d{3}(?:[ -]\d{3}){1,2})(?![-/]?\d)`;
// No lookbehind: old WebKits lack it.
const anyCode = new RegExp(`(?:^|\\D\\D|[^\\d/-])${grouped}`);
const namedCode = new RegExp(`(?:c[oó]digo|code|token|senha|pin)(?: [^\\d.]*|\\D{0,3})${grouped}`, 'i');

/**
 * The digits of a code as typed or pasted: the code itself, `625 020`, `G-625020`, or the whole message. Takes the
 * first number called a code, else the first that is long enough, else the text without blanks and dashes.
 */
export function codeIn(typed: string): string {
  // Longer than any message; limits the search in a hostile text.
  const text = cleanText(typed.slice(0, 1_000)).replace(/[\u2010-\u2015\u2212]/g, '-');
  const found = namedCode.exec(text) ?? anyCode.exec(text);
  return (found ? found[1]! : text).replace(/[\s-]/g, '');
}

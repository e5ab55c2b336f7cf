// What people type, paste and scan is cleaned here before it is judged, on the phone and on the platform alike.

/** Zero of each row of digits that keyboards write beside ASCII's: Arabic, Persian, Devanagari, Bengali. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6];

const digits = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef]/g;

/** Signs that nobody sees: soft hyphens, zero widths, marks of direction, and joiners outside emoji. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu;

const asciiDigit = (sign: string): string => {
  const code = sign.charCodeAt(0);
  return String(code - zeros.find((zero) => code >= zero && code < zero + 10)!);
};

/**
 * A text in one spelling: composed (NFC), without signs that nobody sees, digits and full-width signs in ASCII,
 * each kind of blank as a space, none around it. Line breaks inside stay.
 */
export const cleanText = (text: string): string => text
  // First: one may stand between a letter and its mark.
  .replace(invisible, '')
  .normalize('NFC')
  .replace(digits, asciiDigit)
  .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
  .replace(/\r\n?/g, '\n')
  .replace(/[^\S\n]/g, ' ')
  .trim();

/** Whether a text is one line without control characters: in the head of a mail a further line is a further recipient. */
export const isOneLine = (text: string): boolean => !/[\p{Cc}\u2028\u2029]/u.test(text);

/** A secret in one spelling (NFC), for phones differ in how they write `ã`; nothing else of it changes. */
export const cleanSecret = (text: string): string => text.normalize('NFC');

/** A cleaned text with nothing but its letters and digits, in capitals, without the label of a CPF: `12.ABC.345/01DE-35` as `12ABC34501DE35`. */
export const cleanNumber = (text: string): string => cleanText(text).toUpperCase().replace(/^CPF\b|[^\p{L}\d]/gu, '');

/** Letters without a decomposition of their own that banks and passports write in ASCII. */
const letters: Readonly<Record<string, string>> = { ł: 'l', đ: 'd', ð: 'd', ø: 'o', ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th', ı: 'i', ħ: 'h', ŧ: 't', ŋ: 'n' };

/** Signs within names that banks leave out, or write as a blank. */
const silent = /['’‘‛ʹʻʼʾʿ′`´.·]/g;

/** A cleaned text with Latin letters as ASCII writes them, in their case: `Łukasz Çelik` as `Lukasz Celik`. */
export const asciiText = (text: string): string => cleanText(text)
  .normalize('NFKD')
  .replace(/\p{M}/gu, '')
  .replace(/[łđðøßæœþıħŧŋ]/gi, (letter) => {
    const plain = letters[letter.toLowerCase()] ?? letter;
    return letter === letter.toLowerCase() ? plain : plain.toUpperCase();
  });

/**
 * The key by which names of people are compared: accents, capitals, apostrophes, dashes and double blanks make no
 * difference. `Joana D’Ávila`, `JOANA D'AVILA` and `JOANA D AVILA` have the same.
 */
export const nameKey = (name: string): string => asciiText(cleanText(name).replace(silent, ''))
  // Silent signs went first: the compatible form of an acute accent that stands alone is a blank.
  .toLowerCase()
  .replace(/[\s\u2010-\u2015\u2212-]+/g, ' ')
  .trim()
  .replace(/(^| )([dlo]) (?=\p{L})/gu, '$1$2');

/** A code as its message groups it: in one piece, or in groups of the same length. */
const grouped = String.raw`(\d{4}[ -]\d{4}|\d{4,10}|\d{3}(?:[ -]\d{3}){1,2})(?![-/]?\d)`;
// No lookbehind: old WebKits do not know it.
const anyCode = new RegExp(`(?:^|\\D\\D|[^\\d/-])${grouped}`);
const namedCode = new RegExp(`(?:c[oó]digo|code|token|senha|pin)(?: [^\\d.]*|\\D{0,3})${grouped}`, 'i');

/**
 * The digits of a code out of what was typed or pasted: the code itself, `625 020`, `G-625020`, or its whole message.
 * The first that is named so, else the first that is long enough; without any, the text without blanks and dashes.
 */
export function codeIn(typed: string): string {
  // No message is longer, and a hostile one is not searched for long.
  const text = cleanText(typed.slice(0, 1_000)).replace(/[\u2010-\u2015\u2212]/g, '-');
  const found = namedCode.exec(text) ?? anyCode.exec(text);
  return (found ? found[1]! : text).replace(/[\s-]/g, '');
}

import { cleanText } from './clean.ts';

const brazil = '55';

/** The 67 area codes of Brazil (Anatel). */
const area = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])';
const beginsWithArea = new RegExp(`^${area}`);
const mobile = new RegExp(`^${area}9\\d{8}$`);
/** A landline; WhatsApp has them too. */
const fixed = new RegExp(`^${area}[2-5]\\d{7}$`);

/**
 * Prefixes before an area code: the country code, twice if both phone and person add it, and the trunk 0, bare or with
 * a carrier code: `0 11`, `0 15 11`, `0xx11`. No area code begins with 0: `00351 …` is foreign, and must not be read as
 * a Brazilian number.
 */
const before = new RegExp(`^(?:\\+?${brazil}){0,2}(?:xx|0(?:xx|[1-9]\\d)?)?(${area}(?:9\\d{8}|[2-5]\\d{7}))$`, 'i');

/** Characters between the digits: blanks, brackets, strokes, stars. */
const signs = /[\s()[\]./_*'\u00b7\u2010-\u2015\u2022\u2212-]/g;

const digitsOf = (dialingCode: string): string => dialingCode.replace(/\D/g, '');

/**
 * Normalises a typed or pasted number, such as `+55 (11) 98765-4321` or `0 15 11 98765-4321`, to how it is dialled
 * within its country: `11987654321`. `dialingCode` is the form's, such as `+55`; another country's code stays with its
 * plus, which a number's rule refuses. Other text only loses its punctuation.
 */
export function plainNumber(typed: string, dialingCode: string): string {
  const text = cleanText(typed)
    // Text before and after the number: `Tel.: …`, a link and what it says (`?text=Oi%202`), a full stop.
    .replace(/(\d)\/?[?&]\w+=.*/, '$1')
    .replace(/^[^\d+]+(?=\+?\d)/, '')
    .replace(/(\d)\D+$/, '$1')
    .replace(signs, '');
  const own = digitsOf(dialingCode);
  const prefix = [`+${own}`, `00${own}`].find((code) => text.startsWith(code));
  const rest = prefix ? text.slice(prefix.length) : text;
  return (own === brazil && before.exec(rest)?.[1]) || rest;
}

/** The trunk 0 with a placeholder of the carrier code. Each run of characters is read once. */
const carrierPlace = /^\W*(?:55\W*)?0xx/i;

/** `plainNumber` for a field that also takes a username: text that is no number stays unchanged. */
export const plainNumberOrName = (typed: string, dialingCode: string): string =>
  (/[^\W\d]/.test(cleanText(typed).replace(carrierPlace, '')) ? typed : plainNumber(typed, dialingCode));

/** Why no mobile phone can have this normalised number, as the key of a sentence; only Brazil's numbering plan is known. */
export function mobileFault(number: string, dialingCode: string): 'any.area' | 'any.mobile' | undefined {
  if (digitsOf(dialingCode) !== brazil || mobile.test(number)) return undefined;
  const local = number.replace(/^0+/, '');
  return /^\d{10,11}$/.test(local) && !beginsWithArea.test(local) ? 'any.area' : 'any.mobile';
}

/** The same for a number that may be a landline, such as WhatsApp's. */
export function phoneFault(number: string, dialingCode: string): 'any.area' | 'any.phone' | undefined {
  if (!number || fixed.test(number)) return undefined;
  const fault = mobileFault(number, dialingCode);
  return fault === 'any.mobile' ? 'any.phone' : fault;
}

/**
 * Names under which this member may be stored, the likeliest first: before numbers were normalised, `5511987654321` and
 * `011987654321` were stored as typed.
 */
export function spellingsOf(name: string): readonly string[] {
  const number = plainNumberOrName(name, brazil);
  const older = mobile.test(number) || fixed.test(number) ? [brazil, '0', `0${brazil}`, `00${brazil}`].map((prefix) => prefix + number) : [];
  return [...new Set([name, number, ...older])];
}

import { cleanText } from './clean.ts';

const brazil = '55';

/** Area codes of Brazil (Anatel): 67 of them. */
const area = '(?:1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9])';
const beginsWithArea = new RegExp(`^${area}`);
const mobile = new RegExp(`^${area}9\\d{8}$`);
/** Of a house or an office; WhatsApp has them too. */
const fixed = new RegExp(`^${area}[2-5]\\d{7}$`);

/**
 * What may stand before an area code: the country's code, once or twice where a phone filled it in and a person as well,
 * and the 0 of a call from afar, bare or with the code of the carrier: `0 11`, `0 15 11`, `0xx11`. None begins with 0:
 * `00351 …` is abroad, and no number of Brazil is read out of it.
 */
const before = new RegExp(`^(?:\\+?${brazil}){0,2}(?:xx|0(?:xx|[1-9]\\d)?)?(${area}(?:9\\d{8}|[2-5]\\d{7}))$`, 'i');

/** What stands between the digits: blanks, brackets, strokes, stars. */
const signs = /[\s()[\]./_*'\u00b7\u2010-\u2015\u2022\u2212-]/g;

const digitsOf = (dialingCode: string): string => dialingCode.replace(/\D/g, '');

/**
 * A number as it was typed or pasted, `+55 (11) 98765-4321` or `0 15 11 98765-4321`, as it is dialled within its country:
 * `11987654321`. `dialingCode` is that of the form, such as `+55`; another country's code stays with its plus, which a
 * number's rule refuses. Text that is no number of Brazil only loses its signs.
 */
export function plainNumber(typed: string, dialingCode: string): string {
  const text = cleanText(typed)
    // Before the number and behind it: `Tel.: …`, a link to it, a full stop.
    .replace(/^[^\d+]+(?=\+?\d)/, '')
    .replace(/(\d)\D+$/, '$1')
    .replace(signs, '');
  const own = digitsOf(dialingCode);
  const prefix = [`+${own}`, `00${own}`].find((code) => text.startsWith(code));
  const rest = prefix ? text.slice(prefix.length) : text;
  return (own === brazil && before.exec(rest)?.[1]) || rest;
}

/** The 0 before an area code, with the place of the carrier's code. Each run of signs is read once. */
const carrierPlace = /^\W*(?:55\W*)?0xx/i;

/** The same for a field that takes a username as well: text that is not a number stays unchanged. */
export const plainNumberOrName = (typed: string, dialingCode: string): string =>
  (/[^\W\d]/.test(cleanText(typed).replace(carrierPlace, '')) ? typed : plainNumber(typed, dialingCode));

/** Why no mobile phone can have this plain number, as the key of a sentence; only of Brazil the plan of numbers is known. */
export function mobileFault(number: string, dialingCode: string): 'any.area' | 'any.mobile' | undefined {
  if (digitsOf(dialingCode) !== brazil || mobile.test(number)) return undefined;
  const local = number.replace(/^0+/, '');
  return /^\d{10,11}$/.test(local) && !beginsWithArea.test(local) ? 'any.area' : 'any.mobile';
}

/** The same for a number that may be of a house or an office, as those of WhatsApp. */
export function phoneFault(number: string, dialingCode: string): 'any.area' | 'any.phone' | undefined {
  if (!number || fixed.test(number)) return undefined;
  const fault = mobileFault(number, dialingCode);
  return fault === 'any.mobile' ? 'any.phone' : fault;
}

/**
 * Names under which the member with this name may have been kept, the likeliest first: before numbers were cleaned,
 * `5511987654321` and `011987654321` were kept as they were typed.
 */
export function spellingsOf(name: string): readonly string[] {
  const number = plainNumberOrName(name, brazil);
  const older = mobile.test(number) || fixed.test(number) ? [brazil, '0', `0${brazil}`, `00${brazil}`].map((prefix) => prefix + number) : [];
  return [...new Set([name, number, ...older])];
}

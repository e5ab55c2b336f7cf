/**
 * Reads a BR Code as a strict bank does, written from the Central Bank's manual and EMV's merchant-presented mode alone:
 * fields of two digits of tag, two digits of length and a value, in rising order; tag 63 last, with the CRC over all
 * before it; names of receivers in the manual's letters, digits and signs. Throws a sentence where a bank would refuse.
 */
export interface ReadCode {
  key: string;
  name: string;
  city: string;
  /** minor units; none: the payer types it */
  amount?: number;
  reference: string;
}

/** The table of CRC16 with the polynomial 0x1021, which the manual names. */
const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let rest = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) rest = rest >= 0x8000 ? (rest * 2) ^ 0x1_1021 : rest * 2;
  return rest;
});

const crcOf = (bytes: Uint8Array): string => {
  let rest = 0xffff;
  for (const byte of bytes) rest = ((rest & 0xff) << 8) ^ table[(rest >> 8) ^ byte]!;
  return rest.toString(16).toUpperCase().padStart(4, '0');
};

function fieldsOf(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let rest = text;
  while (rest) {
    const head = /^(\d\d)(\d\d)/.exec(rest);
    if (!head) throw new Error(`no field begins at ${rest.slice(0, 8)}`);
    const [, tag, length] = head as unknown as [string, string, string];
    const value = rest.slice(4, 4 + Number(length));
    if (value.length !== Number(length) || !value) throw new Error(`field ${tag} has ${value.length} characters, not ${length}`);
    if (found.has(tag) || [...found.keys()].some((earlier) => earlier > tag)) throw new Error(`field ${tag} is out of its place`);
    found.set(tag, value);
    rest = rest.slice(4 + Number(length));
  }
  return found;
}

function take(fields: Map<string, string>, tag: string, pattern: RegExp): string {
  const value = fields.get(tag);
  if (value === undefined || !pattern.test(value)) throw new Error(`field ${tag} is not ${String(pattern)}: ${value ?? 'missing'}`);
  return value;
}

export function readBrCode(code: string): ReadCode {
  const bytes = new TextEncoder().encode(code);
  if (bytes.length !== code.length) throw new Error('a character of more than one byte');
  const fields = fieldsOf(code);
  if ([...fields.keys()].at(-1) !== '63') throw new Error('the checksum is not the last field');
  if (take(fields, '63', /^[0-9A-F]{4}$/) !== crcOf(bytes.subarray(0, -4))) throw new Error('the checksum is wrong');
  take(fields, '00', /^01$/);
  take(fields, '52', /^\d{4}$/);
  take(fields, '53', /^986$/);
  take(fields, '58', /^BR$/);
  const account = fieldsOf(take(fields, '26', /^.{1,99}$/));
  take(account, '00', /^br\.gov\.bcb\.pix$/i);
  const amount = fields.has('54') ? take(fields, '54', /^\d{1,10}\.\d\d$/) : undefined;
  return {
    key: take(account, '01', /^.{1,77}$/),
    name: take(fields, '59', /^(?=.*[A-Za-z0-9])[A-Za-z0-9$%*+./:-][A-Za-z0-9 $%*+./:-]{0,24}$/),
    city: take(fields, '60', /^(?=.*[A-Za-z0-9])[A-Za-z0-9$%*+./:-][A-Za-z0-9 $%*+./:-]{0,14}$/),
    amount: amount === undefined ? undefined : Math.round(Number(amount) * 100),
    reference: take(fieldsOf(take(fields, '62', /^.{1,99}$/)), '05', /^(?:\*{3}|[A-Za-z0-9]{1,25})$/),
  };
}

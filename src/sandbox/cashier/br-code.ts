import { asciiText } from '../../contract/clean.ts';

/** The content of a PIX code. `amount` is minor units; without one the payer types it. */
export interface PixCharge {
  key: string;
  name: string;
  city: string;
  amount?: number;
  /** up to 25 letters and digits */
  reference?: string;
}

/** A BR Code, EMV's QR code as the Central Bank of Brazil profiles it: fields of a tag, a length and a value, and a checksum. */
export function brCode({ key, name, city, amount, reference = '***' }: PixCharge): string {
  const code = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    amount === undefined ? '' : field('54', (amount / 100).toFixed(2)),
    field('58', 'BR'),
    field('59', bankText(name, 25) || 'PIX'),
    field('60', bankText(city, 15) || 'BRASIL'),
    field('62', field('05', reference)),
    // The checksum is over its own tag and length too.
    '6304',
  ].join('');
  return code + crc16(code);
}

function field(tag: string, value: string): string {
  if (value.length > 99) throw new RangeError(`too long for field ${tag}: ${value}`);
  return tag + String(value.length).padStart(2, '0') + value;
}

/**
 * Text as all banks' readers take it: letters without accents, digits, and the signs of the Central Bank's manual; some
 * refuse a code with any other. Empty where nothing readable is left, as of a name in another script.
 */
export function bankText(text: string, most: number): string {
  const read = asciiText(text).replace(/&/g, ' e ').replace(/[^A-Za-z0-9 $%*+./:-]+/g, ' ').replace(/ +/g, ' ').trim().slice(0, most).trim();
  return /[A-Za-z0-9]/.test(read) ? read : '';
}

/** CRC16-CCITT-FALSE of ASCII text, as four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

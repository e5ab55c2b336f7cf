import { createHash } from 'node:crypto';

/** The merchant's own account at a bank, into which its members pay. */
interface Receiver {
  city: string;
  /** a random PIX key */
  pixKey: string;
  bank: string;
  branch: string;
  number: string;
  holder: string;
  /** CNPJ */
  document: string;
}

/** Made from the merchant's code, so that it is the same at every start. The company behind it is nobody's. */
export function receiverOf(merchant: string): Receiver {
  const hash = createHash('sha256').update(`receiver ${merchant}`).digest('hex');
  const digits = String(Number.parseInt(hash.slice(0, 10), 16)).padStart(12, '0');
  return {
    city: 'São Paulo',
    pixKey: [hash.slice(0, 8), hash.slice(8, 12), `4${hash.slice(13, 16)}`, `a${hash.slice(17, 20)}`, hash.slice(20, 32)].join('-'),
    bank: '998 · Banco Araucária',
    branch: '0001',
    number: `${digits.slice(0, 8)}-${digits[8]}`,
    holder: `${merchant[0]!.toUpperCase()}${merchant.slice(1)} Pagamentos Ltda.`,
    document: withCheckDigits(`${digits.slice(4, 12)}0001`),
  };
}

/** A CNPJ out of its first twelve digits. */
function withCheckDigits(digits: string): string {
  const checkDigit = (counted: string): number => {
    const sum = [...counted].toReversed().reduce((total, digit, at) => total + Number(digit) * (2 + (at % 8)), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = digits + checkDigit(digits);
  const whole = first + checkDigit(first);
  return whole.replace(/^(\d{2})(\d{3})(\d{3})(\d{4})(\d{2})$/, '$1.$2.$3/$4-$5');
}

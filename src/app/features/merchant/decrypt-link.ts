// A separate chunk with the cipher, which only links of customer service need.
import CryptoJS from 'crypto-js/core';
import 'crypto-js/tripledes';
import 'crypto-js/mode-ecb';
import { addressOf } from '../../../contract/address.ts';

const keyLength = 8;

/** The address in an encrypted link (A §3): DES-ECB, keyed by the last 8 characters. Undefined if it decrypts to no address. */
export function decryptLink(written: string): string | undefined {
  // Base64 encoders break lines at 64 or 76 characters, and a file or a form adds blanks.
  const sealed = written.replace(/[\s\u200b\ufeff]/g, '');
  const split = sealed.length - keyLength;
  try {
    const key = CryptoJS.enc.Utf8.parse(sealed.slice(split));
    const link = CryptoJS.DES.decrypt(sealed.slice(0, split), key, { mode: CryptoJS.mode.ECB }).toString(CryptoJS.enc.Utf8);
    return addressOf(link);
  } catch {
    // Not base64, or another key.
    return undefined;
  }
}

// A chunk of its own, with the cipher: only customer service has such links.
import CryptoJS from 'crypto-js/core';
import 'crypto-js/tripledes';
import 'crypto-js/mode-ecb';
import { addressOf } from '../../../contract/address.ts';

const keyLength = 8;

/** The address in a sealed link (A §3): DES-ECB, and the last 8 characters are the key. None where it opens to no address. */
export function decryptLink(written: string): string | undefined {
  // Encoders of base64 break their lines, each 64 or 76 signs, and a file or a form leaves blanks around it.
  const sealed = written.replace(/[\s\u200b\ufeff]/g, '');
  const split = sealed.length - keyLength;
  try {
    const key = CryptoJS.enc.Utf8.parse(sealed.slice(split));
    const link = CryptoJS.DES.decrypt(sealed.slice(0, split), key, { mode: CryptoJS.mode.ECB }).toString(CryptoJS.enc.Utf8);
    return addressOf(link);
  } catch {
    // Not base64, or not sealed by that key.
    return undefined;
  }
}

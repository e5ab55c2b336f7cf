// A chunk of its own, with the cipher: only customer service has such links.
import CryptoJS from 'crypto-js/core';
import 'crypto-js/tripledes';
import 'crypto-js/mode-ecb';
import { isAddress } from '../../../contract/address.ts';

const keyLength = 8;

/** The address in a sealed link (A §3): DES-ECB, and the last 8 characters are the key. None where it opens to no address. */
export function decryptLink(sealed: string): string | undefined {
  const split = sealed.length - keyLength;
  try {
    const key = CryptoJS.enc.Utf8.parse(sealed.slice(split));
    const link = CryptoJS.DES.decrypt(sealed.slice(0, split), key, { mode: CryptoJS.mode.ECB }).toString(CryptoJS.enc.Utf8).trim();
    return isAddress(link) ? link : undefined;
  } catch {
    // Not base64, or not sealed by that key.
    return undefined;
  }
}

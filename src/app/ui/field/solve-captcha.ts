import type { CaptchaProof } from '../../../contract/endpoints/accounts.ts';

/** Numbers that are tried at once: the browser hashes beside the page, on as many processors as it has. */
const atOnce = 8;

/** Whether this browser can solve a task: `crypto.subtle` exists only over HTTPS. */
export const canSolve = (): boolean => typeof crypto !== 'undefined' && crypto.subtle !== undefined;

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> => Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** The number that solves the task, as text; undefined if none does, or once `stopped` returns true. Rejects if the browser fails to hash. */
export async function solveCaptcha({ salt, key, iterations, most }: CaptchaProof, stopped: () => boolean): Promise<string | undefined> {
  const algorithm = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations };
  const isRight = async (number: string): Promise<boolean> => {
    const typed = await crypto.subtle.importKey('raw', bytesOf(btoa(number)), 'PBKDF2', false, ['deriveBits']);
    const hashed = new Uint8Array(await crypto.subtle.deriveBits(algorithm, typed, 256));
    return btoa(String.fromCharCode(...hashed)) === key;
  };
  for (let first = 0; first < most && !stopped(); first += atOnce) {
    const numbers = Array.from({ length: Math.min(atOnce, most - first) }, (_, index) => String(first + index));
    const right = await Promise.all(numbers.map(isRight));
    if (right.includes(true)) return numbers[right.indexOf(true)];
  }
  return undefined;
}

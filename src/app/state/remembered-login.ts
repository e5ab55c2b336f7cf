import type { Infer } from '../../contract/shape.ts';
import { map, read, record, text } from '../../contract/shape.ts';
import { localStore, readJson, storageKeys } from '../device/storage.ts';

const remembered = record({
  /** way of login, `username` or `sms` (A §3) */
  type: text,
  username: text,
  password: text,
  countryDialingCode: text,
});

/** A login that the person asked to be remembered. */
export type Remembered = Infer<typeof remembered>;

/** One record for each way of login. */
const kept = map(remembered);

const saltLength = 16;

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (code: string): Uint8Array => Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));

const salted = (bytes: Uint8Array, salt: Uint8Array): Uint8Array => bytes.map((byte, index) => byte ^ salt[index % saltLength]!);

/** Not a secret: the key lies beside it. It keeps the password from being read in passing. */
function encode(password: string): string {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  return toBase64(salt) + toBase64(salted(new TextEncoder().encode(password), salt));
}

function decode(code: string): string {
  // 16 bytes take 24 characters of base64.
  const [salt, bytes] = [fromBase64(code.slice(0, 24)), fromBase64(code.slice(24))];
  return new TextDecoder().decode(salted(bytes, salt));
}

function readAll(): Record<string, Remembered> {
  try {
    return read(kept, readJson(localStore, storageKeys.rememberedLogin) ?? {});
  } catch {
    return {};
  }
}

const write = (all: Record<string, Remembered>) => localStore.set(storageKeys.rememberedLogin, JSON.stringify(all));

/** Keeps a login on this phone until sign-out; each time with a fresh salt (L02). */
export function remember(login: Remembered): void {
  write({ ...readAll(), [login.type]: { ...login, password: encode(login.password) } });
}

/** The login kept for a way of login; none when there is none that can be read. */
export function recall(type: string): Remembered | undefined {
  const found = readAll()[type];
  try {
    return found && { ...found, password: decode(found.password) };
  } catch {
    return undefined;
  }
}

/** Forgets the login kept for a way of login, as when the person no longer ticks the box. */
export function forgetRemembered(type: string): void {
  const all = readAll();
  delete all[type];
  write(all);
}

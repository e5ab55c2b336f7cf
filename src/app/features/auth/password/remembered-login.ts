import { map, optional, record, text, tryRead, type Infer } from '../../../../contract/shape.ts';
import { localStore, readJson, storageKeys } from '../../../device/storage.ts';

const saltLength = 16;

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (code: string): Uint8Array => Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));

const xorWithSalt = (bytes: Uint8Array, salt: Uint8Array): Uint8Array => bytes.map((byte, index) => byte ^ salt[index % saltLength]!);

/**
 * Obfuscates a password for storage, each time with a fresh salt. No encryption, since the key is beside it: it only
 * hides the password from a passing glance.
 */
function encodePassword(password: string): string {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  return toBase64(salt) + toBase64(xorWithSalt(new TextEncoder().encode(password), salt));
}

/** Decodes a password; throws for a malformed text. */
function decodePassword(code: string): string {
  // 16 bytes take 24 characters of base64.
  const [salt, bytes] = [fromBase64(code.slice(0, 24)), fromBase64(code.slice(24))];
  return new TextDecoder().decode(xorWithSalt(bytes, salt));
}

const remembered = record({
  /** method of login, `username` or `sms` (A §3) */
  type: text,
  /** a member's name or number, as typed */
  username: text,
  /** account name in the session; missing in records of earlier versions */
  account: optional(text),
  /** empty for `sms`: a code works once */
  password: text,
  countryDialingCode: text,
});

/** A login that the person asked to be remembered. */
type RememberedLogin = Infer<typeof remembered>;

/** One record for each method of login. */
const kept = map(remembered);

const readAll = (): Record<string, RememberedLogin> => tryRead(kept, readJson(localStore, storageKeys.rememberedLogin)) ?? {};

const write = (all: Record<string, RememberedLogin>) => localStore.set(storageKeys.rememberedLogin, JSON.stringify(all));

/** Stores a login on this phone until sign-out; each time with a fresh salt (L02). */
export function rememberLogin(login: RememberedLogin): void {
  write({ ...readAll(), [login.type]: { ...login, password: encodePassword(login.password) } });
}

/** The login stored for a method; undefined if there is none, or it cannot be read. */
export function recallLogin(type: string): RememberedLogin | undefined {
  const found = readAll()[type];
  try {
    return found && { ...found, password: decodePassword(found.password) };
  } catch {
    return undefined;
  }
}

/** Updates the password of an account's stored login, if there is one (P07). */
export function updateRememberedPassword(account: string, password: string): void {
  const known = recallLogin('username');
  // The typed name may be the account's number.
  if (known && (known.account ?? known.username).toLowerCase() === account.toLowerCase()) rememberLogin({ ...known, password });
}

/** Removes the login stored for a method, as when the person unticks the box. */
export function forgetLogin(type: string): void {
  const all = readAll();
  delete all[type];
  write(all);
}

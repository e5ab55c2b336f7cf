import { map, optional, read, record, text } from '../../../../contract/shape.ts';
import type { Infer } from '../../../../contract/shape.ts';
import { localStore, readJson, storageKeys } from '../../../device/storage.ts';

const saltLength = 16;

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (code: string): Uint8Array => Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));

const salted = (bytes: Uint8Array, salt: Uint8Array): Uint8Array => bytes.map((byte, index) => byte ^ salt[index % saltLength]!);

/** A password as the phone keeps it, each time with a fresh salt. Not a secret, the key lies beside it: it keeps the password from being read in passing. */
function encodePassword(password: string): string {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  return toBase64(salt) + toBase64(salted(new TextEncoder().encode(password), salt));
}

/** The password that was encoded; throws for a text that holds none. */
function decodePassword(code: string): string {
  // 16 bytes take 24 characters of base64.
  const [salt, bytes] = [fromBase64(code.slice(0, 24)), fromBase64(code.slice(24))];
  return new TextDecoder().decode(salted(bytes, salt));
}

const remembered = record({
  /** way of login, `username` or `sms` (A §3) */
  type: text,
  /** a member's name or number, as typed */
  username: text,
  /** whose login it is, as the session names the member; missing in records of earlier versions */
  account: optional(text),
  /** empty for `sms`: a code serves once */
  password: text,
  countryDialingCode: text,
});

/** A login that the person asked to be remembered. */
type RememberedLogin = Infer<typeof remembered>;

/** One record for each way of login. */
const kept = map(remembered);

function readAll(): Record<string, RememberedLogin> {
  try {
    return read(kept, readJson(localStore, storageKeys.rememberedLogin) ?? {});
  } catch {
    return {};
  }
}

const write = (all: Record<string, RememberedLogin>) => localStore.set(storageKeys.rememberedLogin, JSON.stringify(all));

/** Keeps a login on this phone until sign-out; each time with a fresh salt (L02). */
export function rememberLogin(login: RememberedLogin): void {
  write({ ...readAll(), [login.type]: { ...login, password: encodePassword(login.password) } });
}

/** The login kept for a way of login; none when there is none that can be read. */
export function recallLogin(type: string): RememberedLogin | undefined {
  const found = readAll()[type];
  try {
    return found && { ...found, password: decodePassword(found.password) };
  } catch {
    return undefined;
  }
}

/** Puts the changed password of an account into the login kept for it (P07); where none is kept, none is. */
export function updateRememberedPassword(account: string, password: string): void {
  const known = recallLogin('username');
  // The typed name may be the account's number.
  if (known && (known.account ?? known.username).toLowerCase() === account.toLowerCase()) rememberLogin({ ...known, password });
}

/** Forgets the login kept for a way of login, as when the person no longer ticks the box. */
export function forgetLogin(type: string): void {
  const all = readAll();
  delete all[type];
  write(all);
}

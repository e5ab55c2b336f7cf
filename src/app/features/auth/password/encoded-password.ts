const saltLength = 16;

const toBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
const fromBase64 = (code: string): Uint8Array => Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));

const salted = (bytes: Uint8Array, salt: Uint8Array): Uint8Array => bytes.map((byte, index) => byte ^ salt[index % saltLength]!);

/** A password as the phone keeps it, each time with a fresh salt. Not a secret, the key lies beside it: it keeps the password from being read in passing. */
export function encodePassword(password: string): string {
  const salt = crypto.getRandomValues(new Uint8Array(saltLength));
  return toBase64(salt) + toBase64(salted(new TextEncoder().encode(password), salt));
}

/** The password that was encoded; throws for a text that holds none. */
export function decodePassword(code: string): string {
  // 16 bytes take 24 characters of base64.
  const [salt, bytes] = [fromBase64(code.slice(0, 24)), fromBase64(code.slice(24))];
  return new TextDecoder().decode(salted(bytes, salt));
}

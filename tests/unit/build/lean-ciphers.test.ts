import { constants, createPrivateKey, generateKeyPairSync, privateDecrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import WholeCryptoJS from 'crypto-js/core';
import 'crypto-js/tripledes';
import 'crypto-js/mode-ecb';
import { build } from 'vite';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { leanCiphers, withUsedMethods } from '../../../src/build/lean-ciphers.ts';

const source = `
import CryptoJS from 'crypto-js/core';
import 'crypto-js/tripledes';
import 'crypto-js/mode-ecb';
export { JSEncrypt } from 'jsencrypt';
export { CryptoJS };`;

interface Ciphers {
  CryptoJS: typeof WholeCryptoJS;
  JSEncrypt: typeof import('jsencrypt').JSEncrypt;
}

async function builtCiphers(): Promise<Ciphers> {
  const virtualModule = {
    name: 'virtualModule',
    resolveId: (id: string) => (id === 'virtualModule' ? `${process.cwd()}/virtualModule.js` : undefined),
    load: (id: string) => (id.endsWith('/virtualModule.js') ? source : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [virtualModule, leanCiphers()],
    build: { write: false, minify: false, rolldownOptions: { input: 'virtualModule', preserveEntrySignatures: 'strict' } },
  });
  const { code } = (built as Rolldown.RolldownOutput).output[0];
  return (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as Ciphers;
}

const lean = await builtCiphers();

/** The text that only the holder of the private key reads. */
function opened(sealed: string | false, privateKey: string): string {
  const padded = privateDecrypt({ key: createPrivateKey(privateKey), padding: constants.RSA_NO_PADDING }, Buffer.from(sealed || '', 'base64'));
  expect([padded[0], padded[1]]).toEqual([0, 2]);
  return padded.subarray(padded.indexOf(0, 2) + 1).toString();
}

const privateKeyEncoding = { type: 'pkcs8', format: 'pem' } as const;

test.each([
  [1024, 65_537, 'spki'], [2048, 65_537, 'spki'], [2048, 65_537, 'pkcs1'], [4096, 65_537, 'spki'], [2048, 3, 'spki'], [2047, 257, 'spki'],
] as const)('the reduced jsencrypt encrypts by a key of %d bits with exponent %d as %s', (modulusLength, publicExponent, type) => {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength, publicExponent, publicKeyEncoding: { type, format: 'pem' }, privateKeyEncoding });
  for (let times = 0; times < 10; times++) {
    const cipher = new lean.JSEncrypt();
    cipher.setPublicKey(publicKey);
    expect(opened(cipher.encrypt(`key${times}abc`), privateKey)).toBe(`key${times}abc`);
  }
});

test('a key that is missing or broken gives nothing sealed', () => {
  for (const broken of ['', 'no key', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----']) {
    const cipher = new lean.JSEncrypt();
    cipher.setPublicKey(broken);
    expect(cipher.encrypt('abcdefgh'), broken).toBe(false);
  }
});

test('the reduced crypto-js encrypts and decrypts like the whole', () => {
  const secret = (CryptoJS: typeof WholeCryptoJS) => [CryptoJS.enc.Utf8.parse('Abcdefg2'), { mode: CryptoJS.mode.ECB }] as const;
  for (const text of ['', '{"username":"ana"}', 'ação €', 'x'.repeat(1_000)]) {
    const sealed = lean.CryptoJS.DES.encrypt(text, ...secret(lean.CryptoJS)).toString();
    expect(sealed).toBe(WholeCryptoJS.DES.encrypt(text, ...secret(WholeCryptoJS)).toString());
    expect(lean.CryptoJS.DES.decrypt(sealed, ...secret(lean.CryptoJS)).toString(lean.CryptoJS.enc.Utf8)).toBe(text);
  }
});

test('a version of jsencrypt without a method that is used fails the build', () => {
  const whole = readFileSync('node_modules/jsencrypt/lib/lib/jsbn/jsbn.js', 'utf8');
  expect(() => withUsedMethods(whole.replaceAll('.squareTo', '.squared'))).toThrow('BigInteger has no method squareTo');
});

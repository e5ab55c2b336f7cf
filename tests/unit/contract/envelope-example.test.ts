import { generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headers } from '../../../src/contract/headers.ts';
import { openEnvelope } from '../../../src/sandbox/crypto/envelope.ts';
import { seal } from '../../gateway/kit/seal.ts';

test('the README\'s envelope, byte by byte, is the one that a platform opens', () => {
  const readme = readFileSync('src/contract/README.md', 'utf8');
  const [, text] = /UTF-8: `(\{.+?\})`/.exec(readme)!;
  const [, key] = /here `(\w{8})`: bytes/.exec(readme)!;
  const [, bytes] = /: bytes `([\da-f ]+)`/.exec(readme)!;
  const [, body] = /text\/plain`:\s+`([\w+/=]+)`/.exec(readme)!;
  expect(Buffer.from(key!).toString('hex')).toBe(bytes!.replaceAll(' ', ''));

  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } });
  const sealed = seal(text!, publicKey, key);
  expect(sealed.body).toBe(body);
  expect(openEnvelope(body!, new Headers({ [headers.encryption]: sealed.wrappedKey }), privateKey)).toEqual(JSON.parse(text!));
});

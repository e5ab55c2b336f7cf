import { parseAst } from 'vite';
import type { Plugin } from 'vite';

/** Methods of jsencrypt's classes that reading a public key and encrypting by it call. The others make, write and use private keys, sign, and print ASN.1. */
const usedMethods: Record<string, readonly string[]> = {
  JSEncrypt: ['setKey', 'setPublicKey', 'getKey', 'encrypt'],
  JSEncryptRSAKey: ['parseKey'],
  RSAKey: ['doPublic', 'encrypt'],
  BigInteger: [
    'toString', 'abs', 'compareTo', 'bitLength', 'mod', 'modPowInt', 'copyTo', 'fromInt', 'fromString', 'clamp', 'dlShiftTo', 'drShiftTo',
    'lShiftTo', 'rShiftTo', 'subTo', 'multiplyTo', 'squareTo', 'divRemTo', 'invDigit', 'isEven', 'exp', 'am',
  ],
  Classic: ['convert', 'revert', 'reduce', 'mulTo', 'sqrTo'],
  Montgomery: ['convert', 'revert', 'reduce', 'mulTo', 'sqrTo'],
  Barrett: [],
  NullExp: [],
  Stream: ['get', 'hexByte', 'hexDump'],
  ASN1: ['posStart', 'posEnd', 'toHexString', 'getHexStringValue'],
};

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode => typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';

/** `Name.prototype.method = function`, as TypeScript writes methods for old engines. */
const method = /^(\w+)\.prototype\.(\w+) = function/;

/** The code of a module of jsencrypt, reduced to its used methods. Throws if it lacks one of them, as a new version may. */
export function withUsedMethods(code: string): string {
  const unused: SyntaxNode[] = [];
  const found = new Map<string, Set<string>>();
  const waiting: SyntaxNode[] = [parseAst(code) as unknown as SyntaxNode];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const [, name, member] = (node.type === 'ExpressionStatement' && method.exec(code.slice(node.start, node.end))) || [];
    const used = usedMethods[name!];
    if (used) {
      found.set(name!, (found.get(name!) ?? new Set()).add(member!));
      if (!used.includes(member!)) unused.push(node);
      continue;
    }
    for (const value of Object.values(node)) {
      if (isNode(value)) waiting.push(value);
      else if (Array.isArray(value)) waiting.push(...value.filter(isNode));
    }
  }
  for (const [name, members] of found) {
    const missing = usedMethods[name]!.find((member) => !members.has(member));
    if (missing) throw new Error(`jsencrypt's ${name} has no method ${missing}: see src/build/lean-ciphers.ts`);
  }
  return unused.toSorted((one, other) => other.start - one.start).reduce((left, { start, end }) => left.slice(0, start) + left.slice(end), code);
}

/** Takes 10 KB (brotli) of the ciphers' 24 off the first login: jsencrypt's private keys, and crypto-js's passwords, as DES here has a key of its own. */
export function leanCiphers(): Plugin[] {
  return [
    {
      name: 'leve:lean-jsencrypt',
      apply: 'build',
      transform: {
        filter: { id: /\/jsencrypt\/lib\/.*\.js$/ },
        handler: (code) => ({ code: withUsedMethods(code), map: null }),
      },
    },
    {
      name: 'leve:lean-crypto-js',
      apply: 'build',
      load: {
        filter: { id: /\/crypto-js\/(?:evpkdf|hmac|md5|sha1)\.js$/ },
        handler: () => `module.exports = require('./core');`,
      },
    },
  ];
}

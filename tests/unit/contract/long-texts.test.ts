import { expect, test } from 'vitest';
import { addressOf } from '../../../src/contract/address.ts';
import { parseAmount } from '../../../src/contract/amount.ts';
import { formats } from '../../../src/contract/languages.ts';
import { plainAccount } from '../../../src/contract/bank-account.ts';
import { asciiText, cleanNumber, cleanText, codeIn, isOneLine, nameKey } from '../../../src/contract/clean.ts';
import { pixKeyFault, pixKeyKinds, plainPixKey, typedPixKey } from '../../../src/contract/destinations.ts';
import { documentFault } from '../../../src/contract/documents.ts';
import { mobileFault, phoneFault, plainNumber, plainNumberOrName, spellingsOf } from '../../../src/contract/phone.ts';
import { email, payeeName } from '../../../src/contract/registration.ts';
import { check } from '../../../src/contract/rules.ts';
import { threadWork } from '../../support/thread-work.ts';

/** Each reads what a stranger sent, before its length is looked at: a body may be 256 KB. */
const readers: Record<string, (text: string) => unknown> = {
  addressOf, asciiText, cleanNumber, cleanText, codeIn, documentFault, isOneLine, nameKey, plainAccount, spellingsOf,
  parseAmount: (text) => parseAmount(text, formats.pt),
  plainNumber: (text) => plainNumber(text, '+55'),
  plainNumberOrName: (text) => plainNumberOrName(text, '+55'),
  mobileFault: (text) => mobileFault(text, '+55'),
  phoneFault: (text) => phoneFault(text, '+55'),
  email: (text) => check(email, text),
  payeeName: (text) => check(payeeName, text),
  ...Object.fromEntries(pixKeyKinds.flatMap((kind) => [[`pixKeyFault ${kind}`, (text: string) => pixKeyFault(kind, text)], [`plainPixKey ${kind}`, (text: string) => plainPixKey(kind, text)], [`typedPixKey ${kind}`, (text: string) => typedPixKey(kind, text)]])),
};

const parts = ['(', '@', 'a', '0', '5', ' ', '\n', '.', ',', '-', '1.', '1a', 'a.', 'a@', '1,', '0x', "'", '\u200b', 'd ', '55', '#', 'codigo '];

test.each(Object.entries(readers))('%s reads 64 KB of anything in a moment', (_name, read) => {
  for (const part of parts) {
    for (const [start, end] of [['', ''], ['', '\0'], ['a', 'a'], ['1', '1'], ['a', '(']]) {
      const text = start + part.repeat(64 * 1024 / part.length) + end;
      expect(threadWork(() => read(text)), JSON.stringify([start, part, end])).toBeLessThan(200);
    }
  }
});

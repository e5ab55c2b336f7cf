import { expect, test } from 'vitest';
import { gameMessages, readGameMessage } from '../../../src/contract/game-messages.ts';

test.each(gameMessages)('%s is read', (name) => {
  expect(readGameMessage({ leve: name })).toEqual({ name, rules: false, on: true });
});

test('of its fields only those of the protocol are read, in their own type', () => {
  expect(readGameMessage({ leve: 'ready', rules: true, balance: 1e9 })).toEqual({ name: 'ready', rules: true, on: true });
  expect(readGameMessage({ leve: 'ready', rules: 'yes' })).toMatchObject({ rules: false });
  expect(readGameMessage({ leve: 'fullScreen', on: false })).toMatchObject({ on: false });
});

test.each([[undefined], [null], ['ready'], [1], [[]], [['ready']], [{}], [{ leve: 1 }], [{ leve: 'toString' }], [{ leve: ['ready'] }], [{ name: 'ready' }], ['{"leve":"ready"}']])('%j is no message', (data) => {
  expect(readGameMessage(data)).toBeUndefined();
});

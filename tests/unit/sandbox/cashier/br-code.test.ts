import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brCode, crc16 } from '../../../../src/sandbox/cashier/br-code.ts';
import { readBrCode } from '../../../support/br-code-reader.ts';

test('the code equals the example in the manual of the Central Bank of Brazil', () => {
  expect(brCode({ key: '123e4567-e12b-12d1-a456-426655440000', name: 'Fulano de Tal', city: 'BRASILIA' })).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  );
});

test('the checksum is CRC16-CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1');
  expect(crc16('')).toBe('FFFF');
});

test('the strict reader reads the manual\'s example, and refuses what a bank refuses', () => {
  const example = '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
  expect(readBrCode(example)).toEqual({ key: '123e4567-e12b-12d1-a456-426655440000', name: 'Fulano de Tal', city: 'BRASILIA', amount: undefined, reference: '***' });
  for (const [found, put, why] of [['1D3D', '1D3E', 'checksum'], ['Fulano', 'Fulan', 'field'], ['BRASILIA', 'BRASÍLIA', 'byte']] as const) {
    expect(() => readBrCode(example.replace(found, put))).toThrow(why);
  }
});

const charge = { key: 'pix@leve.example', city: 'São Paulo', amount: 5_000, reference: 'ABC123' };

test.each([
  ['Zé & Cia', 'Ze e Cia'], ['A "B" <C>', 'A B C'], ['Łukasz Dvořák', 'Lukasz Dvorak'], ['Straße 7', 'Strasse 7'], ['D’Ávila', 'D Avila'], ['Ｌｅｖｅ', 'Leve'],
  ['北京', 'PIX'], ['Лев', 'PIX'], ['🎰🎰', 'PIX'], ['---', 'PIX'], ['', 'PIX'], ['  Bet\u200b 24h!  ', 'Bet 24h'], ['Æther_Bet@home', 'AEther Bet home'],
  ['Pagamentos e Apostas do Brasil Ltda.', 'Pagamentos e Apostas do B'], ['abcdefghijklmnopqrstuvwx y', 'abcdefghijklmnopqrstuvwx'],
])('a receiver called %s is read by a strict bank as %s', (name, read) => {
  expect(readBrCode(brCode({ ...charge, name }))).toMatchObject({ name: read, city: 'Sao Paulo' });
});

test('a city without Latin letters is never empty', () => {
  expect(readBrCode(brCode({ ...charge, name: 'Leve', city: '東京' }))).toMatchObject({ city: 'BRASIL' });
});

const texts = fc.string({ unit: fc.constantFrom(...'aZ9 .-&$é北Лł🎰"<\u200b\u0303\t½İ'), maxLength: 60 });

test('any charge is read back from its code by a strict bank', () => {
  fc.assert(fc.property(
    fc.integer({ min: 1, max: 100_000_000 }), texts, texts, fc.stringMatching(/^[A-Z0-9]{1,25}$/),
    (amount, name, city, reference) => {
      expect(readBrCode(brCode({ key: 'pix@leve.example', name, city, amount, reference }))).toMatchObject({ key: 'pix@leve.example', amount, reference });
    },
  ));
});

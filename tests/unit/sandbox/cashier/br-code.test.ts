import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brCode, crc16 } from '../../../../src/sandbox/cashier/br-code.ts';

test('the code equals the example in the manual of the Central Bank of Brazil', () => {
  expect(brCode({ key: '123e4567-e12b-12d1-a456-426655440000', name: 'Fulano de Tal', city: 'BRASILIA' })).toBe(
    '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D',
  );
});

test('the checksum is CRC16-CCITT-FALSE', () => {
  expect(crc16('123456789')).toBe('29B1');
  expect(crc16('')).toBe('FFFF');
});

/** Parses a code's fields, without the code under test. */
function fieldsOf(code: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < code.length;) {
    const length = Number(code.slice(at + 2, at + 4));
    fields[code.slice(at, at + 2)] = code.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

test('any charge is read back from its code', () => {
  fc.assert(fc.property(
    fc.integer({ min: 1, max: 100_000_000 }), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }), fc.stringMatching(/^[A-Z0-9]{1,25}$/),
    (amount, name, reference) => {
      const code = brCode({ key: 'pix@leve.example', name: `L${name}`, city: 'São Paulo', amount, reference });
      expect(crc16(code.slice(0, -4))).toBe(code.slice(-4));
      expect(code).toMatch(/^[\x20-\x7e]+$/);
      const fields = fieldsOf(code);
      expect(fieldsOf(fields['26']!)).toEqual({ '00': 'br.gov.bcb.pix', '01': 'pix@leve.example' });
      expect(Number(fields['54'])).toBe(amount / 100);
      expect(fields).toMatchObject({ '00': '01', '52': '0000', '53': '986', '58': 'BR', '60': 'Sao Paulo' });
      expect(fieldsOf(fields['62']!)).toEqual({ '05': reference });
      expect(fields['59']!.length).toBeLessThanOrEqual(25);
    },
  ));
});

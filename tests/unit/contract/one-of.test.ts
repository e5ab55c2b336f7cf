import { describe, expect, test } from 'vitest';
import { betRecord } from '../../../src/contract/endpoints/records.ts';
import { depositMethods, readDeposit } from '../../../src/contract/endpoints/cashier.ts';
import { settings } from '../../../src/contract/endpoints/platform.ts';
import { responsiblePlay } from '../../../src/contract/endpoints/responsible.ts';
import { list, oneOf, read, ShapeError } from '../../../src/contract/shape.ts';
import { misfitsOf } from '../../gateway/kit/read-strictly.ts';

describe('a word that the contract does not know', () => {
  test('reads as the word that the field names for it, or cannot be read', () => {
    expect(read(oneOf(['a', 'b'], 'unknown'), 'c')).toBe('unknown');
    expect(read(oneOf(['a', 'b']), 'b')).toBe('b');
    expect(() => read(oneOf(['a', 'b']), 'c')).toThrow(ShapeError);
    expect(() => read(oneOf(['a', 'b'], 'unknown'), {})).toThrow(ShapeError);
    expect(read(list(oneOf(['a', 'b'])), ['a', 'c', 'b'])).toEqual(['a', 'b']);
  });

  test('keeps a record, a charge and the settings readable, and a method without a form is not offered', () => {
    const bet = { reference: '1', name: 'X', title: 'X', state: 'voided', stake: 1, payout: 0, placedAt: 1 };
    expect(read(betRecord.value, { items: [bet], pageNum: 1, totalPages: 1 })).toMatchObject({ items: [{ state: 'unknown' }] });
    const charge = { id: '1', method: 'PIX', amount: 1, fee: 0, status: 'held', createdAt: 1, changedAt: 1, expiresAt: 1 };
    expect(read(readDeposit.value, charge).status).toBe('unknown');
    const method = { least: 1, most: 2, quick: [], waits: 1 };
    expect(read(depositMethods.value, [{ ...method, method: 'PIX' }, { ...method, method: 'CRYPTO' }]).map((one) => one.method)).toEqual(['PIX']);
    const told = { customerService: {}, imageCDNs: [], mobileTemplate: { mem_cen: 'odd' }, resources: [], whitelabel: {}, promotions: {}, contacts: {}, speakFailures: false, jackpot: 'raffle' };
    expect(read(settings.value, told)).toMatchObject({ jackpot: 'off', mobileTemplate: { mem_cen: 'new' } });
    expect(read(responsiblePlay.value, { limits: [], away: { kind: 'cooling' }, weekResult: 0, checkMinutes: 30 }).away).toEqual({ kind: 'exclusion' });
  });

  test('is named by the gateway kit, without the word, which may be personal', () => {
    expect(misfitsOf(oneOf(['a', 'b'], 'unknown'), 'Ana', 'state')).toEqual([{ fault: 'value.unknown', path: 'state', detail: 'state is none of a, b' }]);
    expect(misfitsOf(oneOf(['a', 'b']), 'a')).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { areas, filesOf } from '../../mutants/areas.ts';
import { codeMutants, sqlMutants } from '../../mutants/find.ts';
import { nearestTests } from '../../mutants/nearest.ts';
import { isoWeek, sampleFrom } from '../../mutants/sample.ts';
import { sqlMutations } from '../../mutants/sql.ts';

const changesOf = (text: string) => sqlMutations(text).map(({ at, length, replacement }) => text.slice(0, at) + replacement + text.slice(at + length));

test('SQL loses its filters, turns its comparisons, bounds and orders, and sums no more', () => {
  expect(changesOf("'select sum(amount) from bets where member_id = ? and at >= ? order by at desc, id'")).toEqual([
    "'select sum(amount) from bets where (member_id = ? or 1) and at >= ? order by at desc, id'",
    "'select sum(amount) from bets where member_id = ? and (at >= ? or 1) order by at desc, id'",
    "'select sum(amount) from bets where member_id <> ? and at >= ? order by at desc, id'",
    "'select sum(amount) from bets where member_id = ? and at < ? order by at desc, id'",
    "'select sum(amount) from bets where member_id = ? and at > ? order by at desc, id'",
    "'select sum(amount) from bets where member_id = ? and at >= ? order by at, id'",
    "'select sum(amount) from bets where member_id = ? or at >= ? order by at desc, id'",
    "'select max(amount) from bets where member_id = ? and at >= ? order by at desc, id'",
  ]);
  expect(changesOf("'update bets set state = ? where settled_at is null'")).toEqual(["'update bets set state = ? where settled_at is not null'"]);
});

test('text, definitions of tables, and code within SQL are none of its changes', () => {
  for (const text of ["'Escolha um valor ou outro e siga'", "'where do I go and why'", "'create table a (b integer check (b >= 0 and b < 9)) strict'", "'desc'"]) expect(changesOf(text), text).toEqual([]);
  expect(changesOf('`select a from ${kinds.map((kind) => kind === one and two)} where b = ?`')).toEqual(['`select a from ${kinds.map((kind) => kind === one and two)} where (b = ? or 1)`', '`select a from ${kinds.map((kind) => kind === one and two)} where b <> ?`']);
});

test('each change of code stands where it says, numbers among them', async () => {
  const file = 'src/sandbox/cashier/methods.ts';
  const content = readFileSync(file, 'utf8');
  const found = await codeMutants(file);
  const described = found.map(({ kind, start, end, replacement }) => `${kind}: ${content.slice(start, end)} > ${replacement}`);
  expect(described).toEqual(expect.arrayContaining(['Number: 2_000_000 > 2000001', 'EqualityOperator: amount < least > amount <= least', 'EqualityOperator: amount > most > amount >= most']));
  expect(described.some((text) => text.startsWith('StringLiteral'))).toBe(false);
  expect(sqlMutants('src/sandbox/money/wallets.ts')).toHaveLength(2);
});

test('a week has one sample, another week another one; weeks are those of ISO 8601', async () => {
  const area = areas.find(({ sql }) => sql)!;
  const one = await sampleFrom(area, '2026-W49', 20);
  expect(await sampleFrom(area, '2026-W49', 20)).toEqual(one);
  expect(await sampleFrom(area, '2026-W50', 20)).not.toEqual(one);
  expect(await sampleFrom(area, '2026-W49', 30)).toEqual(expect.arrayContaining(one));
  expect(['2026-11-30', '2026-12-06', '2026-12-07', '2027-01-01', '2027-01-03', '2027-01-04', '2024-12-30', '2021-01-03'].map((day) => isoWeek(new Date(day))))
    .toEqual(['2026-W49', '2026-W49', '2026-W50', '2026-W53', '2026-W53', '2027-W01', '2025-W01', '2020-W53']);
});

test('every area has files, and each file has tests, the nearest of its own folder', () => {
  for (const area of areas) expect(filesOf(area).length, area.name).toBeGreaterThan(5);
  expect(nearestTests('src/sandbox/cashier/records.ts').slice(0, 2).every((path) => path.startsWith('tests/unit/sandbox/cashier/'))).toBe(true);
  expect(nearestTests('src/app/screens/withdraw/timeline.tsx')[0]).toMatch(/^tests\/unit\/app\/screens\/withdraw\//);
  expect(nearestTests('src/contract/amount.ts')[0]).toMatch(/^tests\/unit\/contract\//);
  // The one of the file's name reaches it by more steps than many of its folder.
  expect(['src/edge/pages.ts', 'src/app/features/wallet/balance.tsx'].map((file) => nearestTests(file)[0])).toEqual(['tests/unit/edge/pages.test.ts', 'tests/unit/app/features/wallet/balance.test.tsx']);
});

import { expect, test } from 'vitest';
import { drawJackpots } from '../../../../src/sandbox/content/draw-jackpot.ts';
import { jackpotAmount, jackpotAtFirst, currentJackpot } from '../../../../src/sandbox/settings/jackpot.ts';
import { dayNumber } from '../../../../src/sandbox/time/day-number.ts';
import { change, row, rows } from '../../../../src/sandbox/store/database.ts';
import { player } from '../../../support/sandbox-player.ts';
import { movesOf, openMachine } from '../../../support/tables.ts';

const day = 86_400_000;

/** A member whose merchant shows its own jackpot, which begins now. */
async function begun() {
  const marina = await player();
  drawJackpots(marina.platform);
  const shown = async () => ((await marina.call('/wps/system/settings')).value as { jackpot: string; jackpotAmount?: number });
  return { marina, shown };
}

test('the jackpot grows by a hundredth of what is staked for real money, at its own merchant, and is the settings\' figure', async () => {
  const { marina, shown } = await begun();
  const before = await shown();
  expect(before).toMatchObject({ jackpot: 'feed', jackpotAmount: jackpotAmount(marina.platform, 'leve') });
  const elsewhere = jackpotAmount(marina.platform, 'brisa');
  const seat = await openMachine(marina, 'classic');
  await seat.post('/round', { round: 'one-of-the-pot', stake: 1_000 });
  expect(movesOf(marina, 'marina', 'stake').at(-1)).toBe(-1_000);
  expect((await shown()).jackpotAmount).toBe(before.jackpotAmount! + 10);
  expect(jackpotAmount(marina.platform, 'brisa')).toBe(elsewhere);
});

test('it is won once a week by one who staked, in the ledger and with a message, and begins anew', async () => {
  const { marina } = await begun();
  const { platform } = marina;
  const seat = await openMachine(marina, 'classic');
  await seat.post('/round', { round: 'the-only-stake', stake: 1_000 });
  // Nobody else staked this week.
  change(platform.database, "delete from result_days where member_id <> (select id from members where account = 'marina' and merchant = 'leve')");
  change(platform.database, 'update result_days set day = ? where day > ?', dayNumber(platform.clock.now()), dayNumber(platform.clock.now()));
  const amount = jackpotAmount(platform, 'leve');
  expect(amount).toBeGreaterThan(jackpotAtFirst);
  drawJackpots(platform);
  expect(movesOf(marina, 'marina', 'reward')).not.toContain(amount);
  marina.advance(7 * day);
  drawJackpots(platform);
  drawJackpots(platform);
  expect(movesOf(marina, 'marina', 'reward').filter((paid) => paid === amount)).toHaveLength(1);
  expect(rows(platform.database, "select title from messages where title = 'O jackpot é seu'")).toHaveLength(1);
  expect(jackpotAmount(platform, 'leve')).toBe(jackpotAtFirst);
});

test('a week without a stake leaves it as it is', async () => {
  const { marina } = await begun();
  const { platform } = marina;
  change(platform.database, 'delete from result_days');
  change(platform.database, "update jackpots set amount = 7777777 where merchant = 'leve'");
  marina.advance(21 * day);
  drawJackpots(platform);
  expect(jackpotAmount(platform, 'leve')).toBe(7_777_777);
  const { day: since } = currentJackpot(platform, 'leve');
  // A Monday of Brasília.
  expect((since + 3) % 7).toBe(0);
  expect(since).toBeGreaterThan(dayNumber(platform.clock.now()) - 7);
  expect(row(platform.database, "select count(*) as count from messages where title = 'O jackpot é seu'")).toEqual({ count: 0 });
});

import { describe, expect, test } from 'vitest';
import { flightOf, multiplierAt } from '../../../../src/sandbox/games/crash/rules.ts';
import { flightAt, latestPoints, type Flight } from '../../../../src/sandbox/games/crash/schedule.ts';
import { settleOpenRounds } from '../../../../src/sandbox/games/open-round-timer.ts';
import { rows } from '../../../../src/sandbox/store/database.ts';
import { player } from '../../../support/sandbox-player.ts';
import { gameOf, movesOf, openRounds, openMachineAs, openMachine } from '../../../support/tables.ts';

type Player = Awaited<ReturnType<typeof player>>;

const flightNow = (phone: Player): Flight => flightAt(phone.platform, gameOf(phone, 'crash').nodeId, phone.platform.clock.now());

const goTo = (phone: Player, time: number): void => phone.advance(time - phone.platform.clock.now());

/** Advances the clock to the opening of the next flight that fits. */
function awaitFlight(phone: Player, fits: (flight: Flight) => boolean): Flight {
  for (;;) {
    goTo(phone, flightNow(phone).closesAt);
    const flight = flightNow(phone);
    if (fits(flight)) return flight;
  }
}

async function boarding(fits: (flight: Flight) => boolean) {
  const marina = await player();
  const seat = await openMachine(marina, 'crash');
  const flight = awaitFlight(marina, fits);
  return { marina, seat, flight };
}

const outcomesOf = (phone: Player) => rows<{ outcome: string }>(phone.platform.database, "select outcome from bets where reference like 'a-seat-%'").map(({ outcome }) => JSON.parse(outcome) as object);

const high = ({ point }: Flight): boolean => point >= 300;

describe('a flight', () => {
  test('pays the multiplier at the platform’s clock, and goes on for the others', async () => {
    const { marina, seat, flight } = await boarding(high);
    const other = await openMachineAs(marina, 'crash', 'agente');
    await seat.post('/board', { round: 'a-seat-on-board', table: flight.round, stake: 500 });
    expect(await other.post('/board', { round: 'a-seat-besides', table: flight.round, stake: 100 })).toMatchObject({ players: 2 });
    goTo(marina, flight.startsAt + flightOf(200));
    const out = await seat.post('/out', { table: flight.round });
    expect(multiplierAt(flightOf(200))).toBe(200);
    expect(out).toMatchObject({ phase: 'flight', stake: 0, result: { stake: 500, payout: 1_000 } });
    expect(await seat.post('/out', { table: flight.round })).toMatchObject({ result: { stake: 500, payout: 1_000 } });
    expect(movesOf(marina, 'marina', 'win')).toEqual([1_000]);
    goTo(marina, flight.endsAt);
    expect(await other.get('/state')).toMatchObject({ phase: 'result', point: flight.point, result: { stake: 100, payout: 0 } });
  });

  test('does not reveal its end before it has ended', async () => {
    const { marina, seat, flight } = await boarding(high);
    expect(JSON.stringify(await seat.get('/state'))).not.toContain(String(flight.endsAt));
    goTo(marina, flight.startsAt + 1_000);
    const flying = await seat.get('/state');
    expect(flying).toMatchObject({ phase: 'flight', startsAt: flight.startsAt });
    expect(flying).not.toHaveProperty('endsAt');
    expect(flying).not.toHaveProperty('point');
    goTo(marina, flight.endsAt);
    expect(await seat.get('/state')).toMatchObject({ phase: 'result', point: flight.point, endsAt: flight.closesAt });
  });

  test('pays nothing for a cash-out at the moment of the crash', async () => {
    const { marina, seat, flight } = await boarding(high);
    await seat.post('/board', { round: 'a-tap-too-late', table: flight.round, stake: 100 });
    goTo(marina, flight.endsAt);
    expect(await seat.post('/out', { table: flight.round })).toMatchObject({ phase: 'result', stake: 0, result: { stake: 100, payout: 0 } });
    expect(movesOf(marina, 'marina', 'win')).toEqual([]);
    expect(openRounds(marina)).toBe(0);
  });

  test('cashes out at the chosen multiplier, also without the member', async () => {
    const { marina, seat, flight } = await boarding(high);
    await seat.post('/board', { round: 'an-automatic-out', table: flight.round, stake: 100, target: 150 });
    await marina.send('DELETE', '/wps/session');
    goTo(marina, flight.startsAt + flightOf(150) - 1);
    settleOpenRounds(marina.platform);
    expect(movesOf(marina, 'marina', 'win')).toEqual([]);
    marina.advance(1);
    settleOpenRounds(marina.platform);
    settleOpenRounds(marina.platform);
    expect(movesOf(marina, 'marina', 'win')).toEqual([150]);
  });

  test('loses the stake of a target above its end', async () => {
    const { marina, seat, flight } = await boarding(({ point }) => point < 200);
    await seat.post('/board', { round: 'a-target-too-far', table: flight.round, stake: 100, target: 200 });
    goTo(marina, flight.closesAt);
    settleOpenRounds(marina.platform);
    expect(movesOf(marina, 'marina', 'win')).toEqual([]);
    expect(openRounds(marina)).toBe(0);
  });

  test('takes one stake per member before its start, and none after', async () => {
    const { marina, seat, flight } = await boarding(high);
    const call = { round: 'the-same-seat', table: flight.round, stake: 100 };
    await Promise.all([seat.post('/board', call), seat.post('/board', call)]);
    expect(await seat.post('/board', { ...call, round: 'a-second-seat' })).toEqual({ error: 'request.invalid' });
    goTo(marina, flight.startsAt);
    expect(await seat.post('/board', { ...call, round: 'a-seat-too-late' })).toEqual({ error: 'lottery.closed' });
    // The one that is taken is not refused, however late it is asked for again.
    expect(await seat.post('/board', call)).toMatchObject({ phase: 'flight', stake: 100 });
    goTo(marina, flight.closesAt);
    expect(await seat.post('/board', call)).toMatchObject({ phase: 'stakes', stake: 0 });
    expect(movesOf(marina, 'marina', 'stake')).toEqual([-100]);
  });

  test('is not left by a cash-out of the flight before that was long on its way', async () => {
    const { marina, seat, flight } = await boarding(high);
    await seat.post('/board', { round: 'a-seat-to-keep', table: flight.round, stake: 100 });
    goTo(marina, flight.startsAt + flightOf(200));
    expect(await seat.post('/out', { table: 'the-flight-before' })).toMatchObject({ phase: 'flight', stake: 100 });
    expect(await seat.post('/out', { table: flight.round })).toMatchObject({ phase: 'flight', stake: 0 });
  });

  test('is told by its phases, with the ends of the eight before', async () => {
    const { marina, seat, flight } = await boarding(high);
    const { nodeId } = gameOf(marina, 'crash');
    const before = latestPoints(marina.platform, nodeId, flight.opensAt, 8);
    for (const [time, phase, told] of [
      [flight.opensAt, 'stakes', { endsAt: flight.startsAt }], [flight.startsAt - 1, 'stakes', { endsAt: flight.startsAt }], [flight.startsAt, 'flight', {}], [flight.endsAt - 1, 'flight', {}],
      [flight.endsAt, 'result', { endsAt: flight.closesAt, point: flight.point }], [flight.closesAt - 1, 'result', { endsAt: flight.closesAt, point: flight.point }],
    ] as const) {
      goTo(marina, time);
      const { balance: _, history: __, ...state } = await seat.get('/state');
      expect(state).toEqual({ now: time, phase, round: flight.round, startsAt: flight.startsAt, latest: phase === 'result' ? [flight.point, ...before.slice(0, 7)] : before, stake: 0, players: 0, ...told });
    }
    expect(before).toHaveLength(8);
  });

  test('can be left from the first hundredth on, and is left by the target at once where the clock has passed it', async () => {
    const { marina, seat, flight } = await boarding(high);
    expect(await seat.post('/board', { round: 'a-seat-at-first', table: flight.round, stake: 100 })).toMatchObject({ stake: 100, target: 10_000, players: 1 });
    for (const passed of [0, 99]) {
      goTo(marina, flight.startsAt + passed);
      expect(await seat.post('/out', { table: flight.round })).toMatchObject({ stake: 100, players: 1 });
    }
    marina.advance(1);
    expect(await seat.post('/out', { table: flight.round })).toMatchObject({ stake: 0, players: 0, result: { stake: 100, payout: 101 } });
    // While it flies, the outcome tells where the member left, not where it ends.
    expect(outcomesOf(marina)).toEqual([{ round: flight.round, at: 101 }]);
  });

  test.each([[101, 'at'], [300, 'at'], [10_000, 'point']])('with the target %d keeps where it was left, or where it ended', async (target, kept) => {
    const { marina, seat, flight } = await boarding(({ point }) => point >= 300 && point < 10_000);
    await seat.post('/board', { round: 'a-seat-with-target', table: flight.round, stake: 100, target });
    goTo(marina, target < 300 ? flight.startsAt + flightOf(target) : flight.endsAt);
    settleOpenRounds(marina.platform);
    expect(outcomesOf(marina)).toEqual([{ round: flight.round, ...(kept === 'at' && { at: target }), ...(target >= 300 && { point: flight.point }) }]);
  });

  test.each([[100], [10_001], [1.5], ['150'], [null]])('refuses the target %j', async (target) => {
    const { seat, flight } = await boarding(high);
    const answer = await seat.post('/board', { round: 'a-wrong-target', table: flight.round, stake: 100, target });
    if (target === null) expect(answer).toMatchObject({ target: 10_000 });
    else expect(answer).toEqual({ error: 'request.invalid' });
  });
});

import { leagues } from '../../catalogue/leagues.ts';
import type { Label } from '../../catalogue/labels.ts';
import type { Seed } from '../../handler.ts';
import { repeatableChance } from '../../play/chance.ts';
import { minute, second } from '../../time/lengths.ts';
import { playMatch, type Goal, type Played } from './match.ts';

/** A match kicks off each time this many ms pass. */
const pace = 15 * minute;
/** ms that one of its ninety minutes takes, as virtual matches go */
const matchMinute = 6 * second;
const minutes = 90;

/** One match, the same for everybody. Times are epoch ms. */
export interface Fixture {
  id: string;
  kicksOffAt: number;
  endsAt: number;
  league: Label;
  homeTeam: string;
  awayTeam: string;
}

/** How a match stands: goals so far, and the minute of the match. */
export interface Standing {
  state: 'open' | 'live' | 'ended';
  minute: number;
  goals: Goal[];
}

function fixtureOf(seed: Seed, turn: number): Fixture {
  const chance = repeatableChance(seed, `teams ${turn}`);
  const league = leagues[chance(leagues.length)]!;
  const home = chance(league.teams.length);
  const away = (home + 1 + chance(league.teams.length - 1)) % league.teams.length;
  return {
    id: `match-${turn}`,
    kicksOffAt: turn * pace,
    endsAt: turn * pace + minutes * matchMinute,
    league: league.name,
    homeTeam: league.teams[home]!.name,
    awayTeam: league.teams[away]!.name,
  };
}

/** The next `count` matches, soonest first. */
export function upcoming(seed: Seed, now: number, count: number): Fixture[] {
  const first = Math.floor(now / pace) + 1;
  return Array.from({ length: count }, (_, index) => fixtureOf(seed, first + index));
}

/** The last `count` matches that have kicked off, latest first. */
export function begun(seed: Seed, now: number, count: number): Fixture[] {
  const last = Math.floor(now / pace);
  return Array.from({ length: count }, (_, index) => fixtureOf(seed, last - index));
}

/** How a match ends. It follows from the platform's secret, and nobody is told before. */
export const finalOf = (seed: Seed, id: string): Played => playMatch(seed, id, repeatableChance(seed, `result ${id}`));

/** How a match stands at `now`, as everybody sees it. */
export function standingAt(seed: Seed, { id, kicksOffAt, endsAt }: Fixture, now: number): Standing {
  if (now < kicksOffAt) return { state: 'open', minute: 0, goals: [] };
  const passed = Math.min(minutes, Math.floor((now - kicksOffAt) / matchMinute));
  return { state: now < endsAt ? 'live' : 'ended', minute: passed, goals: finalOf(seed, id).goals.filter((goal) => goal.minute <= passed) };
}

import type { Platform } from '../../handler.ts';
import { repeatableChance } from '../../play/chance.ts';
import { hour, second } from '../../time/lengths.ts';
import { ceiling, crashPoint, flightOf } from './rules.ts';

/** ms in which stakes are taken, and in which the end of a flight is shown. */
const stakesFor = 8 * second;
const shownFor = 3 * second;

/** One round of everybody: stakes from `opensAt`, flight from `startsAt`, its end at `endsAt`, over at `closesAt`; epoch ms. */
export interface Flight {
  /** `hour-index` */
  round: string;
  opensAt: number;
  startsAt: number;
  endsAt: number;
  closesAt: number;
  /** multiplier at which it ends, hundredths */
  point: number;
}

/** The hours that were computed last, by game. */
const known = new WeakMap<Platform['database'], Map<string, Flight[]>>();

/** All rounds of an hour. Each begins when the last is over; the last one's end is shown until the hour is full. */
function flightsOf(platform: Platform, nodeId: string, index: number): Flight[] {
  const hours = known.get(platform.database) ?? new Map<string, Flight[]>();
  known.set(platform.database, hours);
  const key = `${platform.seed} ${nodeId} ${index}`;
  const found = hours.get(key);
  if (found) return found;
  const flights: Flight[] = [];
  const end = (index + 1) * hour;
  const longest = stakesFor + flightOf(ceiling) + shownFor;
  for (let opensAt = index * hour; opensAt + longest <= end;) {
    const round = `${index}-${flights.length}`;
    const point = crashPoint(repeatableChance(platform.seed, `crash ${nodeId} ${round}`));
    const startsAt = opensAt + stakesFor;
    const endsAt = startsAt + flightOf(point);
    flights.push({ round, opensAt, startsAt, endsAt, closesAt: endsAt + shownFor, point });
    opensAt = endsAt + shownFor;
  }
  flights.at(-1)!.closesAt = end;
  if (hours.size > 200) hours.clear();
  hours.set(key, flights);
  return flights;
}

/** The round that goes on at `at`. */
export const flightAt = (platform: Platform, nodeId: string, at: number): Flight =>
  flightsOf(platform, nodeId, Math.floor(at / hour)).findLast(({ opensAt }) => opensAt <= at)!;

export function flightNamed(platform: Platform, nodeId: string, round: string): Flight {
  const [index, place] = round.split('-').map(Number) as [number, number];
  return flightsOf(platform, nodeId, index)[place]!;
}

/** The ends of the last rounds that were over by `at`, newest first. */
export const latestPoints = (platform: Platform, nodeId: string, at: number, count: number): number[] => {
  const index = Math.floor(at / hour);
  const flights = [...flightsOf(platform, nodeId, index - 1), ...flightsOf(platform, nodeId, index)];
  return flights.filter(({ endsAt }) => endsAt <= at).slice(-count).toReversed().map(({ point }) => point);
};

import type { Chance } from '../../play/chance.ts';

/** Multipliers are hundredths. Cashing out begins at 1.01, and at the ceiling everybody is paid. */
export const least = 101;
export const ceiling = 10_000;

/** The share of the stakes that comes back, wherever a member cashes out. */
export const returnOfCrash = 0.97;

/** The rocket's speed: the multiplier grows by this power of e each ms. */
export const growth = 0.000_1;

const fineness = 2 ** 40;

/**
 * The multiplier at which a round ends, hundredths: `x` or more in 97 / x of all rounds, so that every target from 1.01
 * up gives the same return. 100 ends before anybody can cash out.
 */
export function crashPoint(chance: Chance): number {
  const point = Math.floor((97 * fineness) / (fineness - chance(fineness)));
  return point < least ? 100 : Math.min(ceiling, point);
}

/** The multiplier after `elapsed` ms of flight, hundredths. */
export const multiplierAt = (elapsed: number): number => Math.min(ceiling, Math.floor(100 * Math.exp(growth * Math.max(0, elapsed))));

/** ms until the rocket reaches `multiplier` hundredths. */
export const flightOf = (multiplier: number): number => Math.ceil(Math.log(multiplier / 100) / growth);

/** Minor units that cashing out at `multiplier` pays, 0 where the rocket did not get there. Stakes are multiples of 100. */
export const payoutAt = (stake: number, multiplier: number, point: number): number => (multiplier >= least && multiplier <= point ? (stake * multiplier) / 100 : 0);

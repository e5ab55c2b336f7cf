import type { Chance } from '../../play/chance.ts';

/** Kinds of fish and how many stakes a catch pays; a chest pays one of several, each as likely. */
export const fishes = {
  sardine: [2], clownfish: [3], crab: [5], turtle: [8], octopus: [15], chest: [5, 10, 15, 30, 60], shark: [40], whale: [100],
} as const satisfies Record<string, readonly number[]>;

export type Fish = keyof typeof fishes;
export const fishNames = Object.keys(fishes) as Fish[];

/** The share of the stakes that comes back, whichever fish is shot at. */
export const returnOfFishing = 0.96;

const meanOf = (fish: Fish): number => fishes[fish].reduce<number>((sum, pays) => sum + pays, 0) / fishes[fish].length;

/** The probability that a shot catches: its average pay times this is the return. */
export const hitShare = (fish: Fish): number => returnOfFishing / meanOf(fish);

/** Stakes that one shot pays, 0 for a miss. */
export function shoot(fish: Fish, chance: Chance): number {
  const pays: readonly number[] = fishes[fish];
  if (chance(meanOf(fish) * 100) >= returnOfFishing * 100) return 0;
  return pays.length === 1 ? pays[0]! : pays[chance(pays.length)]!;
}

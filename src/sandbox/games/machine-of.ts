import type { SlotName } from './slots/machine.ts';

export type MachineName = SlotName | 'roulette' | 'blackjack' | 'crash' | 'fishing' | 'poker';

/** Stakes of a machine are multiples of so many minor units, so that every win is a whole number of them. */
export const stakeUnits: Readonly<Record<MachineName, number>> = {
  classic: 1, lines: 20, ways: 20, cascade: 10, hold: 10, roulette: 1, blackjack: 10, crash: 100, fishing: 1, poker: 1,
};

/** The machines by their emblems; all others open the classic one. */
const slotsByEmblem: Readonly<Record<Exclude<SlotName, 'classic'>, readonly string[]>> = {
  lines: ['tiger', 'jaguar', 'lion', 'wolf', 'bull', 'horse', 'macaw', 'toucan', 'monkey', 'butterfly', 'mask', 'drum', 'moon'],
  ways: ['dragon', 'pyramid', 'sword', 'shield', 'hammer', 'skull', 'rocket', 'planet', 'cactus', 'ship', 'anchor', 'lamp', 'balloon'],
  cascade: ['watermelon', 'grapes', 'pineapple', 'coffee', 'bee', 'capybara', 'potion', 'gift', 'pearl', 'fish', 'octopus', 'shark', 'turtle', 'crab', 'trident'],
  hold: ['coin', 'ingot', 'crown', 'chest', 'key', 'chip', 'trophy', 'ticket', 'ballot', 'target', 'cards', 'spade', 'roulette', 'domino', 'glove', 'ball', 'plane', 'basketball'],
};

const slotOf = (emblem: string): SlotName =>
  (Object.keys(slotsByEmblem) as (keyof typeof slotsByEmblem)[]).find((name) => slotsByEmblem[name].includes(emblem)) ?? 'classic';

/** Emblems of the roulettes among the live tables; the others are tables of blackjack, as their names say. */
const roulettes = ['roulette', 'chip', 'ballot', 'dice', 'star', 'diamond'];

/** The machine that a game opens: by its category, and by the emblem that its name chose. */
export function machineOf({ category, emblem }: { category: string; emblem: string }): MachineName {
  switch (category) {
    case 'LIVE':
      return roulettes.includes(emblem) ? 'roulette' : 'blackjack';
    case 'FISH':
      return 'fishing';
    case 'PVP':
      return 'poker';
    case 'INHOUSE':
      return 'crash';
    default:
      return slotOf(emblem);
  }
}

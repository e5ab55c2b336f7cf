import type { Category } from '../../contract/categories.ts';
import type { EmblemName } from '../art/emblems/index.ts';
import type { Label } from './labels.ts';
import { pick, type Random } from './random.ts';

export interface Classification {
  code: string;
  label: Label;
  /** emblems of the games that belong here; none: any game may */
  emblems?: readonly EmblemName[];
  /** games of this category alone belong here; none: any may */
  category?: Category;
}

const group = (code: string, pt: string, en: string, emblems?: readonly EmblemName[], category?: Category): Classification => ({ code, label: { pt, en }, emblems, category });

export const classics = group('classicos', 'Clássicos', 'Classics');
export const jackpots = group('acumulados', 'Acumulados', 'Jackpots');
export const instant = group('instantaneos', 'Instantâneos', 'Instant', undefined, 'INHOUSE');
export const adventure = group('aventura', 'Aventura', 'Adventure', ['chest', 'pyramid', 'sword', 'shield', 'hammer', 'potion', 'key', 'lamp', 'ship', 'skull', 'cactus', 'rocket', 'planet', 'dragon']);
export const animals = group('animais', 'Animais', 'Animals', ['tiger', 'jaguar', 'lion', 'wolf', 'bull', 'toucan', 'macaw', 'capybara', 'butterfly', 'monkey', 'bee', 'horse']);
export const fruit = group('frutas', 'Frutas', 'Fruits', ['cherry', 'lemon', 'watermelon', 'grapes', 'pineapple', 'coffee']);
export const festive = group('festa', 'Festa', 'Party', ['mask', 'drum', 'balloon', 'gift', 'sun', 'star', 'flame']);
export const ocean = group('oceano', 'Oceano', 'Ocean', ['fish', 'shark', 'octopus', 'pearl', 'ship', 'anchor', 'crab', 'turtle', 'trident']);
export const roulette = group('roleta', 'Roleta', 'Roulette', ['roulette', 'chip', 'ballot', 'dice', 'star', 'diamond'], 'LIVE');
export const twentyOne = group('vinte-e-um', 'Blackjack', 'Blackjack', ['cards', 'spade', 'heart', 'crown'], 'LIVE');
export const poker = group('poquer', 'Pôquer', 'Poker', undefined, 'PVP');

/** The classification of a game among its vendor's: by its emblem, or one that takes any. */
export function classified(random: Random, offered: readonly Classification[], { emblem, category }: { emblem: EmblemName; category: Category }): string | undefined {
  const ofCategory = offered.filter((choice) => choice.category === category);
  const choices = ofCategory.length ? ofCategory : offered.filter((choice) => !choice.category);
  const own = choices.filter(({ emblems }) => emblems?.includes(emblem));
  const open = own.length ? own : choices.filter(({ emblems }) => !emblems);
  return open.length ? pick(random, open).code : undefined;
}

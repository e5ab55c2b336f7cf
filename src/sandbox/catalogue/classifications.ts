import type { EmblemName } from '../art/emblems/index.ts';
import type { Label } from './labels.ts';
import { pick } from './random.ts';
import type { Random } from './random.ts';

export interface Classification {
  code: string;
  label: Label;
  /** emblems of the games that belong here; none: any game may */
  emblems?: readonly EmblemName[];
}

const group = (code: string, pt: string, en: string, emblems?: readonly EmblemName[]): Classification => ({ code, label: { pt, en }, emblems });

export const classics = group('classicos', 'Clássicos', 'Classics');
export const jackpots = group('acumulados', 'Acumulados', 'Jackpots');
export const shows = group('shows', 'Game shows', 'Game shows');
export const instant = group('instantaneos', 'Instantâneos', 'Instant');
export const adventure = group('aventura', 'Aventura', 'Adventure', ['chest', 'pyramid', 'sword', 'shield', 'hammer', 'potion', 'key', 'lamp', 'ship', 'skull', 'cactus', 'rocket', 'planet', 'dragon']);
export const animals = group('animais', 'Animais', 'Animals', ['tiger', 'jaguar', 'lion', 'wolf', 'bull', 'toucan', 'macaw', 'capybara', 'butterfly', 'monkey', 'bee', 'horse']);
export const fruit = group('frutas', 'Frutas', 'Fruits', ['cherry', 'lemon', 'watermelon', 'grapes', 'pineapple', 'coffee']);
export const festive = group('festa', 'Festa', 'Party', ['mask', 'drum', 'balloon', 'gift', 'sun', 'star', 'flame']);
export const ocean = group('oceano', 'Oceano', 'Ocean', ['fish', 'shark', 'octopus', 'pearl', 'ship', 'anchor', 'crab', 'turtle', 'trident']);
export const roulette = group('roleta', 'Roleta', 'Roulette', ['roulette', 'chip']);
export const cards = group('cartas', 'Cartas', 'Cards', ['cards', 'spade', 'heart']);
export const boards = group('tabuleiro', 'Tabuleiro', 'Board games', ['domino', 'chip', 'horse', 'dice', 'target']);

/** Where a game stands among its vendor's classifications: by its emblem, or in one that takes any. */
export function classified(random: Random, choices: readonly Classification[], emblem: EmblemName): string | undefined {
  const own = choices.filter(({ emblems }) => emblems?.includes(emblem));
  const open = own.length ? own : choices.filter(({ emblems }) => !emblems);
  return open.length ? pick(random, open).code : undefined;
}

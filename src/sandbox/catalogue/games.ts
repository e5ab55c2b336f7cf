import { categories, type Category } from '../../contract/categories.ts';
import type { EmblemName } from '../art/emblems/index.ts';
import type { PaletteName } from '../art/palettes.ts';
import { classified } from './classifications.ts';
import { coloured } from './colouring.ts';
import { firstNodeId, hotNames, sportsNames, type NamedGame } from './hot-names.ts';
import type { Label } from './labels.ts';
import { combined } from './names.ts';
import { pick, seededRandom, shuffled, type Random } from './random.ts';
import { vendorOf, vendors } from './vendors.ts';
import { words } from './words.ts';

export interface CatalogueGame {
  nodeId: string;
  gameId: string;
  name: Label;
  /** the vendor's code */
  vendor: string;
  category: Category;
  emblem: EmblemName;
  palette: PaletteName;
  /** one of its vendor's */
  classification?: string;
  isNew: boolean;
  /** 1 is the most played; none: not hot */
  hotRank?: number;
  /** minor units; the least stake of one round */
  minimumBet: number;
}

const minimumBets = [1, 5, 10, 50, 75, 100];
/** One in this many is new. */
const newShare = 9;

/** Every vendor's games of every category, in its numbers; those named by hand count among them. */
function named(random: Random): NamedGame[] {
  const list = [...hotNames, ...sportsNames];
  const byHand = [...list];
  const taken = new Set(byHand.flatMap(({ name }) => [`pt ${name.pt}`, `en ${name.en}`]));
  for (const category of categories) {
    const vocabulary = words[category];
    if (!vocabulary) continue;
    const owners = vendors.flatMap(({ code, games: numbers }) => {
      const known = byHand.filter((game) => game.vendor === code && game.category === category).length;
      return Array.from({ length: (numbers[category] ?? 0) - known }, () => code);
    });
    const names = combined(random, vocabulary.nouns, vocabulary.epithets, owners.length, taken);
    for (const [index, vendor] of shuffled(random, owners).entries()) list.push({ ...names[index]!, category, vendor });
  }
  return list;
}

function slug(name: string): string {
  return name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}

/** The platform's games, hot ones first; the same seed gives the same games. */
export function games(seed: number): CatalogueGame[] {
  const random = seededRandom(seed);
  const list = named(random);
  const colours = coloured(random, list.map(({ emblem }) => emblem));
  return list.map(({ name, vendor, category, emblem }, index) => {
    const hot = index < hotNames.length;
    return {
      nodeId: String(firstNodeId + index),
      gameId: `${vendor}-${slug(name.pt)}`,
      name,
      vendor,
      category,
      emblem,
      palette: colours[index]!,
      classification: classified(random, vendorOf(vendor)?.classifications ?? [], { emblem, category }),
      isNew: !hot && index % newShare === 0,
      hotRank: hot ? index + 1 : undefined,
      minimumBet: pick(random, minimumBets),
    };
  });
}

import type { EmblemName } from '../art/emblems/index.ts';
import type { Label } from './labels.ts';
import { shuffled, type Random } from './random.ts';

/** A name, and the emblem that fits it. */
export interface NamedEmblem {
  name: Label;
  emblem: EmblemName;
}

/** Portuguese noun and its gender, English noun, emblem. */
export type Noun = readonly [pt: string, gender: 'm' | 'f', en: string, emblem: EmblemName];

/** `{}` stands for the noun: after a masculine one, after a feminine one, in English. */
export type Epithet = readonly [masculine: string, feminine: string, en: string];

const put = (pattern: string, noun: string): string => pattern.replace('{}', noun);

/**
 * `count` names of a noun and an epithet in a random order, none twice in either language. Every noun
 * comes once before any comes again, so that a page of games shows many emblems.
 */
export function combined(random: Random, nouns: readonly Noun[], epithets: readonly Epithet[], count: number, taken: Set<string>): NamedEmblem[] {
  const order = shuffled(random, nouns);
  const rows = order.map(() => shuffled(random, epithets));
  const names: NamedEmblem[] = [];
  for (let round = 0; round < epithets.length; round += 1) {
    for (const [index, [pt, gender, en, emblem]] of order.entries()) {
      if (names.length === count) return names;
      const epithet = rows[index]![round]!;
      const name = { pt: put(epithet[gender === 'm' ? 0 : 1], pt), en: put(epithet[2], en) };
      if (taken.has(`pt ${name.pt}`) || taken.has(`en ${name.en}`)) continue;
      taken.add(`pt ${name.pt}`).add(`en ${name.en}`);
      names.push({ name, emblem });
    }
  }
  throw new RangeError(`only ${names.length} names of ${count}`);
}

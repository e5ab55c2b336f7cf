import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { filesOf, type Area } from './areas.ts';
import { codeMutants, sqlMutants, type Mutant } from './find.ts';

/** The ISO week of a day, as `2026-W49`. */
export function isoWeek(at: Date): string {
  const thursday = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate()));
  thursday.setUTCDate(thursday.getUTCDate() + 4 - (thursday.getUTCDay() || 7));
  const days = (thursday.getTime() - Date.UTC(thursday.getUTCFullYear(), 0, 1)) / 86_400_000;
  return `${thursday.getUTCFullYear()}-W${String(Math.floor(days / 7) + 1).padStart(2, '0')}`;
}

/** As many mutants of an area as are asked for: which, the seed says. A change elsewhere in a file leaves its others in the sample. */
export async function sampleFrom(area: Area, seed: string, count: number): Promise<Mutant[]> {
  const found: [key: string, mutant: Mutant][] = [];
  for (const file of filesOf(area)) {
    const content = readFileSync(file, 'utf8');
    const seen = new Map<string, number>();
    for (const mutant of area.sql ? sqlMutants(file) : await codeMutants(file)) {
      const what = [file, mutant.kind, content.slice(mutant.start, mutant.end), mutant.replacement].join('\n');
      const nth = seen.get(what) ?? 0;
      seen.set(what, nth + 1);
      found.push([createHash('sha256').update(`${seed}\n${what}\n${nth}`).digest('hex'), mutant]);
    }
  }
  return found.toSorted(([one], [other]) => (one < other ? -1 : 1)).slice(0, count).map(([, mutant]) => mutant);
}

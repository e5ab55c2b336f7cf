import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../src/contract/languages.ts';

type Pack = { [key: string]: string | Pack };

const folder = join(import.meta.dirname, '../../src/app/i18n');

const wordsIn = (pack: Pack): string[] => Object.values(pack).flatMap((value) => (typeof value === 'string' ? [value] : wordsIn(value)));

function wordsOf(language: Language): string[] {
  const files = readdirSync(join(folder, language));
  return files.flatMap((file) => wordsIn(JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Pack));
}

/** Sentences and words of a language's pack that are said in no other way in `other`'s. */
export function wordsOnlyIn(language: Language, other: Language): string[] {
  const shared = new Set(wordsOf(other));
  return wordsOf(language).filter((words) => !shared.has(words));
}

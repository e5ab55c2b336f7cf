import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import type { Page } from 'playwright/test';
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

const namespaces = readdirSync(join(folder, 'pt')).map((file) => file.slice(0, -5));
const branches = new Set(namespaces.flatMap((name) => Object.keys(JSON.parse(readFileSync(join(folder, 'pt', `${name}.json`), 'utf8')) as Pack)));

/** Where a key stands on the page instead of its words: with its namespace, or as a path of keys. */
export function rawKeysIn(text: string): string[] {
  const paths = text.match(/[A-Za-z]+:[A-Za-z][\w.]*|[A-Za-z]\w*(?:\.\w+)+/g) ?? [];
  return paths.filter((path) => (path.includes(':') ? namespaces : [...branches]).includes(/^\w+/.exec(path)![0]));
}

/** Nothing that is seen or read aloud on the page is the key of a sentence. */
export async function expectNoRawKey(page: Page): Promise<void> {
  const texts = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...Array.from(document.querySelectorAll('[aria-label], [placeholder], [alt]'), (element) =>
      ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '').join(' ')),
  ]);
  expect(texts.flatMap(rawKeysIn)).toEqual([]);
}

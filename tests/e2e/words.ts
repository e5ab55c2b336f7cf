import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import type { Language } from '../../src/contract/languages.ts';

type Pack = { [key: string]: string | Pack };

const folder = join(import.meta.dirname, '../../src/app/i18n');

const wordsIn = (pack: Pack): string[] => Object.values(pack).flatMap((value) => (typeof value === 'string' ? [value] : wordsIn(value)));

function wordsOf(language: Language): string[] {
  const files = readdirSync(join(folder, language));
  return files.flatMap((file) => wordsIn(JSON.parse(readFileSync(join(folder, language, file), 'utf8')) as Pack));
}

/** Texts of a language's pack that the pack of `other` does not contain. */
export function wordsOnlyIn(language: Language, other: Language): string[] {
  const shared = new Set(wordsOf(other));
  return wordsOf(language).filter((words) => !shared.has(words));
}

const namespaces = readdirSync(join(folder, 'pt')).map((file) => file.slice(0, -5));
const branches = new Set(namespaces.flatMap((name) => Object.keys(JSON.parse(readFileSync(join(folder, 'pt', `${name}.json`), 'utf8')) as Pack)));

/** Raw string keys in a text: with a namespace, or as a dotted path. */
export function rawKeysIn(text: string): string[] {
  const paths = text.match(/[A-Za-z]+:[A-Za-z][\w.]*|[A-Za-z]\w*(?:\.\w+)+/g) ?? [];
  return paths.filter((path) => (path.includes(':') ? namespaces : [...branches]).includes(/^\w+/.exec(path)![0]));
}

/** No visible or accessible text of the page is a raw string key. */
export async function expectNoRawKey(page: Page): Promise<void> {
  const texts = await page.evaluate(() => [
    document.title,
    document.body.innerText,
    ...Array.from(document.querySelectorAll('[aria-label], [placeholder], [alt]'), (element) =>
      ['aria-label', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '').join(' ')),
  ]);
  expect(texts.flatMap(rawKeysIn)).toEqual([]);
}

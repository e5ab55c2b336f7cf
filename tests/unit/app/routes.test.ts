import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../../../src/app/paths.ts';
import { languages } from '../../../src/contract/languages.ts';

const app = join(import.meta.dirname, '../../../src/app');

test.each(Object.keys(paths))('the screen %s exists, and has a title in every language', (name) => {
  expect(existsSync(join(app, 'screens', name, 'index.tsx'))).toBe(true);
  for (const language of languages) {
    const strings = join(app, 'i18n', language, `${name}.json`);
    expect(existsSync(strings) && (JSON.parse(readFileSync(strings, 'utf8')) as { title?: string }).title, `${language}/${name}.json`).toBeTruthy();
  }
});

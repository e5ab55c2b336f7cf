import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../../../src/app/paths.ts';
import { routes } from '../../../src/app/routes.ts';
import { languages } from '../../../src/contract/languages.ts';

const app = join(import.meta.dirname, '../../../src/app');

test.each(Object.keys(paths))('the screen %s exists, and has a title in every language', (name) => {
  expect(existsSync(join(app, 'screens', name, 'index.tsx'))).toBe(true);
  for (const language of languages) {
    const strings = join(app, 'i18n', language, `${name}.json`);
    expect(existsSync(strings) && (JSON.parse(readFileSync(strings, 'utf8')) as { title?: string }).title, `${language}/${name}.json`).toBeTruthy();
  }
});

/** What the app leads nobody to by its name: texts have addresses of their own, the others are opened from outside. */
const fromOutside = ['ownText', 'trial', 'maintenance', 'restricted', 'serviceError'];

const sources = globSync('**/*.{ts,tsx}', { cwd: app }).map((file) => ({ file, source: readFileSync(join(app, file), 'utf8') }));

test.each(Object.keys(paths).filter((name) => !fromOutside.includes(name)))('something leads to the screen %s', (name) => {
  const way = new RegExp(`\\bpaths\\.${name}\\b|\\bname: '${name}'`);
  expect(sources.some(({ file, source }) => !file.startsWith(join('screens', name, '/')) && way.test(source))).toBe(true);
});

test('the screens that are one task hide the bottom menu (S09)', () => {
  expect(routes.filter(({ footer }) => !footer).map(({ name }) => name).toSorted()).toEqual([
    'activity', 'agent', 'changePassword', 'download', 'forget', 'launchGame', 'login', 'maintenance', 'moreLottery', 'notice', 'ownText', 'play', 'register', 'restricted', 'service', 'serviceError', 'trial', 'userAgreement',
  ]);
});

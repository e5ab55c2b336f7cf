import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeOf, unknownRoute } from '../../../src/app/routes.ts';

test('every page of the app that a text of the box links is one', () => {
  const links = globSync('src/sandbox/**/*.ts').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/href="(\/m\/[^"?#]*)/g), ([, path]) => ({ file, path: path! })));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(({ path }) => routeOf(path) === unknownRoute)).toEqual([]);
});

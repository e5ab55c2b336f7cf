import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeOf, unknownRoute } from '../../../src/app/routes.ts';

test('every link to a page of the app in the box\'s texts has a route', () => {
  const links = globSync('src/sandbox/**/*.ts').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/href="(\/m\/[^"?#]*)/g), ([, path]) => ({ file, path: path! })));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter(({ path }) => routeOf(path) === unknownRoute)).toEqual([]);
});

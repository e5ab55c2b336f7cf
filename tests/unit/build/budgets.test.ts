import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { budgets, missingChunks, uncounted, weigh } from '../../../src/build/budgets.ts';
import { loadPlan } from '../../../src/app/load-plan.ts';
import { firstLoad } from '../../../src/build/first-load.ts';

const folder = mkdtempSync(join(tmpdir(), 'leve-budgets-'));

function write(file: string, code: string, brotli: number): void {
  writeFileSync(join(folder, file), code);
  writeFileSync(join(folder, `${file}.br`), Buffer.alloc(brotli));
}

beforeAll(() => {
  mkdirSync(join(folder, 'assets/screens'), { recursive: true });
  mkdirSync(join(folder, 'assets/strings'));
  write('assets/app-1.js', 'import"./hidden-1.js";import("./later-1.js")', 30_000);
  write('assets/hidden-1.js', '', 5_000);
  write('assets/later-1.js', '', 9_000);
  write('assets/shared-1.js', '', 4_000);
  for (const { name, when } of loadPlan) if (when === 'games' || when === 'started') write(`assets/${name}-1.js`, '', 0);
  write('assets/above-fold-1.js', 'import{a}from"./app-1.js"', 5_000);
  write('assets/over-pages-1.js', 'import{a}from"./dialogs-1.js"', 3_000);
  write('assets/dialogs-1.js', 'import{a}from"./app-1.js"', 2_000);
  write('assets/strings/pt-over-pages-1.js', '', 800);
  write('assets/screens/home-1.js', 'import{a}from"../app-1.js"', 8_000);
  write('assets/screens/login-1.js', 'import{a}from"../app-1.js";export{b}from"../shared-1.js"', 9_000);
  writeFileSync(join(folder, 'pages.json'), JSON.stringify({ entry: '/assets/app-1.js', screens: { home: { scripts: ['/assets/screens/home-1.js'] } } }));
});

afterAll(() => rmSync(folder, { recursive: true }));

test('the first load is the page\'s scripts and their static imports', () => {
  expect(firstLoad(folder, 'home')).toEqual(['assets/app-1.js', 'assets/hidden-1.js', 'assets/screens/home-1.js']);
});

test('of a build of before the drawn pages it is what the page\'s file names', () => {
  mkdirSync(join(folder, 'before/pages/pt'), { recursive: true });
  mkdirSync(join(folder, 'before/assets'));
  for (const [name, code] of [['app', 'import"./core-1.js";import("./later-1.js")'], ['core', ''], ['later', ''], ['home', '']]) writeFileSync(join(folder, `before/assets/${name}-1.js`), code!);
  writeFileSync(join(folder, 'before/pages/pt/home.html'), '<link rel="modulepreload" href="/assets/home-1.js"><script type="module" src="/assets/app-1.js"></script>');
  expect(firstLoad(join(folder, 'before'), 'home')).toEqual(['assets/home-1.js', 'assets/app-1.js', 'assets/core-1.js']);
});

test('home is sized alone, with its above-fold chunk and with its idle chunks; a screen by the scripts it adds to home, shared chunks included', () => {
  expect(weigh(folder)).toEqual([
    { name: 'home, all its scripts', bytes: 43_000, budget: budgets.home },
    { name: 'home, with what stands above its games', bytes: 48_000, budget: budgets.aboveGames },
    { name: 'home, with its idle parts', bytes: 53_800, budget: budgets.firstVisit },
    { name: 'login', bytes: 13_000, budget: budgets.screen },
  ]);
});

test('a chunk that no glob of size-limit.json matches is reported', () => {
  expect(uncounted(folder)).toEqual(['assets/hidden-1.js']);
});

test('of a build without one of home\'s chunks the other bundles are weighed, and the chunk is reported', () => {
  expect(missingChunks(folder)).toEqual([]);
  rmSync(join(folder, 'assets/above-fold-1.js'));
  expect(weigh(folder).map(({ name }) => name)).toEqual(['home, all its scripts', 'login']);
  expect(missingChunks(folder)).toEqual(['above-fold']);
});

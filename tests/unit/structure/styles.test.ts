import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = 'src/app';
const sheets = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((file) => file.name.endsWith('.css'))
  .map((file) => join(file.parentPath, file.name).replaceAll('\\', '/'));

/** A sheet without its comments. */
const cssOf = (sheet: string): string => readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');

/** Every declaration of a property in a sheet, as `sheet: value`. */
const valuesOf = (property: RegExp, where = sheets): string[] =>
  where.flatMap((sheet) =>
    Array.from(cssOf(sheet).matchAll(/(?:^|[{;])\s*([\w-]+):\s*([^;{}]+)/g))
      .filter(([, name]) => property.test(name!))
      .map(([, , value]) => `${sheet}: ${value!.trim()}`),
  );

/** Every selector, as `sheet: selector`. */
const selectors = sheets.flatMap((sheet) => Array.from(cssOf(sheet).matchAll(/[^{};,]+(?=[{,])/g), ([selector]) => `${sheet}: ${selector.trim()}`));

// Exceptions: what grows up to a share of the window, so that its longest word stays whole, the footer's labels, which share 360 px with a raised button, the balance, the jackpot, the 18+ sign, a lottery's balls, and the line of a box to tick.
const exceptions = /: min\([^,]+, [\d.]+vw\)$|footer\.css: (?:calc|min)|account-menu\.css: calc|jackpot\.css: (?:1\.5rem|min)|age-gate\.css: calc\(0\.5rem \+ 28px\)|draw\.css: calc\(var\(--ball\)|checkbox\.css: calc/;

test('font sizes are the theme\'s five', () => {
  const sizes = valuesOf(/^font-size$/);
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.filter((size) => !/: var\(--font-(?:sm|base|md|lg|xl)(?:-line)?\)$/.test(size) && !exceptions.test(size))).toEqual([]);
});

test('no size of old engines is lost to min() with a variable', () => {
  // Chromium before 79 takes such a declaration for valid, and then for nothing: not even the one before it counts.
  const unguarded = (sheet: string) => cssOf(sheet).replace(/@supports[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  expect(sheets.filter((sheet) => /(?:min|max|clamp)\([^;{}]*var\(/.test(unguarded(sheet)))).toEqual([]);
});

test('z-indexes are the theme\'s', () => {
  const layers = valuesOf(/^z-index$/);
  expect(layers.length).toBeGreaterThan(5);
  // 1 orders elements within one component.
  expect(layers.filter((layer) => !/: (?:1|var\(--z-[a-z]+\))$/.test(layer))).toEqual([]);
});

test('colours are the theme\'s', () => {
  const screens = sheets.filter((sheet) => !sheet.includes('/theme/') && !sheet.endsWith('qr-code.css'));
  const values = valuesOf(/^(?!content$)/, screens);
  expect(values.filter((value) => /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?)\(/i.test(value))).toEqual([]);
});

test('a pressed control is painted in its own place', () => {
  const rules = sheets.flatMap((sheet) => Array.from(cssOf(sheet).matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selector, body]) => `${sheet}: ${selector!.trim()} { ${body!.trim()} }`));
  const pressed = rules.filter((rule) => /:active/.test(rule));
  expect(pressed.length).toBeGreaterThan(2);
  // Each of these makes a layer, for which Chromium sorts all layers of the page anew: 35 ms for each tap on home, at 6x.
  expect(pressed.filter((rule) => /[{;\s](?:transform|opacity|filter|transition|animation|will-change)\b/.test(rule))).toEqual([]);
});

test('what stands before + or ~ has a class', () => {
  // After a tag or * alone, each element inserted into a list has all of the list's styles worked out anew in Chromium: 60 ms for 188 lotteries.
  expect(selectors.length).toBeGreaterThan(500);
  expect(selectors.filter((selector) => /\s(?:\*|[a-z][a-z\d]*)\s+[+~]\s/.test(selector))).toEqual([]);
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = 'src/app';
const sheets = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((file) => file.name.endsWith('.css'))
  .map((file) => join(file.parentPath, file.name).replaceAll('\\', '/'));

/** Every declaration of a property in a sheet, as `sheet: value`. */
const valuesOf = (property: RegExp, where = sheets): string[] =>
  where.flatMap((sheet) => {
    const css = readFileSync(sheet, 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
    return Array.from(css.matchAll(/(?:^|[{;])\s*([\w-]+):\s*([^;{}]+)/g))
      .filter(([, name]) => property.test(name!))
      .map(([, , value]) => `${sheet}: ${value!.trim()}`);
  });

// Five words and a raised button share the footer; the balance, the jackpot and the 18+ sign are as large as their places.
const sized = /footer\.css: calc|account-menu\.css: calc|jackpot\.css: (?:1\.5rem|min)|age-gate\.css: 2\.25rem/;

test('text has one of the five sizes of the theme', () => {
  const sizes = valuesOf(/^font-size$/);
  expect(sizes.length).toBeGreaterThan(50);
  expect(sizes.filter((size) => !/: var\(--font-(?:sm|base|md|lg|xl)\)$/.test(size) && !sized.test(size))).toEqual([]);
});

test('what lies over the page takes its layer from the theme', () => {
  const layers = valuesOf(/^z-index$/);
  expect(layers.length).toBeGreaterThan(5);
  // 1 orders the parts of one component.
  expect(layers.filter((layer) => !/: (?:1|var\(--z-[a-z]+\))$/.test(layer))).toEqual([]);
});

test('colours are those of the theme', () => {
  const screens = sheets.filter((sheet) => !sheet.includes('/theme/') && !sheet.endsWith('qr-code.css') && !sheet.endsWith('load-failed.css'));
  const values = valuesOf(/^(?!content$)/, screens);
  expect(values.filter((value) => /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?)\(/i.test(value))).toEqual([]);
});

import { expect, test } from 'vitest';
import { palettes } from '../../../../src/sandbox/art/palettes.ts';
import { pageScripts, sources, styleOf } from '../../../../src/sandbox/play/assets.ts';

/** A sheet without comments, imports, indents and empty lines. */
const lines = (name: string) => sources.get(name)!.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/@import [^;]*;/g, '').split('\n').map((line) => line.trim()).filter(Boolean);

test('a page\'s style is its sheets in their order, with those that they import in their places, and its palette\'s colours', () => {
  const imports = [...sources].flatMap(([name, text]) => Array.from(text.matchAll(/@import url\('(.*?)'\);/g), ([, imported]) => [name, imported!] as const));
  expect(imports.length).toBeGreaterThan(3);
  for (const [name, imported] of imports) {
    const style = styleOf([name.replace('.css', '')]);
    expect(style.indexOf(lines(imported).join('\n')), `${imported} in ${name}`).toBeGreaterThanOrEqual(0);
    expect(style.indexOf(lines(imported).join('\n'))).toBeLessThan(style.indexOf(lines(name).join('\n')));
    expect(style).not.toMatch(/@import|\/\*|\n\s|\s\n|^\s|\s$/);
  }
  const { light, main, deep } = palettes.amber;
  const plain = ['base', 'rules'];
  expect(styleOf(plain, 'amber')).toBe(`${styleOf(plain)}\n:root{--light:${light};--main:${main};--deep:${deep}}`);
  expect(styleOf(plain)).toBe(`${styleOf(['base'])}\n${styleOf(['rules'])}`);
  expect([styleOf(['rules'], 'amber') === styleOf(plain, 'amber'), styleOf([])]).toEqual([false, '']);
});

test('a page\'s script has no comment of a line and no indent, and ends with what the app\'s frame needs', () => {
  for (const [name, script] of pageScripts) {
    expect(script, name).not.toMatch(/^\s|^\/\/|^\/\*\*|\b(?:im|ex)port \{?.* from /m);
    expect(script.lastIndexOf('const _in_frame = '), name).toBeGreaterThan(script.indexOf(`const _${name} = `));
    // Each module once.
    const modules = Array.from(script.matchAll(/^const (_\w+) = \(\(\) => \{$/gm), ([, module]) => module);
    expect(new Set(modules).size).toBe(modules.length);
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// `maxlength` cuts what is pasted before it is cleaned, in silence: a number, a password, an amount become other ones.
test('no field of the app or of the platform\'s pages cuts what is pasted', () => {
  const files = ['src/app', 'src/sandbox', 'src/boot', 'src/edge'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(tsx?|html)$/.test(name)).map((name) => `${folder}/${name}`));
  expect(files.length).toBeGreaterThan(500);
  // An attribute of an element, not valibot's check of a merchant's file.
  expect(files.filter((file) => /maxlength=|maxLength[=:]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { startSandbox } from '../../../support/sandbox-caller.ts';
import { registrationFields } from '../../../../src/contract/registration.ts';
import { faultKinds } from '../../../../src/sandbox/faults/faults.ts';

const page = new URL('../../../../src/sandbox/console/page/', import.meta.url);
const sourceOf = (file: string): string => readFileSync(new URL(file, page), 'utf8');
const quoted = (text: string): string[] => [...text.matchAll(/'([^']*)'/g)].map((match) => match[1]!);

/** The page's translated texts: `t('…')`, `[…].map(t)`, labels of decisions, and texts of its HTML. */
function texts(): string[] {
  const scripts = readdirSync(page).filter((file) => file.endsWith('.js') && file !== 'pt.js').map(sourceOf).join('\n');
  return [
    ...[...scripts.matchAll(/\bt\(([^()]*)\)/g)].flatMap((match) => quoted(match[1]!)),
    ...[...scripts.matchAll(/\[([^[\]]*)\]\.map\(t\)/g)].flatMap((match) => quoted(match[1]!)),
    ...[...scripts.matchAll(/\bact\(('[^']*', '[^']*')/g)].flatMap((match) => quoted(match[1]!)),
    ...[...scripts.matchAll(/\bdecide\(('[^']*')/g)].flatMap((match) => quoted(match[1]!)),
    ...[...sourceOf('index.html').matchAll(/ data-text>([^<]*)</g)].map((match) => match[1]!),
  ];
}

test('every text of the console has a Portuguese translation', async () => {
  const { pt } = await import(new URL('pt.js', page).href) as { pt: Record<string, string> };
  const same = new Set(['Merchant', 'CPF', 'LCP', 'CLS', 'INP', 'TTFB']);
  const { names } = await import(new URL('names.js', page).href) as { names: Record<string, Record<string, string>> };
  const brands = ['CPF', 'QQ', 'Facebook', 'WeChat', 'LINE', 'WhatsApp', 'Zalo', 'SMS'];
  const words = Object.values(names).flatMap((kind) => Object.values(kind)).filter((word) => !brands.includes(word));
  const found = [...texts(), ...words];
  expect(found.length).toBeGreaterThan(100);
  expect(found.filter((text) => !(text in pt) && !same.has(text))).toEqual([]);
});

test('every script and style of the page is served', async () => {
  const phone = await startSandbox();
  for (const file of readdirSync(page).filter((name) => /\.(?:js|css)$/.test(name))) {
    expect([file, (await phone.fetch(new Request(`http://localhost/sandbox/console/${file}`))).status]).toEqual([file, 200]);
  }
  phone.close();
});

test('every kind of move, fault and field has its word', async () => {
  const { names } = await import(new URL('names.js', page).href) as { names: Record<string, Record<string, string>> };
  expect(Object.keys(names.faults!).sort()).toEqual([...faultKinds].sort());
  expect(Object.keys(names.fields!).sort()).toEqual([...registrationFields].sort());
  const moves = /type MoveKind =([^;]+);/.exec(readFileSync(new URL('../../../../src/sandbox/money/move.ts', import.meta.url), 'utf8'))![1]!;
  expect(Object.keys(names.moves!).sort()).toEqual(quoted(moves).sort());
});

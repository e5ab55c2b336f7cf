import { expect, test } from 'vitest';
import { emblemNames, emblems, type EmblemName } from '../../../../../src/sandbox/art/emblems/index.ts';
import type { SlotName } from '../../../../../src/sandbox/games/slots/machine.ts';
import { slotMachines } from '../../../../../src/sandbox/games/slots/machines.ts';
import { sprite, symbolsOf } from '../../../../../src/sandbox/games/slots/symbols.ts';

const symbolsFor = (machine: SlotName, own: EmblemName, node = '10001') => symbolsOf(slotMachines[machine], node, own);

test.each<[SlotName, EmblemName, EmblemName[]]>([
  ['classic', 'seven', ['seven']], ['lines', 'tiger', ['tiger', 'star']], ['lines', 'star', ['star', 'gift']], ['ways', 'dragon', ['dragon']], ['cascade', 'bee', ['bee']], ['hold', 'crown', ['coin', 'crown']], ['hold', 'coin', ['coin', 'ingot']],
])('%s of the emblem %s begins with %j', (machine, own, first) => {
  expect(symbolsFor(machine, own).slice(0, first.length)).toEqual(first);
});

test.each<[SlotName, number]>([['classic', 7], ['lines', 10], ['ways', 9], ['cascade', 7], ['hold', 6]])('%s has %d symbols, all different, no two of one colour while colours last', (machine, count) => {
  const colours = new Set(emblemNames.map((name) => emblems[name].tone)).size;
  for (const node of ['10001', '10002', '10003']) {
    const symbols = symbolsFor(machine, 'seven', node);
    expect([symbols.length, new Set(symbols).size, new Set(symbols.map((name) => emblems[name].tone)).size]).toEqual([count, count, Math.min(count, colours)]);
    expect(symbolsFor(machine, 'seven', node)).toEqual(symbols);
  }
  expect(symbolsFor(machine, 'seven', '10001')).not.toEqual(symbolsFor(machine, 'seven', '10002'));
});

test('a sprite has each picture by its place', async () => {
  const markup = String(await sprite(['seven', 'coin']));
  expect(Array.from(markup.matchAll(/<symbol id="(symbol-\d)" viewBox="0 0 120 120">/g), ([, id]) => id)).toEqual(['symbol-0', 'symbol-1']);
  // Colours that it names are its own.
  const named = new Set(Array.from(markup.matchAll(/url\(#([\w-]+)\)/g), ([, id]) => id));
  expect([...named].filter((id) => !markup.includes(`id="${id}"`))).toEqual([]);
});

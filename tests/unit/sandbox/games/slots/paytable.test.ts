import { expect, test } from 'vitest';
import type { SlotName } from '../../../../../src/sandbox/games/slots/machine.ts';
import { slotMachines } from '../../../../../src/sandbox/games/slots/machines.ts';
import { ruleOf, slotRules } from '../../../../../src/sandbox/games/slots/paytable.ts';

// The sheet of each machine, as a person reads and hears it.

const symbols = Array.from('ABCDEFGHIJ');
const sheetOf = async (name: SlotName) => String(await slotRules(slotMachines[name], symbols, 'en'));
const texts = (markup: string, pattern: RegExp) => Array.from(markup.matchAll(pattern), ([, text]) => text!.replaceAll(/<[^>]*>/g, ''));
/** What is seen, row by row; what is heard of the first row is beside it. */
const rowsOf = (sheet: string) => texts(sheet, /<tr>(<th scope="row">.*?)<\/tr>/g).length && Array.from(sheet.matchAll(/<tr><th scope="row">.*?<\/tr>/g), ([row]) => [...texts(row, /<th scope="row">(.*?)<\/th>/g), ...texts(row, /<td>(.*?)<\/td>/g)].join(' '));

test.each<[SlotName, string, string, string, string]>([
  ['classic', '3', '3 alike', 'A 100×', 'G 1×'],
  ['lines', '3 4 5', '3 alike,4 alike,5 alike', 'C 4× 15× 60×', 'J 0.5× 1.5× 4×'],
  ['ways', '3 4 5', '3 alike,4 alike,5 alike', 'B 1.5× 4.5× 15×', 'I 0.15× 0.35× 1×'],
  ['cascade', '4 5 6 7 8 9+', 'Group of 4,Group of 5,Group of 6,Group of 7,Group of 8,Group of 9 or more', 'A 4× 8× 16× 30× 60× 100×', 'G 0.4× 0.7× 1.2× 2× 3.5× 7×'],
  ['hold', '3 4 5', '3 alike,4 alike,5 alike', 'B 3.6× 12× 40×', 'F 0.6× 1.8× 6×'],
])('%s tells what each symbol pays for each count, as shares of the whole stake', async (name, counts, heard, first, last) => {
  const sheet = await sheetOf(name);
  const rows = rowsOf(sheet) as string[];
  expect(texts(sheet, /<span aria-hidden="true">(.*?)<\/span>/g).join(' ')).toBe(counts);
  expect(texts(/<thead>.*<\/thead>/.exec(sheet)![0], /<span class="spoken">(.*?)<\/span>/g)).toEqual(['Symbol', ...heard.split(',')]);
  expect([rows[0], rows.at(-1)]).toEqual([first, last]);
  // A symbol that pays nothing on a line has no row; the picture is that of its own.
  expect(rows.length).toBe(slotMachines[name].pays.filter(({ length }) => length).length);
  expect(texts(sheet, /href="#symbol-(\d+)"/g).map((symbol) => symbols[Number(symbol)])).toEqual(rows.map((row) => row[0]));
  expect(sheet).toContain(`<p>${ruleOf(slotMachines[name], symbols, 'en')}</p>`);
});

test('each line is drawn through the middle of its cells', async () => {
  const sheet = await sheetOf('classic');
  expect(texts(sheet, /viewBox="([^"]+)"/g)).toEqual(Array(5).fill('0 0 30 30'));
  expect(texts(sheet, /points="([^"]+)"/g)).toEqual(['5,15 15,15 25,15', '5,5 15,5 25,5', '5,25 15,25 25,25', '5,5 15,15 25,25', '5,25 15,15 25,5']);
  expect(sheet).toContain('The 5 lines, from left to right');
  expect(texts(await sheetOf('hold'), /points="([^"]+)"/g)[3]).toBe('5,5 15,15 25,25 35,15 45,5');
  expect(await sheetOf('ways')).not.toMatch(/svg viewBox|from left to right</);
  expect(await sheetOf('cascade')).not.toMatch(/svg viewBox/);
});

test('rules name the symbols and the numbers of the machine', () => {
  expect(ruleOf(slotMachines.classic, symbols, 'pt')).toBe('Três iguais em uma das 5 linhas pagam. A é o curinga e vale por qualquer símbolo.');
  expect(ruleOf(slotMachines.lines, symbols, 'en')).toBe('Three or more alike on a line, from the left, pay. A is the wild of the middle reels and stands for any symbol but B. Three or more B anywhere give 10 free spins with double prizes.');
  expect(ruleOf(slotMachines.ways, symbols, 'en')).toMatch(/: there are 243 ways, and each way pays once\. A is wild; on the middle reel it counts as two\.$/);
  expect(ruleOf(slotMachines.cascade, symbols, 'pt')).toMatch(/^Quatro ou mais iguais que se tocam .* 1×, 2×, 3× e depois 5×\.$/);
  expect(ruleOf(slotMachines.hold, symbols, 'pt')).toMatch(/^Três ou mais iguais em uma das 10 linhas.* o que mostram, de 0,5× a 5×\. A janela cheia soma 100×\.$/);
});

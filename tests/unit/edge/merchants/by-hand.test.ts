import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages as ofApp } from '../../../../src/contract/languages.ts';
import { contrast, mix } from '../../../../src/edge/merchants/contrast.ts';
import { readMerchantFolder } from '../../../../src/edge/merchants/folder.ts';
import { homeCss, homeOf } from '../../../../src/edge/merchants/home.ts';
import { hostName, isLoopback, wwwVariantOf } from '../../../../src/edge/merchants/host-name.ts';
import { readMarkdown } from '../../../../src/edge/merchants/markdown.ts';
import { menuFaults } from '../../../../src/edge/merchants/menus.ts';
import { allLanguages, ownLanguageFaults, ownLanguagesOf } from '../../../../src/edge/merchants/own-languages.ts';
import { contrastOf, pairs } from '../../../../src/edge/merchants/pairs.ts';
import { parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../../../src/edge/merchants/ready-made.ts';
import { stringFaults } from '../../../../src/edge/merchants/strings.ts';
import { contrastWith, readSvg } from '../../../../src/edge/merchants/svg.ts';
import { markPalette } from '../../../../src/edge/merchants/tint.ts';

// Readers of merchants' files at their limits: each form once that passes, and once a step beyond.

const svg = (inner: string, attributes = 'viewBox="0 0 30 10"') => `<svg ${attributes}>${inner}</svg>`;

const drawings: [source: string, read: ReturnType<typeof readSvg>][] = [
  [svg('<path fill="#abc"/>'), { ratio: 3, colors: ['#aabbcc'] }],
  [svg("<path fill='#ABCDEF' stroke=\"#abcdef\"/>", "viewBox = ' 0,0 20 , 10 '"), { ratio: 2, colors: ['#abcdef'] }],
  [svg('<!-- < > --><g><stop stop-color="#000"/><path fill="url(#a)"/></g>text'), { ratio: 3, colors: ['#000000'] }],
  [svg('<path fill="none"/>'), { ratio: 3, colors: ['#000000'] }],
  [svg('<path fill="url(\'#a\')"/>'), { ratio: 3, colors: [] }],
  ['<svg viewBox="0 0 1 4"/>', { ratio: 0.25, colors: ['#000000'] }],
  [svg('', 'width="9"'), ['has no viewBox with a width and a height']], [svg('', 'viewBox="0 0 0 9"'), ['has no viewBox with a width and a height']], [svg('', 'viewBox="0 0 9 0"'), ['has no viewBox with a width and a height']], [svg('', 'viewBox="0 0 9"'), ['has no viewBox with a width and a height']],
  [svg('<path fill="#abcd"/>'), ['has the colour #abcd: write it as #rrggbb']], [svg('<path fill="x#abc"/>'), ['has the colour x#abc: write it as #rrggbb']], [svg('<path stroke=""/>'), ['has the colour : write it as #rrggbb']],
  [svg('<path fill="red"/><path fill="red"/><use href="#a"/>'), ['has the colour red: write it as #rrggbb', 'has a <use>: draw it as paths', 'has href, which loads or runs']],
  [svg('<g xlink:href="a"/>'), ['has xlink:href, which loads or runs']], [svg('<g ONLOAD="a"/>'), ['has ONLOAD, which loads or runs']], [svg('<g mask="url(a.svg)"/>'), ['has mask, which loads or runs']],
  ...['<svg viewBox="0 0 1 1">', '<svg></g></svg>', '<g/>', `${svg('')}${svg('')}`, `${svg('')}<g/>`, '', 'text', '<svg a=b></svg>', '</svg>', svg('<g a="<"/>')].map((source): [string, string[]] => [source, ['is no well-formed SVG']]),
  ...['script', 'foreignObject', 'style', 'image', 'a', 'animate', 'animateTransform', 'set', 'text'].map((name): [string, string[]] => [svg(`<${name}/>`), [`has a <${name}>: draw it as paths`]]),
];
test.each(drawings)('the drawing %s', (source, read) => expect(readSvg(source)).toEqual(read));

test('the clearest colour of a drawing counts', () => {
  expect([contrastWith({ ratio: 1, colors: ['#000000', '#ffffff', '#777777'] }, '#000000'), contrastWith({ ratio: 1, colors: ['#000000'] }, '#000000')]).toEqual([21, 1]);
});

const blocksOf = (source: string) => {
  const read = readMarkdown(`# T\n${source}`);
  return 'text' in read ? read.text.blocks : read.faults;
};

test.each([
  ['a\nb\n\nc', [{ kind: 'p', spans: ['a b'] }, { kind: 'p', spans: ['c'] }]],
  ['* a\n* b\n  c\n\nd', [{ kind: 'ul', items: [['a'], ['b c']] }, { kind: 'p', spans: ['d'] }]],
  ['- a\n1) b', [{ kind: 'ul', items: [['a']] }, { kind: 'ol', items: [['b']] }]],
  ['999. a', [{ kind: 'ol', items: [['a']], start: 999 }]], ['1000. a', [{ kind: 'p', spans: ['1000. a'] }]], ['-a', [{ kind: 'p', spans: ['-a'] }]],
  ['a\n- b', [{ kind: 'p', spans: ['a'] }, { kind: 'ul', items: [['b']] }]],
  ['## A ##', [{ kind: 'h2', spans: ['A'] }]], ['### A#', [{ kind: 'h3', spans: ['A#'] }]], ['##A', [{ kind: 'p', spans: ['##A'] }]],
  ['a _b_ c_d_ e', [{ kind: 'p', spans: ['a ', { em: 'b' }, ' c_d_ e'] }]], ['_b_', [{ kind: 'p', spans: [{ em: 'b' }] }]],
  ['*a***b**', [{ kind: 'p', spans: [{ em: 'a' }, { strong: 'b' }] }]],
  ['[a](mailto:b@c.d) [e](tel:1) [f](/)', ['line 2: / is no link: https, mailto, tel, or a path']],
  ['[a](mailto:b@c.d)[e](tel:1)[f](/g)', [{ kind: 'p', spans: [{ link: 'mailto:b@c.d', text: 'a' }, { link: 'tel:1', text: 'e' }, { link: '/g', text: 'f' }] }]],
  ['a < b & c | d * 2', [{ kind: 'p', spans: ['a < b & c | d * 2'] }]],
  ['a [b] (c) `', [{ kind: 'p', spans: ['a [b] (c) `'] }]],
  ['--', [{ kind: 'p', spans: ['--'] }]], ['---', ['line 2: a rule is not shown']], ['* * *', ['line 2: a rule is not shown']], ['***', ['line 2: a rule is not shown', 'line 2: emphasis within emphasis is not shown']], ['====', ['line 2: a rule is not shown']],
  ['| a', ['line 2: a table is not shown']], ['  | a', ['line 2: a table is not shown']], [':--: | --', ['line 2: a table is not shown']], ['</p>', ['line 2: HTML is not shown']], ['<!--', ['line 2: HTML is not shown']], ['< b>', [{ kind: 'p', spans: ['< b>'] }]],
  ['&#12;', ['line 2: an entity is not shown']], ['&#xAf;', ['line 2: an entity is not shown']], ['&a;', ['line 2: an entity is not shown']], ['&;', [{ kind: 'p', spans: ['&;'] }]], ['&1;', [{ kind: 'p', spans: ['&1;'] }]],
  ['~~~', ['line 2: a block of code is not shown']], [' > a', ['line 2: a quotation is not shown']], ['a > b', [{ kind: 'p', spans: ['a > b'] }]],
  ['- a\n   123) b', ['line 3: a list in a list is not shown']], ['- a\n 1234. b', [{ kind: 'ul', items: [['a 1234. b']] }]],
  ['#### a', ['line 2: a heading below the third level is not shown']], ['a #### b', [{ kind: 'p', spans: ['a #### b'] }]],
  ['\\a', [{ kind: 'p', spans: ['\\a'] }]], ['', ['has no text below its title']],
])('the text %j', (source, blocks) => expect(blocksOf(source)).toEqual(blocks));

test('the version stands between the first lines, at most 32 signs of it', () => {
  const versionOf = (front: string) => {
    const read = readMarkdown(`${front}# T\na`);
    return 'text' in read ? (read.text.version ?? 'none') : read.faults[0];
  };
  const missing = 'line 1: between the lines --- must stand a version, such as version: 3';
  expect([versionOf(''), versionOf('---\nversion: 3\n---\n'), versionOf('\uFEFF---\r\na: b\r\nversion:  2 b \r\n---\r\n'), versionOf('---\nversion:\n---\n'), versionOf('---\nx\n---\n')]).toEqual(['none', '3', '2 b', missing, missing]);
  expect([versionOf(`---\nversion: ${'1'.repeat(32)}\n---\n`), versionOf(`---\nversion: ${'1'.repeat(33)}\n---\n`)]).toEqual(['1'.repeat(32), missing]);
  // Lines are counted with it.
  expect(readMarkdown('---\nversion: 1\n---\n# T\n<b>')).toEqual({ faults: ['line 5: HTML is not shown'] });
});

test('home is split behind the last part that comes with the page', () => {
  expect([homeOf({}), homeOf({ rows: 2 }), homeOf({ sections: ['games'] }), homeOf({ sections: ['winners', 'games', 'draws', 'banner', 'matches'], rows: 4 })]).toEqual([
    {}, { rows: 2 }, { above: ['games'], below: [] }, { above: ['winners', 'games', 'draws', 'banner'], below: ['matches'], rows: 4 },
  ]);
});

test('what loads above a drawn part has its room; what is below has none', () => {
  expect([homeCss(undefined), homeCss({}), homeCss({ banner: 'usual' }), homeCss({ sections: ['games', 'draws'] })]).toEqual(['', '', '', '']);
  expect(homeCss({ banner: 'low' })).toBe('.frame .banner-slide{padding-top:30%}.frame .banner-picture{object-fit:cover}.frame .banner .carousel-bar{margin-top:calc(30% - 36px)}');
  expect(homeCss({ sections: ['draws', 'winners', 'games', 'matches'] })).toBe('html:not(.on-break) .home-draws{display:flow-root;min-height:calc(1.5rem + 28px + 4.375rem + 50px)}html:not(.on-break) .home-winners{display:flow-root;min-height:calc(1.5rem + 28px + 13.75rem + 8px)}');
});

test.each([
  ['Leve.TEST', 'leve.test'], ['leve.test:8080', 'leve.test'], ['leve.test.', 'leve.test'], ['leve.test.:', 'leve.test'], ['[::1]:80', '[::1]'], ['', ''], [undefined, ''], [null, ''],
])('the name in the host %s is %s', (host, name) => expect(hostName(host)).toBe(name));

test('a host\'s name with or without www, and this machine\'s names', () => {
  expect([wwwVariantOf('leve.test'), wwwVariantOf('www.leve.test'), wwwVariantOf('wwwleve.test')]).toEqual(['www.leve.test', 'leve.test', 'www.wwwleve.test']);
  expect(['localhost', '127.0.0.1', '127.255.255.255', '[::1]', 'a.localhost', 'localhost.test', '127.0.0', '128.0.0.1', '127.0.0.1234', '::1', ''].map(isLoopback)).toEqual([true, true, true, true, false, false, false, false, false, false, false]);
});

const own = (label: object) => ({ href: '/m/a', label }) as never;

test('menus: each own link has words in each language, links stand in one list, and there is a way to the other language', () => {
  const languages = ['pt', 'en'] as const;
  expect(menuFaults({ languages })).toEqual([]);
  expect(menuFaults({ languages, links: [own({ pt: 'A', en: 'B' })], tabs: ['home', own({ pt: 'A' }), 'mine'] })).toEqual(['tabs.1.label.en: is missing']);
  expect(menuFaults({ languages, links: [own({ en: '' })], sideMenu: [own({ pt: 'A', en: 'B' })] })).toEqual([
    'links.0.label.pt: is missing', 'links.0.label.en: is missing', 'links: must stand in sideMenu where there is one', 'sideMenu: must have language, for there are two',
  ]);
  expect([menuFaults({ languages, sideMenu: ['language'] }), menuFaults({ languages: ['pt'], sideMenu: [] })]).toEqual([[], []]);
});

const pack = { a: { b: 'Olá {{name}}', c_one: '{{count}} jogo', c_other: '{{count}} jogos de {{name}}' }, long: 'x'.repeat(100) };
const faultsOf = (text: string, key = 'x:a.b', language = 'en') => stringFaults({ [language]: { [key]: text } } as never, (_, namespace) => (namespace === 'x' ? pack : undefined));

test('own strings: keys of the app, variables of the place, room', () => {
  for (const key of ['x:a.z', 'y:a.b', 'x:a', 'x:a.b.toString', 'a.b', 'x:', 'x:toString']) expect(faultsOf('Hi', key), key).toEqual([`strings.en: ${key} is no string of the app`]);
  expect([faultsOf('Hi'), faultsOf('Hi {{name}}'), faultsOf('Hi {{nome}}'), faultsOf('{{z}}', 'x:long'), faultsOf('Hi {{name'), faultsOf('}}')]).toEqual([
    [], [], ['strings.en: x:a.b has no {{nome}}, only {{name}}'], ['strings.en: x:long has no {{z}}'], ['strings.en: x:a.b has {{ or }} that belong to no variable'], ['strings.en: x:a.b has {{ or }} that belong to no variable'],
  ]);
  // Half as much again, and forty.
  expect([faultsOf('x'.repeat(190), 'x:long'), faultsOf('x'.repeat(191), 'x:long')]).toEqual([[], ['strings.en: x:long has 191 characters, and there is room for 190']]);
  // A language of the merchant's own says all that the app says; another plural form is known by the general one.
  expect([faultsOf('Hola', 'x:a.b', 'gl'), faultsOf('Hola {{name}}', 'x:a.b', 'gl'), faultsOf('de {{name}}', 'x:a.c_few', 'gl'), faultsOf('{{count}}', 'x:a.c_few', 'gl'), faultsOf('Hi', 'x:a.c_few')]).toEqual([
    ['strings.gl: x:a.b leaves out {{name}}'], [], [], ['strings.gl: x:a.c_few leaves out {{name}}'], [],
  ]);
});

test('own languages name themselves and their place', () => {
  const faults = (strings: object, listed: readonly string[] = ['pt']) => ownLanguageFaults(listed as never, strings as never);
  const galician = { $name: 'Galego', $locale: 'gl-ES' };
  expect([faults({ gl: galician }), faults({ gl: {} }), faults({ pt: galician }), faults({ gl: { ...galician, $name: 'x'.repeat(24) } }), faults({ gl: { ...galician, $name: 'x'.repeat(25) } })]).toEqual([
    [], ['strings.gl: $name is missing: what the language calls itself, such as Español', 'strings.gl: $locale is missing: a tag such as es-PE'],
    ['strings.pt: $name is for languages of your own', 'strings.pt: $locale is for languages of your own'], [], ['strings.gl: $name must have 24 characters at most'],
  ]);
  const placed = (language: string, $locale: string) => faults({ [language]: { $name: 'x', $locale } });
  expect([placed('gl', 'en-US'), placed('gl', '!'), placed('zz', 'zz'), placed('ar', 'ar-EG'), placed('fa', 'fa-u-nu-latn'), placed('mr', 'mr-IN'), placed('mr', 'mr-IN-u-nu-latn')]).toEqual([
    ['strings.gl: $locale is of another language: en-US'], ['strings.gl: $locale is none that is known: !'], ['strings.zz: $locale is none that is known: zz'],
    ['strings.ar: $locale is written from right to left, and the app from left to right'], ['strings.fa: $locale is written from right to left, and the app from left to right'], ['strings.mr: $locale has other digits than 0 to 9: mr-IN-u-nu-latn has these'], [],
  ]);
  expect(faults({}, ['pt', 'gl'])).toEqual([`languages: gl is none of the app's (${ofApp.join(', ')}), and has no strings/gl.json`]);
  expect([allLanguages(['pt'] as never, { gl: {}, en: {} } as never), ownLanguagesOf(['en', 'pt'] as never, { en: {} } as never)]).toEqual([['pt', 'gl'], undefined]);
  expect(ownLanguagesOf(['gl', 'en', 'pt'] as never, { gl: { $name: 'Galego', $locale: 'gl-ES' } } as never)).toEqual({ gl: { name: 'Galego', locale: 'gl-ES', group: '.', point: ',', afterSign: '', base: 'en', day: '{d}/{m}', date: '{d}/{m}/{y}' } });
});

test('a gradient is measured between its ends too, where it may be darker than both', () => {
  const theme = { ...parseMerchants(readyMadeFiles)[0]!.theme, 'on-accent': '#808080', accent: '#000000', 'accent-2': '#ffffff' };
  expect(contrastOf(theme, { front: 'on-accent', ground: ['accent', 'accent-2'], least: 4.5 })).toBeLessThan(1.1);
  expect(contrastOf(theme, { front: 'on-accent', ground: ['accent'], least: 4.5 })).toBeCloseTo(5.32, 2);
  expect(pairs.filter(({ least }) => least === 3).map(({ front, ground }) => [front, ...ground])).toEqual([['accent-2', 'ground'], ['accent-2', 'surface']]);
  expect(pairs).toHaveLength(31);
});

test('the palette of a drawn icon has four ramps, each from end to end', () => {
  const palette = markPalette({ ground: '#000000', outline: '#ff0000', vein: '#00ff00' });
  const color = (at: number) => Array.from(palette.slice(at * 3, at * 3 + 3));
  expect([palette.length, ...[0, 63, 64, 127, 128, 191, 192, 255].map(color)]).toEqual([768, [0, 0, 0], [255, 0, 0], [0, 0, 0], [0, 255, 0], [255, 0, 0], [0, 255, 0], [0, 0, 0], [0, 0, 0]]);
});

test('a folder of merchants: its .json files in the order of their names, each with what lies in its own folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'leve-by-hand-'));
  const write = (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content);
  try {
    expect(() => readMerchantFolder(join(folder, 'none'))).toThrow('MERCHANTS is no folder that can be read');
    expect(() => readMerchantFolder(folder)).toThrow('MERCHANTS has no .json file');
    for (const name of ['b.json', '.c.json', 'merchant.schema.json', 'd.txt']) write(name, '{"texts":{"a":{"pt":"0","en":"1"}}}');
    write('a.json', '\uFEFF{"strings":{"pt":{"k":"0","l":"1"}},"wellKnown":{"x":"y"}}');
    for (const name of ['e', 'f', 'g']) write(`${name}.json`, name === 'e' ? '{' : '[1]');
    write('h.json', Uint8Array.from([0x22, 0xff, 0x22]));
    for (const name of ['a/strings', 'a/.well-known', 'b/texts', 'e', 'g/texts']) mkdirSync(join(folder, name), { recursive: true });
    write('a/strings/pt.json', '{"k":"2"}');
    write('a/.well-known/z', 'w');
    write('a/wordmark-light.svg', '<svg/>');
    write('a/font-bold.woff2', 'x');
    write('b/texts/a.pt.md', '2');
    write('b/share.png', 'x');
    write('g/texts/1.pt.md', 'x');
    const read = readMerchantFolder(folder);
    expect(Object.keys(read).map((path) => path.slice(folder.length + 1))).toEqual(['a.json', 'b.json', 'e.json', 'f.json', 'g.json', 'h.json']);
    const of = (name: string) => read[join(folder, name)];
    expect(of('a.json')).toEqual({ strings: { pt: { k: '2', l: '1' } }, wellKnown: { x: 'y', z: 'w' }, texts: {}, wordMark: { light: `data:image/svg+xml;base64,${btoa('<svg/>')}` }, fonts: { bold: `data:font/woff2;base64,${btoa('x')}` } });
    expect(of('b.json')).toEqual({ share: `data:image/png;base64,${btoa('x')}`, strings: {}, wellKnown: {}, texts: { a: { pt: '2', en: '1' } } });
    expect([of('f.json'), (of('e.json') as Error).message.split(':')[0], (of('g.json') as Error).message, (of('h.json') as Error).message]).toEqual([[1], 'is no JSON', 'texts/1.pt.md: its name must be such as terms.pt.md', 'is not in UTF-8']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('contrast by WCAG: black on white 21, a colour on itself 1, in either order', () => {
  expect([contrast('#000000', '#ffffff'), contrast('#ffffff', '#000000'), contrast('#777777', '#777777')]).toEqual([21, 21, 1]);
  expect(['#767676', '#ff0000', '#00ff00', '#0000ff', '#0a0a0a', '#0b0b0b'].map((color) => contrast(color, '#ffffff').toFixed(2))).toEqual(['4.54', '4.00', '1.37', '8.59', '19.80', '19.68']);
  expect([mix('#000000', '#ffffff', 0), mix('#000000', '#ffffff', 1), mix('#000000', '#ffffff', 0.5), mix('#102030', '#20100f', 0.25), mix('#000001', '#000000', 0.4)]).toEqual(['#000000', '#ffffff', '#808080', '#141c28', '#000001']);
});

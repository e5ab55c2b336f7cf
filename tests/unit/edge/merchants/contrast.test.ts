import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast, mix } from '../../../../src/edge/merchants/contrast.ts';
import { readMerchantFolder } from '../../../../src/edge/merchants/folder.ts';
import { contrastFaults, contrastOf, pairs } from '../../../../src/edge/merchants/pairs.ts';
import { parseMerchants } from '../../../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../../../src/edge/merchants/ready-made.ts';
import { completeTheme, derivedColors, onArt, themeCss, type Theme } from '../../../../src/edge/merchants/theme.ts';
import { themes } from '../../merchants/themes.ts';

const merchants = [...parseMerchants(readyMadeFiles), ...parseMerchants(readMerchantFolder('tests/fixtures/merchants'))];

test('contrast follows the formula of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.478, 3);
  expect(contrast('#0b1210', '#0b1210')).toBe(1);
  expect(mix('#000000', '#ff8040', 0.5)).toBe('#804020');
});

/** Black text on white with a black accent: the grey says how much of it is mixed in. */
const plain = (scheme: 'dark' | 'light') => completeTheme({
  scheme, ground: '#ffffff', surface: '#ffffff', 'surface-2': '#ffffff', 'surface-3': '#ffffff', text: '#000000', quiet: '#000000', accent: '#000000', 'accent-2': '#ff0000',
  'accent-text': '#000000', 'on-accent': '#ffffff', won: '#000000', 'on-won': '#ffffff', trouble: '#000000', 'on-trouble': '#ffffff',
});

test('what a theme does not name is tinted by its accent, on a bright ground half as much again', () => {
  const shares = (scheme: 'dark' | 'light') => (['jackpot', 'jackpot-2', 'digit', 'digit-2', 'vip'] as const).map((name) => Math.round(100 * (1 - Number.parseInt(plain(scheme)[name].slice(1, 3), 16) / 255)));
  expect([shares('dark'), shares('light')]).toEqual([[12, 6, 18, 10, 14], [18, 9, 27, 15, 21]]);
});

describe('themes of any colours', () => {
  /** Computed independently of the code: the lowest contrast over 100 steps of the gradient. */
  const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
  const channels = (color: string) => (color.slice(1).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16) / 255);
  const light = ([red, green, blue]: number[]) => 0.2126 * linear(red!) + 0.7152 * linear(green!) + 0.0722 * linear(blue!) + 0.05;
  function least(theme: Theme, { front, ground }: (typeof pairs)[number]): number {
    const text = light(channels(front === 'on-art' ? onArt : theme[front]));
    const [start, end] = [channels(theme[ground[0]!]), channels(theme[ground.at(-1)!])];
    const steps = Array.from({ length: 101 }, (_, step) => light(start.map((channel, index) => channel + ((end[index]! - channel) * step) / 100)));
    return Math.min(...steps.map((behind) => Math.max(text, behind) / Math.min(text, behind)));
  }

  test('an accepted theme is readable in every pair, and a refusal names the pair and its ratio', () => {
    let accepted = 0;
    let refused = 0;
    fc.assert(fc.property(themes, (named) => {
      const theme = completeTheme(named);
      const faults = contrastFaults(theme);
      if (faults.length === 0) accepted += 1;
      else refused += 1;
      const unreadable = pairs.filter((pair) => least(theme, pair) < pair.least - 0.05);
      expect(faults.length).toBeGreaterThanOrEqual(unreadable.length);
      for (const pair of pairs) {
        const name = `theme: ${pair.front} on ${pair.ground.join(' to ')} has`;
        const fault = faults.find((line) => line.startsWith(name));
        if (fault) {
          const [, ratio, needed] = /contrast of ([\d.]+):1, and needs ([\d.]+):1$/.exec(fault)!;
          expect(Number(needed)).toBe(pair.least);
          expect(Math.abs(Number(ratio) - least(theme, pair))).toBeLessThan(0.1);
        } else expect(least(theme, pair)).toBeGreaterThanOrEqual(pair.least - 0.05);
      }
    }), { numRuns: 400 });
    expect(accepted).toBeGreaterThan(20);
    expect(refused).toBeGreaterThan(100);
  });

  test('derived colours are readable wherever the named ones are', () => {
    fc.assert(fc.property(themes, (named) => {
      const bare = Object.fromEntries(Object.entries(named).filter(([name]) => !(derivedColors as readonly string[]).includes(name))) as typeof named;
      const faults = contrastFaults(completeTheme(bare));
      const ofNamed = faults.filter((line) => !derivedColors.some((name) => new RegExp(` ${name} (on|to|has) `).test(line)));
      if (ofNamed.length === 0) expect(faults).toEqual([]);
    }), { numRuns: 400 });
  });
});

test('the contrast on a gradient is its lowest, also between its ends', () => {
  const theme = { ...merchants[0]!.theme, accent: '#ff4d4d', 'accent-2': '#3ddc3d', 'on-accent': '#3a3a00' };
  const pair = pairs.find(({ front }) => front === 'on-accent')!;
  const ends = Math.min(contrast('#3a3a00', '#ff4d4d'), contrast('#3a3a00', '#3ddc3d'));
  expect(contrastOf(theme, pair)).toBeLessThan(ends);
});

test.each(merchants.map((merchant) => [merchant.file, merchant] as const))('the theme of %s is readable', (_, { theme }) => {
  expect(contrastFaults(theme)).toEqual([]);
});

describe('the app\'s style sheets', () => {
  const files = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  const sources = files.map((file) => ({ file, css: readFileSync(join('src/app', file), 'utf8').replace(/\/\*.*?\*\//gs, '') }));
  const rules = sources.flatMap(({ file, css }) => Array.from(css.matchAll(/([^{}]+)\{([^{}]*)\}/g), ([, selector, body]) => ({ where: `${file} ${selector!.trim()}`, body: body! })));
  const valueOf = (body: string, property: string) => new RegExp(`(?:^|[;\\s])${property}:\\s*([^;]+)`).exec(body)?.[1];
  const namesIn = (value: string | undefined) => Array.from((value ?? '').matchAll(/var\(--([\w-]+)/g), ([, name]) => name!);
  /** Colours on pictures, which are not checked. */
  const onPictures = ['on-art', 'star'];

  test('use only pairs of text and ground whose contrast is checked', () => {
    const unproven = rules.flatMap(({ where, body }) => {
      const [front] = namesIn(valueOf(body, 'color'));
      const grounds = namesIn(valueOf(body, 'background(?:-color)?')).filter((name) => name !== 'art-veil');
      if (!front) return [];
      const proven = pairs.filter((pair) => pair.front === front && pair.least === 4.5);
      if (!proven.length && !onPictures.includes(front)) return [`${where}: ${front}`];
      return grounds.filter((ground) => !proven.some((pair) => (pair.ground as readonly string[]).includes(ground))).map((ground) => `${where}: ${front} on ${ground}`);
    });
    expect(unproven).toEqual([]);
  });

  test('use the theme\'s colours alone', () => {
    const fixed = rules.filter(({ body, where }) => /#[\da-f]{3,8}\b|\b(?:rgb|hsl)a?\(/i.test(body) && !where.startsWith('theme/base.css'));
    expect(fixed.map(({ where }) => where)).toEqual([]);
    const known = new Set(Array.from(themeCss(merchants[0]!.theme).matchAll(/--([\w-]+):/g), ([, name]) => name!));
    for (const { css } of sources) for (const [, name] of css.matchAll(/--([\w-]+):/g)) known.add(name!);
    // Beside the theme the edge names the colours of a page's pictures.
    for (const [, name] of readFileSync('src/edge/pictures/placeholder-colours.ts', 'utf8').matchAll(/--([\w-]+):/g)) known.add(name!);
    const scripted = readdirSync('src/app', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(join('src/app', file), 'utf8')).join('');
    const unknown = sources.flatMap(({ file, css }) => namesIn(css).filter((name) => !known.has(name) && !scripted.includes(`--${name}`)).map((name) => `${file}: --${name}`));
    expect(unknown).toEqual([]);
  });
});

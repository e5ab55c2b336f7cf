import { brotliCompressSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../../../src/edge/merchants/contrast.ts';
import { languages } from '../../../../src/sandbox/languages.ts';
import { announcementArt } from '../../../../src/sandbox/art/announcement-art.ts';
import { bannerArt, bannerGround } from '../../../../src/sandbox/art/banner-art.ts';
import { crestArt } from '../../../../src/sandbox/art/crest-art.ts';
import { downloadArt } from '../../../../src/sandbox/art/download-art.ts';
import { emblemNames } from '../../../../src/sandbox/art/emblems/index.ts';
import { gameArt } from '../../../../src/sandbox/art/game-art.ts';
import { fitted, textWidth } from '../../../../src/sandbox/art/lettering.ts';
import { lighter } from '../../../../src/sandbox/art/lighter.ts';
import { lotteryArt, lotteryInk } from '../../../../src/sandbox/art/lottery-art.ts';
import { paletteNames, palettes } from '../../../../src/sandbox/art/palettes.ts';
import { sceneNames } from '../../../../src/sandbox/art/scenes.ts';
import { vendorMark } from '../../../../src/sandbox/art/vendor-mark.ts';
import { banners } from '../../../../src/sandbox/catalogue/banners.ts';
import { games } from '../../../../src/sandbox/catalogue/games.ts';
import { leagues } from '../../../../src/sandbox/catalogue/leagues.ts';
import { lotteries } from '../../../../src/sandbox/catalogue/lotteries.ts';
import { vendors } from '../../../../src/sandbox/catalogue/vendors.ts';
import { brotliParams } from '../../../../src/sandbox/content/art.ts';

/** Colours of a banner's button. */
const accent = { accent: '#ff8a4a', 'accent-2': '#e0621f', 'on-accent': '#2b1000' };

/** Limits of one picture in bytes: plain, and compressed. */
const smallPicture = 4096;
const largePicture = 6600;
const download = 2048;

const { DOMParser } = new Window();

const size = (svg: string): number => Buffer.byteLength(svg);

/** Checks that a picture is well formed, small enough, and references only ids that it defines. */
function expectPicture(svg: string, width: number, height: number, most: number): void {
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(svg).toMatch(new RegExp(`^<svg [^>]*width="${width}" height="${height}"`));
  expect(svg).not.toMatch(/undefined|NaN|\$[a-z]/);
  const defined = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(defined).size, 'an id comes twice').toBe(defined.length);
  for (const [, id] of svg.matchAll(/(?:url\(|href=")#([^)"]+)/g)) expect(defined).toContain(id);
  expectBalanced(svg);
  expect(size(svg)).toBeLessThanOrEqual(most);
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(download);
}

/** happy-dom accepts a missing end tag, browsers do not. */
function expectBalanced(svg: string): void {
  const open: string[] = [];
  for (const [, end, name, alone] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (end) expect(open.pop()).toBe(name);
    else if (!alone) open.push(name!);
  }
  expect(open).toEqual([]);
}

describe('game cards', () => {
  it('are drawn for every emblem', () => {
    expect(emblemNames.length).toBeGreaterThanOrEqual(36);
    for (const emblem of emblemNames) expectPicture(gameArt({ name: 'Tartaruga Encantada', emblem, palette: 'teal' }), 240, 300, smallPicture);
  });

  it('show every name of the catalogue in letters of 24 px or more, inside the card', () => {
    for (const { name } of games(1)) {
      for (const language of languages) {
        const { lines, size: letters } = fitted(name[language].toUpperCase(), 212, 40);
        expect(lines.length).toBeLessThanOrEqual(2);
        expect(letters, name[language]).toBeGreaterThanOrEqual(24);
        for (const line of lines) expect(textWidth(line) * letters).toBeLessThanOrEqual(212);
      }
    }
  });

  it('fit a name of any length without clipping, and escape it', () => {
    const { lines, size: letters } = fitted('A'.repeat(60), 212, 40);
    expect(textWidth(lines[0]!) * letters).toBeLessThanOrEqual(212);
    expect(gameArt({ name: 'Sol & <Lua>', emblem: 'sun', palette: 'night' })).toContain('&amp;');
  });

  it('are the same for the same game, and differ by name', () => {
    const card = { name: 'Rei do Mar', emblem: 'shark', palette: 'rose' } as const;
    expect(gameArt(card)).toBe(gameArt({ ...card }));
    expect(gameArt(card)).not.toBe(gameArt({ ...card, name: 'Rei do Lar' }));
  });

  it('have white letters with a contrast of 7 in every palette', () => {
    for (const name of paletteNames) expect(contrast('#ffffff', palettes[name].deep)).toBeGreaterThanOrEqual(7);
  });
});

describe('banners and announcements', () => {
  it('are drawn in both languages', () => {
    for (const banner of banners) {
      for (const language of languages) {
        const [title, subtitle, callToAction] = [banner.title[language], banner.subtitle[language], banner.callToAction[language]];
        expectPicture(bannerArt({ title, subtitle, callToAction, scene: banner.scene, palette: banner.palette, accent }), 656, 272, largePicture);
      }
    }
  });

  it('are drawn for every scene', () => {
    for (const [index, scene] of sceneNames.entries()) expectPicture(announcementArt({ scene, palette: paletteNames[index]! }), 600, 300, largePicture);
  });

  it('have text that meets AA in every palette', () => {
    for (const name of paletteNames) expect(contrast('#ffffff', bannerGround(name)), name).toBeGreaterThanOrEqual(4.5);
  });
});

describe('marks', () => {
  it('are drawn for every team, vendor and lottery', () => {
    for (const team of leagues.flatMap((league) => league.teams)) expectPicture(crestArt(team), 64, 64, smallPicture);
    for (const { displayName: name, ...vendor } of vendors) {
      expectPicture(vendorMark({ ...vendor, name, size: 'small' }), 64, 64, smallPicture);
      expectPicture(vendorMark({ ...vendor, name, size: 'large' }), 200, 80, smallPicture);
    }
    for (const lottery of lotteries) {
      expectPicture(lotteryArt(lottery), 96, 96, smallPicture);
      expect(contrast(lottery.colour, lotteryInk)).toBeGreaterThanOrEqual(4.5);
    }
    expectPicture(downloadArt(), 192, 192, smallPicture);
  });

  it('differ between the teams of a league', () => {
    for (const { teams } of leagues) expect(new Set(teams.map(crestArt)).size).toBe(teams.length);
  });
});

describe('pictures for data saving', () => {
  const drawn: Record<string, readonly [pictures: readonly string[], width: number, height: number]> = {
    games: [games(1).slice(0, 60).map(({ name, emblem, palette }) => gameArt({ name: name.pt, emblem, palette })), 240, 300],
    banners: [banners.map(({ title, subtitle, callToAction, scene, palette }) => bannerArt({ title: title.pt, subtitle: subtitle.pt, callToAction: callToAction.pt, scene, palette, accent })), 656, 272],
    announcements: [sceneNames.map((scene) => announcementArt({ scene, palette: 'teal' })), 600, 300],
    vendors: [vendors.map(({ displayName: name, ...vendor }) => vendorMark({ ...vendor, name, size: 'small' })), 64, 64],
    lotteries: [lotteries.map(lotteryArt), 96, 96],
  };
  const asServed = (svg: string) => brotliCompressSync(svg, brotliParams);
  const weight = (pictures: readonly string[]): number => pictures.reduce((sum, svg) => sum + asServed(svg).length, 0) / pictures.length;

  it.each(Object.entries(drawn))('%s are complete and without gradients', (_, [pictures, width, height]) => {
    for (const svg of new Set(pictures)) {
      const light = lighter(svg);
      expectPicture(light, width, height, size(svg));
      expect(light).not.toMatch(/Gradient|opacity/);
      expect(light.match(/<text/g)?.length).toBe(svg.match(/<text/g)?.length);
    }
  });

  it('are at least 40 % smaller when compressed', () => {
    const saved = Object.values(drawn).map(([pictures]) => 1 - weight(pictures.map(lighter)) / weight(pictures));
    expect(1 - weight(drawn.games![0].map(lighter)) / weight(drawn.games![0])).toBeGreaterThanOrEqual(0.4);
    expect(saved.reduce((sum, share) => sum + share) / saved.length).toBeGreaterThanOrEqual(0.4);
  });
});

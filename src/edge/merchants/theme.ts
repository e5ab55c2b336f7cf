// A merchant's colours on their way to the page: named in its file, completed by `completeTheme`, written by `themeCss` as
// custom properties of the root, which `merchantHead` of head.ts inlines into each page's head; src/app/theme uses them.
import { contrast, mix, readable } from './contrast.ts';

/** Colours that a merchant's file must name: custom properties of the page, under the same names. */
export const namedColors = [
  'ground', 'surface', 'surface-2', 'surface-3', 'text', 'quiet', 'accent', 'accent-2', 'accent-text', 'on-accent',
  'won', 'on-won', 'trouble', 'on-trouble',
] as const;

/** Colours that a file may name; missing ones derive from the named ones. */
export const derivedColors = [
  'line', 'chosen', 'on-chosen', 'jackpot', 'jackpot-2', 'digit', 'digit-2', 'jackpot-text', 'vip', 'card-3d', 'card-3d-2',
] as const;

type NamedColor = (typeof namedColors)[number];
type DerivedColor = (typeof derivedColors)[number];
export type Color = NamedColor | DerivedColor;

/** A theme in a merchant's file; every colour is `#rrggbb`. */
export type NamedTheme = { scheme: 'dark' | 'light' } & Record<NamedColor, string> & Partial<Record<DerivedColor, string>>;

/** A theme with all its colours. */
export type Theme = { scheme: 'dark' | 'light' } & Record<Color, string>;

/** Text on pictures and on the cards of a member's level, in every theme; `--on-art` in base.css. */
export const onArt = '#f1f6f3';

const black = '#000000';

/** The surface, tinted with the accent by up to `wanted` percent as long as text on it stays readable. */
function tint({ surface, accent, text, 'accent-text': accentText }: NamedTheme, wanted: number): string {
  let tinted = surface;
  for (let percent = 0; percent <= wanted; percent++) {
    const next = mix(surface, accent, percent / 100);
    if (contrast(text, next) < readable || contrast(accentText, next) < readable) break;
    tinted = next;
  }
  return tinted;
}

/** The colour mixed with at least this share of black, and with more if text on pictures needs the contrast. */
function darkened(color: string, least: number, ratio: number): string {
  let share = least;
  while (share < 1 && contrast(onArt, mix(color, black, share)) < ratio) share += 0.05;
  return mix(color, black, share);
}

/** Adds the missing colours of a theme: they are readable where the named ones are. */
export function completeTheme(named: NamedTheme): Theme {
  // A tint is less visible on a bright ground.
  const strength = named.scheme === 'dark' ? 1 : 1.5;
  // A dark ground with some accent: the accent alone, darkened, is brown or maroon.
  const card = mix(named.scheme === 'dark' ? named['surface-3'] : named.text, named['accent-2'], 0.25);
  return {
    line: named['surface-3'],
    chosen: named.text,
    'on-chosen': named.ground,
    jackpot: tint(named, 12 * strength),
    'jackpot-2': tint(named, 6 * strength),
    digit: tint(named, 18 * strength),
    'digit-2': tint(named, 10 * strength),
    'jackpot-text': named['accent-text'],
    vip: tint(named, 14 * strength),
    'card-3d': darkened(card, 0, 7),
    'card-3d-2': darkened(card, 0.35, 11),
    ...named,
  };
}

const alpha = (color: string, share: number): string => color + Math.round(share * 255).toString(16).padStart(2, '0');

/** The style sheet of a theme, with further values by its scheme. */
export function themeCss(theme: Theme): string {
  const { scheme, ...colors } = theme;
  const isDark = scheme === 'dark';
  const ink = isDark ? mix(theme.ground, black, 0.7) : theme.text;
  const shades = {
    veil: alpha(ink, isDark ? 0.72 : 0.6),
    shade: isDark ? '0 0 0 0 transparent' : `0 1px 3px ${alpha(ink, 0.08)}`,
    raised: `0 12px 32px ${alpha(isDark ? black : ink, isDark ? 0.5 : 0.2)}`,
    glow: `0 8px 24px ${alpha(theme['accent-2'], 0.28)}`,
  };
  const properties = Object.entries({ ...colors, ...shades }).map(([name, value]) => `--${name}:${value}`);
  // With a dark scheme Chromium computes each SVG picture's styles a second time, 20 ms for the slots centre; pictures do not use it.
  const pictures = isDark ? 'img{color-scheme:light}' : '';
  // `only` keeps Chromium on Android from darkening light pages if the phone is dark. Older engines ignore it.
  const schemes = isDark ? 'color-scheme:dark' : 'color-scheme:light;color-scheme:only light';
  return `:root{${schemes};${properties.join(';')}}${pictures}`;
}

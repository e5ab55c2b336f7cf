import { contrast, mix } from '../../contract/contrast.ts';

/** Colours that a merchant's file must name: custom properties of the page, under the same names. */
export const namedColors = [
  'ground', 'surface', 'surface-2', 'surface-3', 'text', 'quiet', 'accent', 'accent-2', 'accent-text', 'on-accent',
  'won', 'on-won', 'trouble', 'on-trouble',
] as const;

/** Colours that a file may name; the others follow from the named ones. */
export const derivedColors = [
  'line', 'chosen', 'on-chosen', 'jackpot', 'jackpot-2', 'digit', 'digit-2', 'jackpot-text', 'vip', 'card-3d', 'card-3d-2',
] as const;

type NamedColor = (typeof namedColors)[number];
type DerivedColor = (typeof derivedColors)[number];
export type Color = NamedColor | DerivedColor;

/** A theme as a merchant's file has it; every colour is `#rrggbb`. */
export type NamedTheme = { scheme: 'dark' | 'light' } & Record<NamedColor, string> & Partial<Record<DerivedColor, string>>;

/** A theme with all its colours. */
export type Theme = { scheme: 'dark' | 'light' } & Record<Color, string>;

/** Text on pictures and on the cards of a member's level, in every theme; base.css has it as `--on-art`. */
export const onArt = '#f1f6f3';

const black = '#000000';

/** The least mix of `from` and `to` that keeps `ratio` to each of the grounds; `to` where none does. */
function readable(from: string, to: string, grounds: readonly string[], ratio: number): string {
  for (let share = 0; share < 1; share += 0.05) {
    const mixed = mix(from, to, share);
    if (grounds.every((ground) => contrast(mixed, ground) >= ratio)) return mixed;
  }
  return to;
}

/** The theme with the colours that its file leaves out: tints of the accent, as light or dark as the theme is. */
export function completeTheme(named: NamedTheme): Theme {
  const { scheme, surface, accent, text } = named;
  const tint = (share: number) => mix(surface, accent, scheme === 'dark' ? share : share * 1.5);
  const jackpots = { jackpot: tint(0.12), 'jackpot-2': tint(0.06), digit: tint(0.18), 'digit-2': tint(0.1), vip: tint(0.14) };
  const grounds = Object.entries(jackpots).map(([name, color]) => named[name as keyof typeof jackpots] ?? color);
  return {
    line: named['surface-3'],
    chosen: text,
    'on-chosen': named.ground,
    ...jackpots,
    'jackpot-text': readable(named['accent-text'], text, grounds, 4.5),
    'card-3d': readable(mix(named['accent-2'], black, 0.45), black, [onArt], 7),
    'card-3d-2': readable(mix(named['accent-2'], black, 0.7), black, [onArt], 11),
    ...named,
  };
}

const alpha = (color: string, share: number): string => color + Math.round(share * 255).toString(16).padStart(2, '0');

/** The style sheet of a theme: what is not a colour of the file follows from its scheme. */
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
  return `:root{color-scheme:${scheme};${properties.join(';')}}`;
}

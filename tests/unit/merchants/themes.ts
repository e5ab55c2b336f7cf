import * as fc from 'fast-check';
import { derivedColors, namedColors, type NamedTheme } from '../../../src/edge/merchants/theme.ts';

const hex = (low: number, high: number) => fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: low, max: high })))
  .map((channels) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`);

/** Random colours, of which hardly a theme is readable. */
const anyTheme = fc.record({
  scheme: fc.constantFrom('dark', 'light'),
  ...Object.fromEntries(namedColors.map((name) => [name, hex(0, 255)])),
  ...Object.fromEntries(derivedColors.map((name) => [name, fc.option(hex(0, 255), { nil: undefined })])),
}) as fc.Arbitrary<NamedTheme>;

const grounds = ['ground', 'surface', 'surface-2', 'surface-3', 'on-accent', 'on-won', 'on-trouble'];

/** Plausible themes, readable and unreadable. */
const plausibleTheme = (scheme: 'dark' | 'light') => {
  const [deep, bright] = scheme === 'dark' ? [hex(0, 58), hex(115, 255)] : [hex(215, 255), hex(0, 110)];
  return fc.record({ scheme: fc.constant(scheme), ...Object.fromEntries(namedColors.map((name) => [name, grounds.includes(name) ? deep : bright])) }) as fc.Arbitrary<NamedTheme>;
};

/** Themes of both kinds, without undefined colours. */
export const themes = fc.oneof(anyTheme, plausibleTheme('dark'), plausibleTheme('light'))
  .map((theme) => Object.fromEntries(Object.entries(theme).filter(([, color]) => color !== undefined)) as NamedTheme);

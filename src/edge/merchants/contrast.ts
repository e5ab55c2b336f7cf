/** Red, green and blue of `#rrggbb`, 0 to 255. */
const channelsOf = (color: string): number[] => [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));

/** Relative luminance of `#rrggbb` (WCAG 2.2), 0 to 1. */
function luminance(color: string): number {
  const [red, green, blue] = channelsOf(color).map((value) => {
    const channel = value / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Contrast ratio of two colours `#rrggbb` (WCAG 2.2), 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker, brighter] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (brighter! + 0.05) / (darker! + 0.05);
}

/** Least contrast of text (WCAG 2.2 AA, 1.4.3). */
export const readable = 4.5;

/** Mixes two colours `#rrggbb` as a CSS gradient does; `share`, 0 to 1, is the position from one to the other. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [channelsOf(from), channelsOf(to)];
  return `#${start.map((channel, index) => Math.round(channel + (end[index]! - channel) * share).toString(16).padStart(2, '0')).join('')}`;
}

import { escapeHtml } from '../escape-html.ts';
import { bytesOf, entriesOf, type Fonts, type Weight } from './font-faults.ts';
import { versionOf, type ServedIcon } from './icons.ts';
import { readWoff2, type FontMetrics } from './woff2.ts';

/** bytes of fonts that are preloaded: on 3G a fifth of a second */
const mostPreloaded = 32_000;

/** The phones' own fonts: mean width of their letters, measured as `readWoff2` does, and their names. */
const usual: Record<Weight, { width: number; names: readonly string[] }> = {
  regular: { width: 0.464, names: ['Roboto', 'Arial', 'Helvetica Neue', 'Liberation Sans'] },
  bold: { width: 0.497, names: ['Roboto Bold', 'Arial Bold', 'Helvetica Neue Bold', 'Liberation Sans Bold'] },
};
const behind = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',sans-serif";

const addressOf = (data: string): string => `/font-${versionOf(data)}.woff2`;

const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`;

/** A fallback font with the metrics of the merchant's, so that the layout is the same without it. */
function standIn(weight: Weight, { width, ascent, descent, lineGap }: FontMetrics, range: string): string {
  const { width: usualWidth, names } = usual[weight];
  const adjust = width / usualWidth;
  return `@font-face{font-family:near;src:${names.map((name) => `local("${name}")`).join()};font-weight:${range};size-adjust:${percent(adjust)};ascent-override:${percent(ascent / adjust)};descent-override:${percent(descent / adjust)};line-gap-override:${percent(lineGap / adjust)}}`;
}

/** The rules of a merchant's fonts. A font that is not loaded when the page is shown is used from the next page on (`optional`), so that nothing moves. */
export function fontCss(fonts: Fonts | undefined): string {
  if (!fonts) return '';
  const faces = entriesOf(fonts).map(([weight, data]) => {
    const read = readWoff2(bytesOf(data))!;
    const range = weight === 'bold' ? '600 900' : read.weights && !fonts.bold ? read.weights.join(' ') : '400';
    return `@font-face{font-family:own;src:url(${addressOf(data)}) format("woff2");font-weight:${range};font-display:optional}${standIn(weight, read, range)}`;
  });
  return `${faces.join('')}:root body{font-family:own,near,${behind}}`;
}

/** Preload links of the fonts, as long as they are small. */
export function fontLinks(fonts: Fonts | undefined): string {
  let room = mostPreloaded;
  return fonts ? entriesOf(fonts).filter(([, data]) => (room -= bytesOf(data).length) >= 0).map(([, data]) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(addressOf(data))}" crossorigin>`).join('') : '';
}

/** The fonts by the paths at which the edge serves them. */
export const servedFonts = (fonts: Fonts | undefined): [string, ServedIcon][] => (fonts ? entriesOf(fonts).map(([, data]) => [addressOf(data), { type: 'font/woff2', body: bytesOf(data) }]) : []);

import { contrast } from './contrast.ts';

const tag = /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<(\/?)([a-zA-Z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Elements that run, load or speak: they do nothing in a picture, so the author would miss them. */
const foreign = ['script', 'foreignObject', 'style', 'image', 'a', 'animate', 'animateTransform', 'set', 'use', 'text'];

/** A parsed drawing. */
interface ReadSvg {
  /** width by height of its viewBox */
  ratio: number;
  /** its colours, `#rrggbb`; black for a shape without one */
  colors: readonly string[];
}

const whole = (color: string): string => (color.length === 4 ? `#${Array.from(color.slice(1), (digit) => digit + digit).join('')}` : color).toLowerCase();

/** Parses a drawing, or returns a sentence for each fault. */
export function readSvg(source: string): ReadSvg | string[] {
  const faults = new Set<string>();
  const open: string[] = [];
  const colors = new Set<string>();
  let view: number[] = [];
  let isPainted = false;
  let at = 0;
  while (at < source.length) {
    const next = source.indexOf('<', at);
    if (next < 0) break;
    tag.lastIndex = next;
    const found = tag.exec(source);
    if (!found) return ['is no well-formed SVG'];
    at = tag.lastIndex;
    const [, closing, name, attributes = '', alone] = found;
    if (name === undefined) continue;
    if (closing) {
      if (open.pop() !== name) return ['is no well-formed SVG'];
      continue;
    }
    if (!open.length && (name !== 'svg' || view.length)) return ['is no well-formed SVG'];
    if (foreign.includes(name)) faults.add(`has a <${name}>: draw it as paths`);
    for (const [, key, double, single] of attributes.matchAll(attribute)) {
      const value = double ?? single ?? '';
      if (/^on/i.test(key!) || /href$/i.test(key!) || /url\((?!['"]?#)/.test(value)) faults.add(`has ${key}, which loads or runs`);
      if (name === 'svg' && key === 'viewBox') view = value.trim().split(/[\s,]+/).map(Number);
      if (['fill', 'stroke', 'stop-color'].includes(key!) && value !== 'none') {
        isPainted = true;
        if (/^#([\da-f]{3}|[\da-f]{6})$/i.test(value)) colors.add(whole(value));
        else if (!value.startsWith('url(')) faults.add(`has the colour ${value}: write it as #rrggbb`);
      }
    }
    if (name === 'svg' && !view.length) view = [0, 0, 0, 0];
    if (!alone) open.push(name);
  }
  if (open.length || !view.length) return ['is no well-formed SVG'];
  const [, , width = 0, height = 0] = view;
  if (!(width > 0 && height > 0)) faults.add('has no viewBox with a width and a height');
  if (!isPainted) colors.add('#000000');
  return faults.size ? [...faults] : { ratio: width / height, colors: [...colors] };
}

/** The best contrast of a drawing's colours with a ground. */
export const contrastWith = ({ colors }: ReadSvg, ground: string): number => Math.max(...colors.map((color) => contrast(color, ground)));

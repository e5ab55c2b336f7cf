import { raw } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import { colourOf, pockets, wheel } from './rules.ts';

const colours = { green: '#0d8550', red: '#c01f32', black: '#171d22' } as const;
const degrees = 360 / pockets;

/** A point of a circle of `radius` round 100,100, `turn` degrees clockwise from the top. */
const point = (radius: number, turn: number): string => {
  const angle = ((turn - 90) * Math.PI) / 180;
  return `${(100 + radius * Math.cos(angle)).toFixed(2)} ${(100 + radius * Math.sin(angle)).toFixed(2)}`;
};

function pocket(number: number, place: number): string {
  const from = (place - 0.5) * degrees;
  const to = (place + 0.5) * degrees;
  return `<path d="M${point(92, from)}A92 92 0 0 1 ${point(92, to)}L${point(58, to)}A58 58 0 0 0 ${point(58, from)}Z" fill="${colours[colourOf(number)]}"/>
<text transform="rotate(${(place * degrees).toFixed(2)} 100 100)" x="100" y="22">${number}</text>`;
}

/** The wheel with its first pocket, the zero, at the top; the page turns it. */
export const wheelPicture = (): HtmlEscapedString => raw(`<svg class="wheel" id="wheel" viewBox="0 0 200 200" aria-hidden="true">
<circle cx="100" cy="100" r="98" fill="#6b3f16"/><circle cx="100" cy="100" r="94" fill="#e0b050"/>${wheel.map(pocket).join('')}
<circle cx="100" cy="100" r="57" fill="#3a2410" stroke="#e0b050" stroke-width="2"/><path d="M100 52V148M52 100H148M66 66L134 134M134 66L66 134" stroke="#e0b050" stroke-width="3" opacity=".5"/><circle cx="100" cy="100" r="14" fill="#e0b050"/></svg>`);

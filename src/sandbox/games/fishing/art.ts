import { html, raw } from 'hono/html';
import { paintEmblem, toneDefinitions, type Emblem } from '../../art/emblem.ts';
import { emblems } from '../../art/emblems/index.ts';
import type { Markup } from '../../play/document.ts';
import { fishNames, type Fish } from './rules.ts';

const sardine: Emblem = {
  tone: 'steel',
  under: '<path d="M52 46q10-14 22-12l-4 16Z" fill="$sea"/>',
  body: 'M4 61C22 42 60 38 88 55 96 46 106 42 116 42 109 54 109 67 116 80 106 79 96 75 88 67 60 83 22 80 4 61Z',
  inside: '<path d="M0 40h120v16Q60 44 20 58Z" fill="#29a9ee" opacity=".75"/><path d="M36 50q-6 11 0 22" fill="none" stroke="#1a2635" stroke-width="3"/>',
  over: '<circle cx="21" cy="58" r="5" fill="#fff" stroke="#1a2635" stroke-width="2"/><circle cx="20" cy="58.5" r="2.6" fill="#0a121c"/>',
};

const whale: Emblem = {
  tone: 'sea',
  under: '<path d="M44 30V14M44 16q-12-12-18 2M44 16q12-12 18 2" fill="none" stroke="#8fe3ff" stroke-width="6"/>',
  body: 'M3 66C3 42 30 28 58 32 80 35 91 50 100 52 103 45 101 34 93 26 104 26 110 32 112 39 113 33 116 29 119 28 120 46 114 60 105 68 99 86 76 100 48 100 21 100 3 88 3 66Z',
  inside: '<path d="M0 76Q42 88 88 76L72 106H6Z" fill="$bone"/><path d="M20 84v14M34 86v14M48 86v14M62 84v14" stroke="#cdae74" stroke-width="3"/>',
  over: '<circle cx="26" cy="62" r="5.5" fill="#fff" stroke="#032247" stroke-width="2.5"/><circle cx="25" cy="63" r="3" fill="#02101f"/><path d="M54 82q10 18 26 16-2-14-12-20Z" fill="#0b58ab" stroke="#032247" stroke-width="3" stroke-linejoin="round"/>',
};

const pictures: Readonly<Record<Fish, Emblem>> = {
  sardine, whale, clownfish: emblems.fish, crab: emblems.crab, turtle: emblems.turtle, octopus: emblems.octopus, chest: emblems.chest, shark: emblems.shark,
};

/** All that swims, as a sprite: `#fish-shark` and so on; they look to the left. */
export function fishSprite(): Markup {
  const painted = fishNames.map((name) => paintEmblem(pictures[name], `f-${name}`));
  const symbols = painted.map(({ markup }, index) => `<symbol id="fish-${fishNames[index]!}" viewBox="0 0 120 120">${markup}</symbol>`);
  return html`<svg class="sprite" aria-hidden="true">${raw(`<defs>${toneDefinitions(painted.flatMap(({ tones }) => tones))}</defs>${symbols.join('')}`)}</svg>`;
}

/** The cannon, whose barrel turns to what is shot at, before its stand. */
export const cannon = (): Markup => html`${raw(`<svg class="cannon" id="cannon" viewBox="0 0 48 72" aria-hidden="true"><defs><linearGradient id="brass"><stop stop-color="#7a4a0c"/><stop offset=".35" stop-color="#ffe08a"/><stop offset=".6" stop-color="#e0a12c"/><stop offset="1" stop-color="#6b3f08"/></linearGradient></defs>
<path d="M13 66 16 14H32L35 66Q24 74 13 66Z" fill="url(#brass)" stroke="#2b1a00" stroke-width="2"/><rect x="11" y="4" width="26" height="12" rx="5" fill="url(#brass)" stroke="#2b1a00" stroke-width="2"/><ellipse cx="24" cy="6" rx="9" ry="3" fill="#2b1a00"/><path d="M15 30H33M14 46H34" stroke="#2b1a00" stroke-width="3" opacity=".55"/></svg>
<svg class="cannon-stand" viewBox="0 0 84 34" aria-hidden="true"><path d="M6 34Q10 8 42 8T78 34Z" fill="#6b3f16" stroke="#2b1a00" stroke-width="2"/><path d="M16 34Q20 18 42 18T68 34Z" fill="#8a5522"/><circle cx="42" cy="24" r="6" fill="#e0a12c" stroke="#2b1a00" stroke-width="2"/></svg>`)}`;

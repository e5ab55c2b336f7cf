import { mirrored, type Emblem } from '../emblem.ts';
import { circle, star } from '../shapes.ts';

export const sky = {
  moon: {
    tone: 'gold',
    body: 'M72 8C40 6 10 28 10 62s28 52 56 50c18-2 34-12 42-28-40 12-70-38-36-76Z',
    inside: '<g fill="#b86a04" opacity=".4"><circle cx="32" cy="56" r="8"/><circle cx="46" cy="86" r="10"/><circle cx="44" cy="34" r="5"/><circle cx="72" cy="100" r="6"/></g>',
    over: `<path d="${star(5, 18, 8, [90, 44])}" fill="$bone" stroke="#522500" stroke-width="3" stroke-linejoin="round"/><path d="${star(4, 9, 2, [106, 70])}" fill="#fff"/>`,
  },
  sun: {
    tone: 'orange',
    body: star(14, 56, 40),
    over: `<circle cx="60" cy="60" r="35" fill="$gold" stroke="#8a3a00" stroke-width="3"/>${mirrored('<path d="M38 54q8-8 14 0" fill="none" stroke="#6b2b00" stroke-width="5" stroke-linecap="round"/><circle cx="38" cy="68" r="5" fill="#ff7a3d" opacity=".7"/>')}<path d="M46 68q14 16 28 0" fill="none" stroke="#6b2b00" stroke-width="5" stroke-linecap="round"/><ellipse cx="46" cy="38" rx="10" ry="5" fill="#fff" opacity=".7" transform="rotate(-25 46 38)"/>`,
  },
  lightning: {
    tone: 'gold',
    body: 'M70 4L18 68H50L38 116 102 46H68L88 4Z',
    inside: '<path d="M80 4L44 60h22L46 100l40-50H60L80 4Z" fill="#fff" opacity=".5"/>',
    over: `<path d="${star(4, 11, 2.5, [26, 32])}" fill="#fff"/><path d="${star(4, 9, 2, [98, 84])}" fill="#fff"/>`,
  },
  flame: {
    tone: 'orange',
    body: 'M62 4C70 28 102 42 100 78 98 102 80 116 60 116S20 102 20 78C20 58 32 50 34 32 44 38 48 46 48 54 60 44 66 26 62 4Z',
    inside: '<path d="M64 44C68 60 86 66 84 88 82 106 72 116 60 116S36 106 36 90C36 78 44 74 46 64 52 66 56 72 56 76 62 68 66 58 64 44Z" fill="$gold"/><path d="M62 78C66 88 74 90 72 102 70 112 48 112 48 100 48 92 54 92 56 86Z" fill="#fffbe0"/>',
  },
  rocket: {
    tone: 'steel',
    under: '<path d="M38 64C20 66 12 80 12 96q14-6 28-4ZM56 82c-2 18-16 26-32 26q6-14 4-28Z" fill="$ruby"/><path d="M36 76Q8 84 6 114 36 112 44 84Z" fill="$orange"/><path d="M36 84q-14 6-16 18 12-2 18-14Z" fill="#fff2a8" stroke="none"/>',
    body: 'M112 8C84 6 56 20 36 62L58 84C100 64 114 36 112 8Z',
    inside: '<path d="M120 0L84 8q18 10 28 28Z" fill="$ruby"/><path d="M36 62L58 84l-8 6-22-20Z" fill="#39485f"/>',
    over: '<circle cx="78" cy="42" r="13" fill="$sea" stroke="#1a2635" stroke-width="4"/><path d="M70 40a9 9 0 0 1 9-7" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>',
  },
  plane: {
    tone: 'ruby',
    under: '<path d="M94 52l8-30h14l-4 34Z" fill="$ruby"/><path d="M18 40v48" stroke-width="7"/><path d="M18 40v48" stroke="#e9f1f8" stroke-width="4"/>',
    body: 'M16 64C18 48 36 44 56 44L112 46Q116 56 108 62L66 84C40 90 16 84 16 64Z',
    inside: '<path d="M10 62q60 14 110-10v8L70 90H20Z" fill="$bone"/>',
    over: '<path d="M40 44q4-16 22-16 8 6 10 17Z" fill="$sea" stroke="#3d000e" stroke-width="3" stroke-linejoin="round"/><path d="M46 66L96 78Q104 94 84 96 58 92 46 66Z" fill="$ruby" stroke="#3d000e" stroke-width="3" stroke-linejoin="round"/><circle cx="17" cy="64" r="6" fill="$gold" stroke="#3d000e" stroke-width="3"/><path d="M34 92v8" stroke="#3d000e" stroke-width="5"/><circle cx="34" cy="106" r="7" fill="$night"/><path d="M46 36q6-4 12-3" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/>',
  },
  planet: {
    tone: 'violet',
    under: '<ellipse cx="60" cy="62" rx="58" ry="18" fill="none" stroke="#fff0b3" stroke-width="8" transform="rotate(-18 60 62)"/>',
    body: circle(60, 60, 38),
    inside: '<g fill="none" stroke="#ff9fe0" stroke-width="8" opacity=".5"><path d="M16 54Q60 60 104 28M18 78Q62 84 106 52M30 98q40 2 70-24"/></g>',
    over: '<path d="M10 80C16 90 50 84 82 70s36-28 32-36" fill="none" stroke="#522500" stroke-width="11" stroke-linecap="round"/><path d="M10 80C16 90 50 84 82 70s36-28 32-36" fill="none" stroke="#ffd35c" stroke-width="6" stroke-linecap="round"/><ellipse cx="46" cy="38" rx="11" ry="6" fill="#fff" opacity=".6" transform="rotate(-35 46 38)"/>',
  },
  balloon: {
    tone: 'ruby',
    under: '<path d="M44 76l6 24M76 76l-6 24" stroke="#261003"/><path d="M46 96H74L70 116H50Z" fill="$wood"/>',
    body: 'M60 4C88 4 104 24 102 46 100 64 84 72 78 86H42C36 72 20 64 18 46 16 24 32 4 60 4Z',
    inside: '<path d="M60 4C44 20 42 60 52 90H68C78 60 76 20 60 4Z" fill="$gold"/><path d="M18 20Q14 60 40 90L30 92 0 60ZM102 20Q106 60 80 90l10 2 30-32Z" fill="$sea"/>',
  },
} as const satisfies Record<string, Emblem>;

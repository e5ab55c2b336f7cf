import { mirrored, type Emblem } from '../emblem.ts';
import { circle, star } from '../shapes.ts';

const wheelPockets = '<g fill="none" stroke-width="18"><circle cx="60" cy="60" r="40" stroke="#171d2b"/><circle cx="60" cy="60" r="40" stroke="#e02238" stroke-dasharray="15.708"/><circle cx="60" cy="60" r="40" stroke="#17a355" stroke-dasharray="15.708 235.6"/></g><circle cx="60" cy="60" r="31" fill="$wood" stroke="#ffd35c" stroke-width="3"/>';

export const table = {
  ball: {
    tone: 'steel',
    body: circle(60, 60, 54),
    inside: '<g fill="#1b2536"><path d="M60 40l19 14-7 22H48l-7-22Z"/><path d="M60 2l16 6-16 14L44 8ZM116 44l-2 22-17-7 2-20ZM4 44l2 22 17-7-2-20ZM94 106l-18 10-2-18 18-8ZM26 106l18 10 2-18-18-8Z"/></g><path d="M60 40V22M79 54l20-6M72 76l8 18M48 76l-8 18M41 54l-20-6" stroke="#1b2536" stroke-width="4"/><path d="M20 78a50 50 0 0 0 86-8 60 60 0 0 1-90 44Z" fill="#0e1726" opacity=".25"/>',
    over: '<ellipse cx="40" cy="30" rx="14" ry="7" fill="#fff" opacity=".85" transform="rotate(-32 40 30)"/>',
  },
  basketball: {
    tone: 'orange',
    body: circle(60, 60, 54),
    inside: '<path d="M22 22Q52 60 22 98M98 22Q68 60 98 98M60 0V120M0 60H120" fill="none" stroke="#471300" stroke-width="5"/>',
    over: '<ellipse cx="40" cy="30" rx="15" ry="8" fill="#fff" opacity=".6" transform="rotate(-32 40 30)"/>',
  },
  dice: {
    tone: 'ruby',
    body: 'M60 6L108 32V86L60 114 12 86V32Z',
    inside: '<path d="M60 6L108 32 60 60 12 32Z" fill="#ffb3a6" opacity=".75"/><path d="M60 60L108 32V86L60 114Z" fill="#4d0415" opacity=".45"/><path d="M12 32L60 60 108 32M60 60V114" fill="none" stroke="#fff" stroke-width="2.5" opacity=".6"/>',
    over: '<g fill="#fff"><ellipse cx="60" cy="33" rx="11" ry="6.5"/><g><ellipse cx="27" cy="56" rx="5.5" ry="8" transform="rotate(-14 27 56)"/><ellipse cx="45" cy="92" rx="5.5" ry="8" transform="rotate(-14 45 92)"/><ellipse cx="36" cy="74" rx="5.5" ry="8" transform="rotate(-14 36 74)"/><ellipse cx="75" cy="68" rx="5" ry="7.5" transform="rotate(14 75 68)"/><ellipse cx="93" cy="58" rx="5" ry="7.5" transform="rotate(14 93 58)"/><ellipse cx="75" cy="92" rx="5" ry="7.5" transform="rotate(14 75 92)"/><ellipse cx="93" cy="82" rx="5" ry="7.5" transform="rotate(14 93 82)"/></g></g>',
  },
  spade: {
    tone: 'night',
    body: 'M60 6C68 26 110 42 110 74 110 98 82 104 68 88 68 100 74 108 84 114H36C46 108 52 100 52 88 38 104 10 98 10 74 10 42 52 26 60 6Z',
    inside: '<path d="M60 22C56 36 28 48 24 72c6-16 30-24 36-50Z" fill="#fff" opacity=".5"/>',
    over: `<path d="${star(5, 17, 7, [60, 64])}" fill="$gold" stroke="#05080f" stroke-width="2.5" stroke-linejoin="round"/>`,
  },
  heart: {
    tone: 'ruby',
    body: 'M60 112C40 92 6 72 6 40 6 8 46 4 60 30 74 4 114 8 114 40 114 72 80 92 60 112Z',
    inside: '<path d="M60 112C40 92 26 72 60 30 74 4 120 8 114 44 112 72 80 92 60 112Z" fill="#7a0420" opacity=".28"/>',
    over: '<path d="M18 44C16 26 28 18 40 22" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".8"/>',
  },
  roulette: {
    tone: 'gold',
    body: circle(60, 60, 56),
    inside: wheelPockets,
    over: `<path d="M56 36h8l-1 20 20-1v8l-20-1 1 20h-8l1-20-20 1v-8l20 1Z" fill="$gold" stroke="#522500" stroke-width="2"/><circle cx="60" cy="59" r="9" fill="$gold" stroke="#522500" stroke-width="3"/><circle cx="88" cy="32" r="6" fill="#fff" stroke="#1a2635" stroke-width="2"/>`,
  },
  cards: {
    tone: 'bone',
    under: '<rect x="28" y="16" width="56" height="84" rx="8" fill="$sea" transform="rotate(-20 56 110)"/><rect x="34" y="16" width="56" height="84" rx="8" fill="$ruby" transform="rotate(-2 56 110)"/>',
    body: 'M65 14L103 28Q110 31 108 38L84 106Q81 113 74 111L36 97Q29 94 31 87L55 19Q58 12 65 14Z',
    over: '<g transform="rotate(19 70 62)"><path d="M70 84C60 74 48 66 48 54s16-15 22-3c6-12 22-9 22 3S80 74 70 84Z" fill="$ruby" stroke="#3d000e" stroke-width="2.5"/><path d="M52 34q-6-5-6-9t6-2q6-2 6 2t-6 9ZM88 106q6-5 6-9t-6-2q-6-2-6 2t6 9Z" fill="#d81f35"/></g>',
  },
  chip: {
    tone: 'leaf',
    under: '<circle cx="60" cy="68" r="50" fill="#054a22"/>',
    body: circle(60, 58, 52),
    inside: '<circle cx="60" cy="58" r="45" fill="none" stroke="#fff" stroke-width="16" stroke-dasharray="23.562"/><circle cx="60" cy="58" r="33" fill="$leaf" stroke="#fff" stroke-width="3"/>',
    over: `<path d="${star(5, 22, 9.5, [60, 60])}" fill="$gold" stroke="#522500" stroke-width="3" stroke-linejoin="round"/>`,
  },
  trophy: {
    tone: 'gold',
    under: `${mirrored('<path d="M34 22H12C8 48 24 64 42 62" fill="none" stroke="#522500" stroke-width="12"/><path d="M34 22H12C8 48 24 64 42 62" fill="none" stroke="#f0a91c" stroke-width="6"/>')}<path d="M36 98H84V114H36Z" fill="$wood"/>`,
    body: 'M28 8H92C92 44 84 66 68 74V86C74 90 80 94 82 102H38C40 94 46 90 52 86V74C36 66 28 44 28 8Z',
    inside: '<path d="M38 8q0 36 12 54h8Q48 40 48 8Z" fill="#fff" opacity=".5"/>',
    over: `<path d="${star(5, 15, 6.5, [62, 36])}" fill="$ruby" stroke="#522500" stroke-width="2.5" stroke-linejoin="round"/>`,
  },
  domino: {
    tone: 'bone',
    body: 'M44 6L104 22Q110 24 108 30L86 108Q84 114 78 113L18 97Q12 95 13 89L35 11Q37 5 44 6Z',
    inside: '<path d="M24 54L98 74" stroke="#463010" stroke-width="4"/>',
    over: '<g fill="$night"><circle cx="52" cy="24" r="7"/><circle cx="66" cy="42" r="7"/><circle cx="84" cy="54" r="7"/><circle cx="30" cy="74" r="7"/><circle cx="66" cy="84" r="7"/><circle cx="27" cy="90" r="7"/><circle cx="62" cy="100" r="7"/></g><circle cx="61" cy="64" r="5" fill="$gold" stroke="#463010" stroke-width="2"/>',
  },
  glove: {
    tone: 'ruby',
    body: 'M40 84C26 76 14 62 16 40 18 16 40 6 62 8 86 8 104 22 102 48 102 64 94 74 90 84V112H40Z',
    inside: '<path d="M36 86h60v30H36Z" fill="$bone"/><path d="M38 100h60" stroke="#98092a" stroke-width="5"/>',
    over: '<path d="M20 44C30 40 56 40 58 54S44 70 30 66" fill="$ruby" stroke="#3d000e" stroke-width="4" stroke-linecap="round"/><path d="M34 24q14-10 32-6" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75"/>',
  },
  target: {
    tone: 'ruby',
    body: circle(58, 62, 50),
    inside: '<circle cx="58" cy="62" r="39" fill="$bone"/><circle cx="58" cy="62" r="27" fill="$ruby"/><circle cx="58" cy="62" r="15" fill="$bone"/><circle cx="58" cy="62" r="6" fill="#98092a"/>',
    over: '<path d="M58 62L94 26" stroke="#1a2635" stroke-width="7" stroke-linecap="round"/><path d="M58 62L94 26" stroke="#ffd35c" stroke-width="3.5" stroke-linecap="round"/><path d="M88 32L90 14 106 4 108 14 116 16 106 30Z" fill="$sea" stroke="#032247" stroke-width="3" stroke-linejoin="round"/>',
  },
} as const satisfies Record<string, Emblem>;

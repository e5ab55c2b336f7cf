import { mirrored, type Emblem } from '../emblem.ts';
import { circle, star, turned } from '../shapes.ts';

const cloverLeaf = 'M60 60C44 50 30 40 32 24 34 8 54 6 60 20C66 6 86 8 88 24C90 40 76 50 60 60Z';

export const luck = {
  clover: {
    tone: 'leaf',
    under: '<path d="M60 60q4 34 30 50" fill="none" stroke="#032c18" stroke-width="12"/><path d="M60 60q4 34 30 50" fill="none" stroke="#2a9a42" stroke-width="6"/>',
    body: [45, 135, 225, 315].map((degrees) => turned(cloverLeaf, degrees)).join(''),
    inside: '<path d="M60 60L90 30M60 60L30 30M60 60L90 90M60 60L30 90" stroke="#eaffc2" stroke-width="4" opacity=".7" stroke-linecap="round"/>',
  },
  horseshoe: {
    tone: 'gold',
    body: 'M14 12H42V24H38V58c0 14 8 24 22 24s22-10 22-24V24H78V12h28V24H104V60c0 30-18 50-44 50S16 90 16 60V24H14Z',
    over: mirrored('<g fill="#522500"><circle cx="27" cy="36" r="4"/><circle cx="27" cy="58" r="4"/><circle cx="34" cy="79" r="4"/><circle cx="50" cy="93" r="4"/></g>'),
  },
  seven: {
    tone: 'ruby',
    under: '<path d="M16 8H108V38C90 58 80 82 78 116H32C34 86 46 62 64 46H48L44 58H16Z" fill="$gold"/>',
    body: 'M23 15H101V35C83 56 74 80 71 109H40C42 84 54 60 76 39H43L39 51H23Z',
    over: `<path d="${star(4, 13, 3, [94, 18])}" fill="#fff"/>`,
  },
  bell: {
    tone: 'gold',
    under: '<circle cx="60" cy="102" r="12" fill="$ruby"/><circle cx="60" cy="13" r="8" fill="none" stroke-width="6"/>',
    body: 'M60 14C84 16 92 34 92 56 92 76 98 82 108 90V98H12V90C22 82 28 76 28 56 28 34 36 16 60 14Z',
    inside: '<path d="M10 84q50 12 100 0v5q-50 12-100 0Z" fill="#8a4300" opacity=".8"/><path d="M40 30q-8 20-4 44h10q-4-24 4-48Z" fill="#fff" opacity=".5"/>',
  },
  star: {
    tone: 'gold',
    body: star(5, 56, 24, [60, 63]),
    inside: '<path d="M60 63V7L46 44ZM60 63l53-17-39-2ZM60 63l33 45-10-37ZM60 63l-33 45 33-21ZM60 63L7 46l30 24Z" fill="#a04e00" opacity=".35"/>',
    over: `<path d="${star(4, 12, 3, [42, 44])}" fill="#fff"/>`,
  },
  cherry: {
    tone: 'ruby',
    under: '<path d="M34 72Q40 32 84 12 78 40 84 76" fill="none" stroke="#032c18" stroke-width="9"/><path d="M34 72Q40 32 84 12 78 40 84 76" fill="none" stroke="#4cc95a" stroke-width="5"/><path d="M82 14C58 2 36 8 26 28c22 8 44 2 56-14Z" fill="$leaf"/>',
    body: `${circle(34, 86, 26)}${circle(86, 84, 26)}`,
    over: '<g fill="#fff" opacity=".75"><ellipse cx="25" cy="76" rx="7" ry="5" transform="rotate(-35 25 76)"/><ellipse cx="77" cy="74" rx="7" ry="5" transform="rotate(-35 77 74)"/></g>',
  },
  lemon: {
    tone: 'gold',
    under: '<path d="M84 30C90 8 104 4 116 8c0 16-12 26-32 22Z" fill="$leaf"/>',
    body: 'M96 22C104 26 102 34 100 40 108 70 84 104 48 104 40 106 30 112 20 110 12 106 16 96 16 86 8 54 36 18 76 24 84 20 90 18 96 22Z',
    inside: '<ellipse cx="46" cy="48" rx="18" ry="9" fill="#fff" opacity=".65" transform="rotate(-38 46 48)"/><g fill="#c47a00" opacity=".5"><circle cx="70" cy="62" r="2.5"/><circle cx="56" cy="78" r="2.5"/><circle cx="80" cy="78" r="2.5"/><circle cx="66" cy="92" r="2.5"/></g>',
  },
  watermelon: {
    tone: 'ruby',
    under: '<path d="M4 46A56 62 0 0 0 116 46Z" fill="$leaf"/><path d="M11 48A50 54 0 0 0 109 48Z" fill="#efffd0" stroke="none"/>',
    body: 'M18 46A42 46 0 0 0 102 46Z',
    over: '<g fill="#2a0409"><path d="M42 56q5 8 0 12-5-4 0-12ZM60 58q5 8 0 12-5-4 0-12ZM78 56q5 8 0 12-5-4 0-12ZM51 72q5 8 0 12-5-4 0-12ZM69 72q5 8 0 12-5-4 0-12Z"/></g><path d="M16 26l6 10M60 16v14M104 26l-6 10" stroke="#fff" stroke-width="5" stroke-linecap="round"/>',
  },
  grapes: {
    tone: 'violet',
    under: '<path d="M60 34Q60 16 74 8" fill="none" stroke="#261003" stroke-width="8"/><path d="M60 30C44 4 20 10 12 22c12 16 34 18 48 8Z" fill="$leaf"/>',
    body: [[34, 44], [60, 42], [86, 44], [47, 65], [73, 65], [60, 87]].map(([x, y]) => circle(x!, y!, 16)).join(''),
    over: '<g fill="$violet" stroke="#200447" stroke-width="3"><circle cx="34" cy="44" r="15"/><circle cx="86" cy="44" r="15"/><circle cx="60" cy="44" r="16"/><circle cx="47" cy="67" r="16"/><circle cx="73" cy="67" r="16"/><circle cx="60" cy="90" r="16"/></g><g fill="#fff" opacity=".75"><circle cx="29" cy="39" r="4"/><circle cx="54" cy="38" r="4"/><circle cx="81" cy="39" r="4"/><circle cx="41" cy="61" r="4"/><circle cx="67" cy="61" r="4"/><circle cx="54" cy="84" r="4"/></g>',
  },
  pineapple: {
    tone: 'gold',
    under: '<path d="M60 44C40 40 30 26 32 14 42 16 48 22 52 28 50 16 54 8 60 2c6 6 10 14 8 26 4-6 10-12 20-14 2 12-8 26-28 30Z" fill="$leaf"/>',
    body: 'M60 36C82 36 92 54 92 76 92 98 78 114 60 114S28 98 28 76C28 54 38 36 60 36Z',
    inside: '<path d="M20 60l56 56M20 84l36 36M34 44l64 62M52 34l56 54M100 60l-56 56M100 84l-36 36M86 44L22 106M68 34L12 88" stroke="#a04e00" stroke-width="4" opacity=".7"/>',
  },
  coin: {
    tone: 'gold',
    under: '<circle cx="66" cy="64" r="50" fill="#a85a02"/>',
    body: circle(58, 59, 50),
    inside: '<circle cx="58" cy="59" r="37" fill="none" stroke="#a85a02" stroke-width="4"/><path d="M10 90L80 0h14L20 106Z" fill="#fff" opacity=".3"/>',
    over: `<path d="${star(5, 28, 12, [58, 61])}" fill="$gold" stroke="#8a4300" stroke-width="4" stroke-linejoin="round"/>`,
  },
  diamond: {
    tone: 'teal',
    body: 'M32 18H88L114 48 60 112 6 48Z',
    inside: '<path d="M32 18L44 48H6ZM88 18L76 48h38Z" fill="#fff" opacity=".45"/><path d="M32 18H88L76 48H44Z" fill="#fff" opacity=".7"/><path d="M44 48H76L60 112Z" fill="#7dfbe8" opacity=".8"/><path d="M76 48h38L60 112Z" fill="#02504a" opacity=".5"/>',
    over: `<path d="M6 48H114M32 18L44 48 60 112 76 48 88 18" fill="none" stroke="#023430" stroke-width="2.5" stroke-linejoin="round" opacity=".7"/><path d="${star(4, 15, 3, [92, 22])}" fill="#fff"/>`,
  },
  crown: {
    tone: 'gold',
    body: 'M14 96L6 36 34 56 60 14 86 56 114 36 106 96Q60 112 14 96Z',
    inside: '<path d="M8 84q52 18 104 0v20H8Z" fill="$ruby"/>',
    over: '<g stroke="#522500" stroke-width="3"><circle cx="60" cy="14" r="8" fill="$sea"/><circle cx="9" cy="36" r="7" fill="$ruby"/><circle cx="111" cy="36" r="7" fill="$ruby"/><path d="M60 54l11 14-11 14-11-14Z" fill="$sea" stroke-linejoin="round"/><circle cx="32" cy="72" r="6" fill="$ruby"/><circle cx="88" cy="72" r="6" fill="$ruby"/></g>',
  },
  ingot: {
    tone: 'gold',
    body: 'M34 58H86L98 88H22ZM10 84H56L66 112H0ZM64 84H110L120 112H54ZM44 30H76L88 60H32Z',
    over: '<g stroke="#522500" stroke-width="3" stroke-linejoin="round" fill="$gold"><path d="M42 26H78L92 62H28Z"/><path d="M14 66H52L66 106H0Z"/><path d="M68 66h38l14 40H54Z"/></g><g fill="#fff3b0"><path d="M47 33H73l3 9H44ZM19 73H47l3 9H16ZM73 73h28l3 9H70Z"/></g>',
  },
} as const satisfies Record<string, Emblem>;

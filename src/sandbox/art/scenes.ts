import { paintEmblem, toneDefinitions } from './emblem.ts';
import { emblems, type EmblemName } from './emblems/index.ts';
import { spark } from './shapes.ts';
import type { ToneName } from './tones.ts';

/** One thing in a scene: centre and side in units of the scene, which is 260 x 240. */
interface Prop {
  emblem: EmblemName;
  x: number;
  y: number;
  side: number;
  turn?: number;
}

// Painted in order, from back to front. The lower right corner stays free for the carousel's dots.
const props = {
  lottery: [],
  reels: [
    { emblem: 'coin', x: 40, y: 56, side: 54, turn: -18 },
    { emblem: 'coin', x: 228, y: 50, side: 46, turn: 20 },
    { emblem: 'coin', x: 30, y: 190, side: 62, turn: 12 },
  ],
  football: [
    { emblem: 'trophy', x: 96, y: 94, side: 160 },
    { emblem: 'ball', x: 186, y: 152, side: 116, turn: 14 },
  ],
  treasure: [
    { emblem: 'fish', x: 52, y: 70, side: 84, turn: -12 },
    { emblem: 'fish', x: 212, y: 52, side: 72, turn: 14 },
    { emblem: 'chest', x: 134, y: 138, side: 158 },
  ],
  crown: [
    { emblem: 'diamond', x: 56, y: 168, side: 82, turn: -12 },
    { emblem: 'diamond', x: 216, y: 160, side: 70, turn: 12 },
    { emblem: 'crown', x: 136, y: 98, side: 168, turn: 4 },
  ],
  gift: [
    { emblem: 'coin', x: 214, y: 70, side: 60, turn: 20 },
    { emblem: 'coin', x: 44, y: 82, side: 72, turn: -18 },
    { emblem: 'gift', x: 130, y: 120, side: 166 },
    { emblem: 'coin', x: 208, y: 178, side: 66, turn: -8 },
  ],
  invite: [
    { emblem: 'ticket', x: 92, y: 92, side: 150, turn: -22 },
    { emblem: 'ticket', x: 160, y: 148, side: 166, turn: 12 },
    { emblem: 'heart', x: 200, y: 62, side: 78, turn: 14 },
  ],
  live: [
    { emblem: 'roulette', x: 158, y: 94, side: 164, turn: 12 },
    { emblem: 'cards', x: 70, y: 136, side: 112, turn: -14 },
    { emblem: 'chip', x: 208, y: 172, side: 70, turn: 8 },
  ],
} as const satisfies Record<string, readonly Prop[]>;

export type SceneName = keyof typeof props;

export const sceneNames = Object.keys(props) as SceneName[];

interface Ball {
  x: number;
  y: number;
  radius: number;
  number: string;
  tone: ToneName;
}

const balls: Ball[] = [
  { x: 150, y: 82, radius: 66, number: '07', tone: 'gold' },
  { x: 66, y: 158, radius: 50, number: '21', tone: 'steel' },
  { x: 196, y: 172, radius: 46, number: '54', tone: 'leaf' },
];

const ball = ({ x, y, radius, number, tone }: Ball): string =>
  `<g transform="translate(${x} ${y})scale(${radius / 50})"><ellipse cx="3" cy="8" rx="51" ry="50" opacity=".3"/><circle r="50" fill="url(#${tone})"/><path d="M-49 10A50 50 0 0 0 49-10 54 54 0 0 1-49 10Z" opacity=".2"/><circle cx="1" cy="2" r="28" fill="#fff"/><text y="13" fill="#17211d" font-size="32">${number}</text><ellipse cx="-20" cy="-32" rx="15" ry="8" fill="#fff" opacity=".8" transform="rotate(-34-20-32)"/></g>`;

const drawnBalls = (): string => `<g font-weight="900" text-anchor="middle">${balls.map(ball).join('')}</g>`;

const reels = [82, 136, 190];

function machine(): string {
  const windows = reels.map((x) => `<rect x="${x - 24}" y="84" width="48" height="76" rx="8" fill="url(#steel)"/>`);
  return (
    '<ellipse cx="142" cy="216" rx="104" ry="12" opacity=".3"/><path d="M234 104h14V60" fill="none" stroke="#5c2b00" stroke-width="12"/><path d="M234 104h14V60" fill="none" stroke="#ffc42e" stroke-width="6"/><circle cx="248" cy="54" r="13" fill="url(#ruby)" stroke="#3d000e" stroke-width="3"/>' +
    '<path d="M44 66Q46 30 138 30t94 36v130q0 16-16 16H60q-16 0-16-16Z" fill="url(#ruby)" stroke="#3d000e" stroke-width="4"/><path d="M56 64Q58 42 138 42t82 22" fill="none" stroke="#fff" stroke-width="4" opacity=".5"/>' +
    `<rect x="50" y="76" width="178" height="92" rx="14" fill="url(#gold)" stroke="#522500" stroke-width="3"/>${windows.join('')}` +
    '<rect x="76" y="182" width="124" height="18" rx="9" fill="#4d0415"/>'
  );
}

const reelProps = reels.map((x): Prop => ({ emblem: 'seven', x, y: 122, side: 46 }));

/** Places emblems; one that comes again is drawn from its first, which halves the bytes. */
function placed(list: readonly Prop[], tones: ToneName[]): string {
  const known = new Set<EmblemName>();
  return list.map(({ emblem, x, y, side, turn = 0 }) => {
    const at = `transform="translate(${x} ${y})rotate(${turn})scale(${Math.round((side / 120) * 100) / 100})translate(-60-60)"`;
    if (known.has(emblem)) return `<use href="#${emblem}" ${at}/>`;
    known.add(emblem);
    const painted = paintEmblem(emblems[emblem], `${emblem}b`);
    tones.push(...painted.tones);
    return `<g ${at}><g id="${emblem}">${painted.markup}</g></g>`;
  }).join('');
}

/** A scene of 260 x 240 for banners and announcements; brings its own materials. */
export function scene(name: SceneName): string {
  const tones: ToneName[] = [];
  let markup = placed(props[name], tones);
  if (name === 'lottery') {
    tones.push('gold', 'steel', 'leaf');
    markup += drawnBalls();
  }
  if (name === 'reels') {
    tones.push('gold', 'steel', 'ruby');
    markup += machine() + placed(reelProps, tones);
  }
  const lights = `<path d="${spark(24, 26, 10)}${spark(236, 20, 8)}${spark(12, 128, 7)}${spark(246, 116, 10)}" fill="#fff" opacity=".85"/>`;
  return `<defs>${toneDefinitions(tones)}</defs>${markup}${lights}`;
}

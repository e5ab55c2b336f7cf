import { mirrored, type Emblem } from '../emblem.ts';
import { circle, star } from '../shapes.ts';

export const adventure = {
  chest: {
    tone: 'wood',
    under: '<path d="M18 56C12 20 30 8 60 8s48 12 42 48Z" fill="$wood"/><path d="M28 54C24 28 36 18 60 18s36 10 32 36Z" fill="#2a1003"/><g fill="$gold"><circle cx="40" cy="50" r="11"/><circle cx="80" cy="50" r="11"/><circle cx="60" cy="44" r="12"/><circle cx="50" cy="56" r="11"/><circle cx="71" cy="57" r="11"/></g>',
    body: 'M10 58H110V104Q110 112 102 112H18Q10 112 10 104Z',
    inside: '<path d="M10 84H110" stroke="#3d1e08" stroke-width="3"/><path d="M10 58H28V112H10ZM92 58h18v54H92ZM8 56H112V66H8Z" fill="$gold"/>',
    over: '<path d="M48 62H72V80Q72 90 60 90T48 80Z" fill="$gold" stroke="#522500" stroke-width="3" stroke-linejoin="round"/><circle cx="60" cy="72" r="4.5" fill="#2a1003"/><path d="M60 72v10" stroke="#2a1003" stroke-width="4"/><path d="M60 44l8-12 8 12-8 9Z" fill="$sea" stroke="#032247" stroke-width="2" stroke-linejoin="round"/>',
  },
  mask: {
    tone: 'violet',
    under: '<path d="M60 34C48 20 50 4 60-2 70 4 72 20 60 34Z" fill="$pink"/><path d="M44 36C26 26 22 10 28 2c14 4 20 16 20 32ZM76 36c18-10 22-26 16-34-14 4-20 16-20 32Z" fill="$teal"/><path d="M30 42C12 38 4 24 6 14c14 2 26 12 28 26ZM90 42c18-4 26-18 24-28-14 2-26 12-28 26Z" fill="$gold"/>',
    body: 'M60 40C42 28 18 28 6 40 4 72 18 98 40 98 52 98 54 84 60 84S68 98 80 98C102 98 116 72 114 40 102 28 78 28 60 40Z',
    over: `${mirrored('<path d="M20 62Q36 46 52 66 36 80 20 62Z" fill="#14022e" stroke="#ffd35c" stroke-width="4" stroke-linejoin="round"/><circle cx="16" cy="48" r="3.5" fill="#ffd35c"/><circle cx="28" cy="88" r="3.5" fill="#ffd35c"/>')}<path d="M60 42l7 11-7 11-7-11Z" fill="$gold" stroke="#522500" stroke-width="2" stroke-linejoin="round"/>`,
  },
  cactus: {
    tone: 'leaf',
    under: '<path d="M26 94H94L86 116H34Z" fill="$orange"/>',
    body: 'M60 6C72 6 78 14 78 24V60C88 60 90 54 90 44 90 32 108 32 108 44 108 66 98 78 78 78V98H42V84C22 84 12 72 12 50 12 38 30 38 30 50 30 60 32 66 42 66V24C42 14 48 6 60 6Z',
    inside: '<path d="M60 14v84M51 20v78M69 20v78M20 50q0 22 22 26M99 44q0 22-22 24" fill="none" stroke="#064a22" stroke-width="3" stroke-dasharray="7 6"/>',
    over: `<path d="${star(6, 14, 7, [72, 12])}" fill="$pink" stroke="#470426" stroke-width="2.5" stroke-linejoin="round"/><circle cx="72" cy="12" r="4" fill="#ffd35c"/><path d="M24 92H96V102H24Z" fill="$orange" stroke="#471300" stroke-width="3" stroke-linejoin="round"/>`,
  },
  skull: {
    tone: 'bone',
    body: 'M60 8C92 8 108 30 106 58 104 74 94 78 90 86V102Q90 112 80 112H40Q30 112 30 102V86C26 78 16 74 14 58 12 30 28 8 60 8Z',
    over: `${mirrored(`<path d="${star(8, 19, 15, [39, 60])}" fill="$pink" stroke="#470426" stroke-width="2.5" stroke-linejoin="round"/><circle cx="39" cy="60" r="10" fill="#1d0a1c"/><circle cx="36" cy="57" r="3" fill="#fff"/><path d="M24 86q6 8 14 4" fill="none" stroke="#27a9b6" stroke-width="3.5" stroke-linecap="round"/><circle cx="34" cy="30" r="4" fill="#27cdb6"/>`)}<path d="M60 74l7 13H53Z" fill="#1d0a1c"/><path d="M36 98H84M46 92v14M60 92v16M74 92v14" stroke="#463010" stroke-width="3.5" stroke-linecap="round"/><path d="M60 38C50 30 48 22 54 18q5-2 6 5 1-7 6-5c6 4 4 12-6 20Z" fill="$ruby"/>`,
  },
  pyramid: {
    tone: 'gold',
    under: '<circle cx="92" cy="30" r="16" fill="$orange"/><path d="M84 56L118 106H70Z" fill="$orange"/>',
    body: 'M54 10L108 108H2Z',
    inside: '<path d="M54 4L120 116H70Z" fill="#8a3f00" opacity=".65"/><path d="M36 44H80M26 62H90M16 80H104M8 96h110M44 62V80M60 44V62M34 80V96M66 80V96M52 96v14" stroke="#7a3a00" stroke-width="2.5" opacity=".65"/><path d="M54 4L68 36H40Z" fill="#fff6c2"/>',
    over: '<path d="M36 76q18-18 36 0-18 18-36 0Z" fill="$bone" stroke="#522500" stroke-width="3"/><circle cx="54" cy="76" r="7" fill="$teal"/><circle cx="54" cy="76" r="3" fill="#02100e"/>',
  },
  sword: {
    tone: 'steel',
    under: '<path d="M30 78L42 90 22 112Q12 112 10 100Z" fill="$wood"/>',
    body: 'M112 6L110 34 54 84 36 66 86 10Z',
    inside: '<path d="M112 6L44 76l14 14 60-56Z" fill="#3b4d66" opacity=".55"/>',
    over: '<path d="M24 60L34 54 68 88 60 98 50 90 30 70Z" fill="$gold" stroke="#522500" stroke-width="3" stroke-linejoin="round"/><circle cx="14" cy="106" r="9" fill="$gold" stroke="#522500" stroke-width="3"/><circle cx="45" cy="76" r="6" fill="$ruby" stroke="#522500" stroke-width="2"/>',
  },
  shield: {
    tone: 'sea',
    under: '<path d="M60 4C76 14 94 18 110 18 114 62 98 98 60 118 22 98 6 62 10 18 26 18 44 14 60 4Z" fill="$gold"/>',
    body: 'M60 14C74 22 88 26 101 26 104 60 90 90 60 107 30 90 16 60 19 26 32 26 46 22 60 14Z',
    inside: '<path d="M60 8V112H120V8Z" fill="#04305f" opacity=".5"/>',
    over: `<path d="${star(5, 28, 12, [60, 60])}" fill="$gold" stroke="#522500" stroke-width="3" stroke-linejoin="round"/>`,
  },
  hammer: {
    tone: 'steel',
    under: '<path d="M52 52H68V112Q60 120 52 112Z" fill="$wood"/><path d="M53 84l14-8m-14 18l14-8m-14 18l14-8" stroke="#ffd35c"/>',
    body: 'M16 14H104L112 26V54L104 66H16L8 54V26Z',
    inside: '<path d="M8 10h18v60H8ZM94 10h18v60H94Z" fill="$gold"/>',
    over: '<path d="M66 18L46 44H60L54 62 76 36H62Z" fill="$sea" stroke="#032247" stroke-width="3" stroke-linejoin="round"/>',
  },
  potion: {
    tone: 'teal',
    under: '<path d="M46 2H74V20H46Z" fill="$wood"/>',
    body: 'M44 16H76V44C96 52 106 66 104 84 102 104 82 114 60 114S18 104 16 84C14 66 24 52 44 44Z',
    inside: '<path d="M0 66q30-14 60 0t60 0v54H0Z" fill="$violet"/><g fill="#fff" opacity=".7"><circle cx="44" cy="84" r="6"/><circle cx="74" cy="92" r="8"/><circle cx="64" cy="74" r="4"/><circle cx="58" cy="54" r="3"/></g>',
    over: '<path d="M26 74q2-14 14-20" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".85"/><path d="M40 22H80" stroke="#023430" stroke-width="4"/>',
  },
  key: {
    tone: 'gold',
    body: 'M82 6C100 6 114 20 114 38S100 70 82 70C76 70 70 68 66 66L54 78 62 86 52 96 44 88 38 94 46 102 36 112 10 86 50 54C48 48 48 44 48 38 48 20 64 6 82 6ZM84 24a14 14 0 1 0 0 28 14 14 0 1 0 0-28Z',
    over: '<circle cx="58" cy="44" r="5" fill="$ruby" stroke="#522500" stroke-width="2"/>',
  },
  gift: {
    tone: 'ruby',
    under: '<path d="M60 36C48 4 18 2 20 22c2 14 24 16 40 14ZM60 36C72 4 102 2 100 22c-2 14-24 16-40 14Z" fill="$gold"/><path d="M50 30C42 14 30 14 31 22c2 6 10 8 19 8ZM70 30c8-16 20-16 19-8-2 6-10 8-19 8Z" fill="#8a4300"/>',
    body: 'M16 52H104V106Q104 114 96 114H24Q16 114 16 106Z',
    inside: '<path d="M8 50H112V64H8Z" fill="#4d0415" opacity=".4"/><path d="M48 48H72V118H48Z" fill="$gold"/>',
    over: '<path d="M8 34H112V56H8Z" fill="$ruby" stroke="#3d000e" stroke-width="4" stroke-linejoin="round"/><path d="M48 35H72V55H48Z" fill="$gold"/><path d="M12 39H108" stroke="#fff" stroke-width="3" opacity=".55"/>',
  },
  lamp: {
    tone: 'gold',
    under: '<path d="M86 56C112 40 124 66 96 78" fill="none" stroke-width="12"/><path d="M86 56C112 40 124 66 96 78" fill="none" stroke="#e8a11a" stroke-width="6"/><path d="M16 40C6 24 22 18 14 4 34 10 34 26 28 42Z" fill="$violet"/><path d="M36 96H80L88 112H28Z" fill="$gold"/>',
    body: 'M8 46C20 44 28 50 38 56 44 46 52 42 62 42S82 48 86 58C98 60 96 98 62 98 38 98 32 76 8 46Z',
    inside: '<path d="M30 70q40 12 70-2v8q-36 14-64 2Z" fill="#a85a02"/>',
    over: `<circle cx="62" cy="36" r="7" fill="$ruby" stroke="#522500" stroke-width="3"/><path d="${star(4, 12, 3, [48, 20])}" fill="#fff"/>`,
  },
  drum: {
    tone: 'sea',
    under: '<path d="M84 4l12 6-30 34M36 4l-12 6 30 34" fill="none" stroke-width="9"/><path d="M88 6L62 42M32 6l26 36" stroke="#f0c98a" stroke-width="5"/>',
    body: 'M12 46V92C12 106 34 114 60 114S108 106 108 92V46Z',
    inside: '<path d="M12 56L32 108 52 60 72 112 90 60 108 104" fill="none" stroke="#fff3b0" stroke-width="5" stroke-linejoin="round"/><path d="M12 96q48 22 96 0v20H12Z" fill="$gold"/>',
    over: '<ellipse cx="60" cy="46" rx="50" ry="18" fill="$gold" stroke="#522500" stroke-width="3"/><ellipse cx="60" cy="44" rx="42" ry="13" fill="$bone" stroke="#522500" stroke-width="2"/>',
  },
  coffee: {
    tone: 'wood',
    body: 'M96 14C116 36 108 82 82 104 60 118 32 112 20 98 6 76 16 40 40 18 58 4 82 2 96 14Z',
    inside: '<path d="M100 10C82 34 78 44 62 58S34 84 16 108" fill="none" stroke="#261003" stroke-width="11"/><path d="M104 12C86 38 82 48 66 62S40 86 22 110" fill="none" stroke="#fff" stroke-width="2.5" opacity=".4"/>',
    over: '<path d="M28 48q6-14 20-22" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".65"/>',
  },
  ballot: {
    tone: 'gold',
    body: circle(60, 60, 54),
    inside: '<path d="M14 84A54 54 0 0 0 112 70 60 60 0 0 1 14 84Z" fill="#8a4300" opacity=".4"/><circle cx="62" cy="62" r="30" fill="$bone"/>',
    over: '<path d="M48 48H77V56C69 64 66 72 65 82H54C55 72 59 64 65 58H48Z" fill="#2b1a00"/><ellipse cx="38" cy="26" rx="16" ry="8" fill="#fff" opacity=".8" transform="rotate(-34 38 26)"/>',
  },
  ticket: {
    tone: 'teal',
    body: 'M12 40L84 14Q90 12 92 18C90 26 96 32 104 30L112 54C104 58 104 66 110 70Q112 76 106 78L34 106Q28 108 26 102C28 94 22 88 14 90L6 66C14 62 14 54 8 50Q6 42 12 40Z',
    inside: '<path d="M36 30L62 96" stroke="#fff" stroke-width="4" stroke-dasharray="6 6"/>',
    over: `<path d="${star(5, 20, 9, [78, 53])}" fill="$gold" stroke="#522500" stroke-width="3" stroke-linejoin="round"/><path d="M26 56l8 20m-2-26l8 20" stroke="#023430" stroke-width="4" stroke-linecap="round"/>`,
  },
} as const satisfies Record<string, Emblem>;

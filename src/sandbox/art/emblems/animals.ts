import { mirrored, type Emblem } from '../emblem.ts';
import { scallop } from '../shapes.ts';

const catHead =
  'M60 112C30 112 12 92 12 66c0-10 2-18 6-24C10 30 12 16 20 12c8-3 18 2 22 10 6-3 12-4 18-4s12 1 18 4c4-8 14-13 22-10 8 4 10 18 2 30 4 6 6 14 6 24 0 26-18 46-48 46Z';

const muzzle =
  '<path d="M60 80C40 68 20 84 26 104 40 116 80 116 94 104 100 84 80 68 60 80Z" fill="$bone"/>';

const ears = '<path d="M20 19q9-3 14 8-8 4-11 10-6-10-3-18Z" fill="#4a1508"/>';

const catEyes =
  '<path d="M27 58q14-15 26 4-14 9-26-4Z" fill="#fff3ae" stroke="#2b0d02" stroke-width="3"/><circle cx="42" cy="59" r="5.5" fill="#1c0a02"/><circle cx="40" cy="57" r="2" fill="#fff"/>';

const catFace = `${mirrored(ears + catEyes)}<path d="M48 74q12-4 24 0-2 12-12 14-10-2-12-14Z" fill="$pink" stroke="#3a1206" stroke-width="2.5"/><path d="M60 88v7m-16 2q10 8 16-2 6 10 16 2" fill="none" stroke="#3a1206" stroke-width="3.5" stroke-linecap="round"/>`;

export const animals = {
  tiger: {
    tone: 'orange',
    body: catHead,
    inside: `${muzzle}<path fill="#3a1206" d="M60 14l7 22-7 16-7-16ZM46 16l5 20-12-12ZM74 16l-5 20 12-12ZM8 60l20 5-19 8ZM112 60l-20 5 19 8ZM10 82l18-3-14 13ZM110 82l-18-3 14 13Z"/>`,
    over: catFace,
  },
  jaguar: {
    tone: 'gold',
    body: catHead,
    inside: `${muzzle}<g fill="#c56a08" stroke="#4a2304" stroke-width="5"><circle cx="60" cy="30" r="5"/><circle cx="45" cy="36" r="4"/><circle cx="75" cy="36" r="4"/><circle cx="19" cy="62" r="4"/><circle cx="101" cy="62" r="4"/><circle cx="18" cy="82" r="4"/><circle cx="102" cy="82" r="4"/><circle cx="60" cy="50" r="3"/></g>`,
    over: catFace,
  },
  lion: {
    tone: 'orange',
    body: scallop(13, 48),
    inside: '<circle cx="60" cy="60" r="40" fill="none" stroke="#8a2c04" stroke-width="9" stroke-dasharray="3 9" opacity=".6"/>',
    over: `${mirrored('<circle cx="34" cy="36" r="10" fill="$gold" stroke="#5c2b00" stroke-width="3"/>')}<path d="M60 100C38 100 28 82 28 60s12-32 32-32 32 10 32 32-10 40-32 40Z" fill="$gold" stroke="#5c2b00" stroke-width="3"/><path d="M60 74C46 66 36 76 40 90 50 100 70 100 80 90 84 76 74 66 60 74Z" fill="$bone"/>${mirrored('<path d="M36 54q10-9 18 4-10 5-18-4Z" fill="#3a1602"/><circle cx="44" cy="53" r="2" fill="#fff"/><path d="M34 46q10-8 20 2" fill="none" stroke="#a3560a" stroke-width="4" stroke-linecap="round"/>', 'm2')}<path d="M49 69q11-5 22 0-2 11-11 13-9-2-11-13Z" fill="#5a1f08"/><path d="M60 82v5m-11 1q7 6 11-1 4 7 11 1" fill="none" stroke="#5a1f08" stroke-width="3" stroke-linecap="round"/>`,
  },
  wolf: {
    tone: 'steel',
    body: 'M60 114L42 98 26 96 12 80 20 62C14 46 12 28 14 8L44 30Q60 26 76 30L106 8C108 28 106 46 100 62L108 80 94 96 78 98Z',
    inside:
      '<path fill="#43546e" d="M14 8L44 30Q60 26 76 30L106 8 104 56 82 58Q66 66 66 92H54Q54 66 38 58L16 56Z"/><path fill="#1d2839" d="M20 20l16 14-12 16ZM100 20L84 34l12 16Z"/>',
    over: `${mirrored('<path d="M28 60q14-3 22 11-15 4-22-11Z" fill="$gold" stroke="#0e1622" stroke-width="3"/><circle cx="41" cy="66" r="3.5" fill="#0e1622"/>')}<path d="M48 92q12-6 24 0-3 13-12 16-9-3-12-16Z" fill="$night" stroke="#0e1622" stroke-width="2"/><ellipse cx="57" cy="95" rx="5" ry="2" fill="#fff" opacity=".6"/>`,
  },
  bull: {
    tone: 'ruby',
    under: '<path d="M34 42C4 46-4 22 10 6c2 16 16 22 34 20ZM86 42c30 4 38-20 24-36-2 16-16 22-34 20Z" fill="$bone"/>',
    body: 'M60 22C46 22 36 26 32 38L12 44c3 12 12 15 22 13l4 27c2 18 10 28 22 28s20-10 22-28l4-27c10 2 19-1 22-13L88 38C84 26 74 22 60 22Z',
    inside: '<path d="M50 18h20l-4 32-6 8-6-8Z" fill="#5e0418"/>',
    over: `<path d="M60 76c-16-4-24 4-24 16 4 14 14 20 24 20s20-6 24-20c0-12-8-20-24-16Z" fill="$bone" stroke="#3d000e" stroke-width="3"/>${mirrored('<path d="M38 56q12-3 16 9-14 2-16-9Z" fill="#fff3ae" stroke="#3d000e" stroke-width="3"/><circle cx="47" cy="61" r="3" fill="#1a0006"/><ellipse cx="48" cy="90" rx="4" ry="6" fill="#5e0418"/>')}<path d="M51 98c-6 16 24 16 18 0" fill="none" stroke="#8a4b00" stroke-width="7"/><path d="M51 98c-6 16 24 16 18 0" fill="none" stroke="#ffd34d" stroke-width="4"/>`,
  },
  dragon: {
    tone: 'leaf',
    under: '<path d="M42 34C26 30 20 18 24 4 36 14 50 16 56 30ZM78 34c16-4 22-16 18-30-12 10-26 12-32 26Z" fill="$gold"/>',
    body: 'M60 114C48 114 42 104 38 92 30 90 24 84 22 74L6 72 18 60 8 44 26 46Q28 26 60 26 92 26 94 46L112 44 102 60 114 72 98 74C96 84 90 90 82 92 78 104 72 114 60 114Z',
    inside:
      '<path d="M60 20l9 14-9 14-9-14ZM60 50l6 9-6 9-6-9Z" fill="$gold"/><path d="M36 88q24-22 48 0l-6 26H42Z" fill="#dff5a6" opacity=".55"/>',
    over: `${mirrored('<path d="M28 54q16-4 26 14-18 4-26-14Z" fill="#ffe75e" stroke="#032c18" stroke-width="3"/><path d="M42 56q5 5 1 11-4-5-1-11Z" fill="#032c18"/><ellipse cx="50" cy="86" rx="4" ry="5" fill="#032c18"/><path d="M40 98C26 102 18 98 12 106" fill="none" stroke="#ffd34d" stroke-width="4" stroke-linecap="round"/>')}<path d="M42 98q18 8 36 0l-4 9-5-5-9 6-9-6-5 5Z" fill="#fff" stroke="#032c18" stroke-width="2"/>`,
  },
  toucan: {
    tone: 'orange',
    bodyTone: 'night',
    under: '<path d="M58 26C92 10 118 34 112 78c-2 5-7 5-9 0C98 62 86 58 62 60Z" fill="$orange"/><path d="M113 58q1 12-1 20c-2 5-7 5-9 0-1-5-3-8-6-11Z" fill="#26130a"/><path d="M64 44q24-6 42 8" fill="none" stroke="#ffe9a8"/>',
    body: 'M14 114C8 78 14 40 30 26 46 12 68 18 70 38 74 76 60 94 54 114Z',
    inside: '<path d="M76 40C58 34 40 44 42 62s22 26 34 12Z" fill="$bone"/><path d="M50 84q10-4 20-12l-8 20-14 2Z" fill="#e5283c"/>',
    over: '<circle cx="52" cy="36" r="10" fill="#38c6ff" stroke="#0a0f18" stroke-width="2"/><circle cx="52" cy="36" r="5.5" fill="#0a0f18"/><circle cx="50" cy="34" r="2" fill="#fff"/>',
  },
  macaw: {
    tone: 'ruby',
    under: '<path d="M34 36C6 36 0 66 16 92c2-14 12-18 30-20Z" fill="$bone"/><path d="M40 70q2 16-14 22 16 8 26-10Z" fill="$night"/>',
    body: 'M100 114C112 70 102 10 60 8 38 8 24 22 26 42 34 40 44 46 46 58 50 82 40 98 32 114Z',
    inside: '<path d="M26 40C34 24 62 26 62 48S50 68 44 70Z" fill="$bone"/><path d="M74 70q30 6 34 50H66Z" fill="$gold"/><path d="M86 84q20 8 20 40H76Z" fill="$sea"/>',
    over: '<circle cx="52" cy="42" r="7" fill="#ffe75e" stroke="#3d000e" stroke-width="2"/><circle cx="52" cy="42" r="3.6" fill="#12040a"/><path d="M38 56h12m-10-6h7" stroke="#ec2a3e" stroke-width="2"/>',
  },
  capybara: {
    tone: 'wood',
    body: 'M60 114C34 114 20 98 20 76 20 56 24 48 30 42 20 30 32 18 43 30 54 25 66 25 77 30 88 18 100 30 90 42 96 48 100 56 100 76 100 98 86 114 60 114Z',
    inside: '<path d="M60 116C36 116 32 100 36 82 40 70 80 70 84 82 88 100 84 116 60 116Z" fill="#5c300f"/>',
    over: `${mirrored('<path d="M32 60q8-7 16 0" fill="none" stroke="#261003" stroke-width="5" stroke-linecap="round"/><ellipse cx="51" cy="84" rx="5" ry="3.5" fill="#1a0a02"/><ellipse cx="32" cy="72" rx="6" ry="4" fill="#ff9a6b" opacity=".55"/>')}<path d="M60 88v8m-12 4q12 6 24 0" fill="none" stroke="#1a0a02" stroke-width="3" stroke-linecap="round"/><circle cx="60" cy="19" r="14" fill="$orange" stroke="#471300" stroke-width="3"/><path d="M60 8q4-8 16-6-4 9-16 6Z" fill="$leaf" stroke="#032c18" stroke-width="2"/><circle cx="55" cy="14" r="3" fill="#fff" opacity=".7"/>`,
  },
  butterfly: {
    tone: 'sea',
    body: 'M60 50C50 8 6 2 6 32c0 20 14 28 28 30C16 66 14 90 26 100c16 10 30-8 34-28 4 20 18 38 34 28 12-10 10-34-8-38 14-2 28-10 28-30C114 2 70 8 60 50Z',
    inside: mirrored('<path d="M54 52C46 22 20 12 15 30c0 14 16 24 39 22Z" fill="#072a63" opacity=".75"/><path d="M48 48C42 30 26 22 22 32c0 8 10 16 26 16Z" fill="$teal"/><circle cx="34" cy="82" r="9" fill="$gold"/><circle cx="10" cy="52" r="5" fill="#fff"/>'),
    over: `<path d="M60 36q8 20 3 54-3 8-6 0-5-34 3-54Z" fill="$night"/>${mirrored('<path d="M58 38Q52 22 42 16" fill="none" stroke="#05080f" stroke-width="3" stroke-linecap="round"/><circle cx="42" cy="16" r="3" fill="#ffc42e"/>', 'm2')}`,
  },
  monkey: {
    tone: 'wood',
    under: mirrored('<circle cx="20" cy="58" r="14" fill="$wood"/><circle cx="21" cy="58" r="7" fill="#f2c79a"/>'),
    body: 'M60 108C30 108 18 86 20 62 22 34 40 22 56 20L52 8 66 18C90 22 98 40 100 62 102 86 90 108 60 108Z',
    inside: '<path d="M60 46C48 34 28 40 30 60c1 10 4 12 4 22 2 18 12 28 26 28s24-10 26-28c0-10 3-12 4-22 2-20-18-26-30-14Z" fill="$bone"/>',
    over: `${mirrored('<circle cx="45" cy="60" r="8" fill="#fff" stroke="#261003" stroke-width="2"/><circle cx="46" cy="61" r="4.5" fill="#1a0a02"/><circle cx="44.5" cy="59" r="1.6" fill="#fff"/><ellipse cx="57" cy="78" rx="2" ry="3" fill="#5c300f"/>', 'm2')}<path d="M42 86q18 14 36 0-4 16-18 16T42 86Z" fill="#8c1230" stroke="#261003" stroke-width="3" stroke-linejoin="round"/>`,
  },
  bee: {
    tone: 'gold',
    under: mirrored('<path d="M54 46C38 6 4 18 12 42c6 14 30 14 42 4Z" fill="#e6f7ff" opacity=".95"/>'),
    body: 'M60 30C84 30 94 50 92 70 90 94 76 108 60 114 44 108 30 94 28 70 26 50 36 30 60 30Z',
    inside: '<path d="M20 62q40 14 80 0v13q-40 14-80 0ZM20 86q40 14 80 0v14q-40 12-80 0Z" fill="#2b1602"/>',
    over: `<path d="M60 18C76 18 82 30 80 42q-20 12-40 0C38 30 44 18 60 18Z" fill="$night" stroke="#05080f" stroke-width="3"/>${mirrored('<circle cx="50" cy="34" r="6" fill="#fff"/><circle cx="51" cy="35" r="3.2" fill="#05080f"/><path d="M52 20Q50 8 40 8" fill="none" stroke="#05080f" stroke-width="3" stroke-linecap="round"/>', 'm2')}`,
  },
  horse: {
    tone: 'bone',
    under: '<path d="M66 8C96 16 112 50 102 112L78 108 84 60Z" fill="$violet"/>',
    body: 'M56 8L66 22C88 34 96 70 88 112H34C32 92 44 84 56 72 46 78 36 76 32 84 26 92 14 90 10 82 10 70 22 60 28 46 32 34 42 26 52 24Z',
    inside: '<path d="M70 24C90 44 92 74 84 116H100V20Z" fill="#8f6a2c" opacity=".4"/>',
    over: '<path d="M34 50q8-10 18-6-6 10-18 6Z" fill="#2b1602"/><circle cx="20" cy="78" r="3" fill="#463010"/><circle cx="44" cy="46" r="1.6" fill="#fff"/><path d="M22 86q6 0 10-5" fill="none" stroke="#463010" stroke-width="3.5" stroke-linecap="round"/>',
  },
} as const satisfies Record<string, Emblem>;


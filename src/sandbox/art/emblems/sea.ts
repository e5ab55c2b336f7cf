import { mirrored, type Emblem } from '../emblem.ts';

const bubbles = '<g fill="#fff" fill-opacity=".25" stroke="#fff" stroke-width="2"><circle cx="12" cy="30" r="6"/><circle cx="24" cy="14" r="4"/></g>';

export const sea = {
  fish: {
    tone: 'orange',
    under: '<path d="M40 34Q58 6 84 22L78 46ZM52 92q8 16 24 16l2-22Z" fill="$gold"/>',
    body: 'M6 64C20 34 60 24 84 52 92 40 102 34 114 32 106 52 106 76 114 96 102 94 92 88 84 76 60 104 20 94 6 64Z',
    inside: '<path d="M36 30q-11 34 0 68h13q-12-34 0-68ZM68 30q-8 34 0 68h11q-9-34 0-68Z" fill="$bone"/><path d="M98 26h20v80H98q-6-40 0-80Z" fill="#a02f02" opacity=".5"/>',
    over: `<circle cx="25" cy="56" r="8" fill="#fff" stroke="#2b0d02" stroke-width="2.5"/><circle cx="24" cy="57" r="4.5" fill="#12060a"/><circle cx="22" cy="55" r="1.6" fill="#fff"/><path d="M12 72q7 4 12 0" fill="none" stroke="#471300" stroke-width="3" stroke-linecap="round"/><path d="M52 64q14-8 14 8-8 8-14-8Z" fill="$gold" stroke="#471300" stroke-width="2"/>${bubbles}`,
  },
  shark: {
    tone: 'sea',
    under: '<path d="M56 40C60 22 70 10 84 6c-2 16 0 28 6 40Z" fill="$sea"/><path d="M58 84q2 20 18 28 0-20 2-30Z" fill="$sea"/>',
    body: 'M4 62C20 38 60 28 90 48 96 40 104 26 116 22 110 44 110 70 116 94 104 88 96 78 90 68 74 88 46 96 26 90L34 80 14 78Z',
    inside: '<path d="M2 64Q40 72 92 62L80 100H10Z" fill="$steel"/>',
    over: '<path d="M16 76l9-8 4 7 6-7 4 6 6-7 2 8-7 9H28Z" fill="#fff" stroke="#032247" stroke-width="2.5" stroke-linejoin="round"/><path d="M62 52q-6 10 0 20m9-22q-6 10 0 20" fill="none" stroke="#032247" stroke-width="3.5" stroke-linecap="round"/><path d="M30 48q8-2 11 5-8 4-11-5Z" fill="#fff" stroke="#032247" stroke-width="2.5"/><circle cx="37" cy="51" r="2.6" fill="#02101f"/>',
  },
  octopus: {
    tone: 'violet',
    body: 'M60 6C34 6 20 26 23 48 25 62 30 66 24 76 20 82 8 78 6 88c2 14 26 14 34 2-2 10-10 12-8 22 14 6 24-4 26-18h4c2 14 12 24 26 18 2-10-6-12-8-22 8 12 32 12 34-2-2-10-14-6-18-12-6-10-1-14 1-28C100 26 86 6 60 6Z',
    inside: '<g fill="#ffd6f4" opacity=".75"><circle cx="18" cy="91" r="4"/><circle cx="30" cy="91" r="4"/><circle cx="102" cy="91" r="4"/><circle cx="90" cy="91" r="4"/><circle cx="40" cy="107" r="4"/><circle cx="80" cy="107" r="4"/></g><ellipse cx="44" cy="20" rx="15" ry="8" fill="#fff" opacity=".35" transform="rotate(-28 44 20)"/>',
    over: `${mirrored('<ellipse cx="44" cy="50" rx="11" ry="13" fill="#fff" stroke="#200447" stroke-width="3"/><circle cx="46" cy="52" r="7" fill="#200447"/><circle cx="43.5" cy="48.5" r="2.6" fill="#fff"/>')}<path d="M50 70q10 9 20 0" fill="none" stroke="#200447" stroke-width="4" stroke-linecap="round"/>`,
  },
  pearl: {
    tone: 'pink',
    body: 'M60 66C30 66 6 54 10 40 8 28 18 24 24 24 26 12 40 10 46 16 50 6 70 6 74 16 80 10 94 12 96 24 102 24 112 28 110 40 114 54 90 66 60 66Z',
    inside: '<path d="M60 80L24 24M60 80L46 12M60 80L74 12M60 80L96 24" stroke="#a01560" stroke-width="4" opacity=".6"/>',
    under: '<path d="M8 70C10 98 36 112 60 112S110 98 112 70Q60 44 8 70Z" fill="$pink"/><path d="M16 70q44-20 88 0-12 16-44 16T16 70Z" fill="#5c0636"/>',
    over: '<path d="M8 72C10 98 36 112 60 112S110 98 112 72Q86 90 60 90T8 72Z" fill="$pink" stroke="#470426" stroke-width="3" stroke-linejoin="round"/><path d="M44 108l4-17m28 17l-4-17M22 97l8-12m68 12l-8-12" stroke="#a01560" stroke-width="3.5" opacity=".6"/><circle cx="60" cy="70" r="20" fill="$steel" stroke="#470426" stroke-width="3"/><path d="M46 76a16 16 0 0 0 28 2 20 20 0 0 1-28-2Z" fill="#ff9ccb" opacity=".8"/><ellipse cx="54" cy="62" rx="6" ry="4" fill="#fff"/>',
  },
  ship: {
    tone: 'wood',
    under: '<path d="M58 6h6v78h-6Z" fill="$wood"/><path d="M64 4l24 7-24 8Z" fill="$ruby"/><path d="M66 22c26 8 34 28 36 50-12-6-24-6-36-4Z" fill="$bone"/><path d="M56 26C36 32 22 50 18 72c12-6 26-6 38-4Z" fill="$bone"/><path d="M73 30l4 34M30 50q14-6 26-4" fill="none" stroke="#c9a05a"/>',
    body: 'M8 76Q60 88 112 72 110 96 92 108H30Q12 98 8 76Z',
    inside: '<path d="M8 90q52 12 104-4M16 102q46 8 88-4" fill="none" stroke="#3d1e08" stroke-width="3"/><path d="M4 74q56 14 112-4v8Q60 92 4 82Z" fill="$gold"/>',
    over: '<g fill="#ffe08a" stroke="#261003" stroke-width="2"><circle cx="38" cy="95" r="4.5"/><circle cx="60" cy="97" r="4.5"/><circle cx="82" cy="94" r="4.5"/></g><path d="M2 106q10-10 20 0t20 0 20 0 20 0 20 0 16-2v12H2Z" fill="$sea"/>',
  },
  anchor: {
    tone: 'steel',
    body: 'M60 6a15 15 0 0 1 7 28v8h17v13H67v40c12-3 19-9 21-17l-9 1 15-26 16 25-9 1C98 102 80 112 60 116 40 112 22 102 19 79l-9-1 16-25 15 26-9-1c2 8 9 14 21 17V55H36V42H53V34A15 15 0 0 1 60 6Zm0 8a7 7 0 1 0 0 14 7 7 0 1 0 0-14Z',
    over: '<path d="M84 24C100 34 74 44 66 54S38 66 50 80s32 4 24 22" fill="none" stroke="#5c300f" stroke-width="7" stroke-linecap="round"/><path d="M84 24C100 34 74 44 66 54S38 66 50 80s32 4 24 22" fill="none" stroke="#f3cf8e" stroke-width="4" stroke-linecap="round" stroke-dasharray="5 4"/>',
  },
  crab: {
    tone: 'ruby',
    under: `${mirrored('<path d="M32 68Q14 64 18 44M34 88Q16 88 10 102M42 96q-12 4-14 16" fill="none" stroke="#3d000e" stroke-width="10"/><path d="M32 68Q14 64 18 44M34 88Q16 88 10 102M42 96q-12 4-14 16" fill="none" stroke="#d81f35" stroke-width="5"/><path d="M20 46C0 44 2 14 24 8l-6 18 10 4 10-14C46 30 36 46 20 46Z" fill="$ruby"/><path d="M46 62V42" stroke="#3d000e" stroke-width="6"/>')}`,
    body: 'M60 56C88 54 104 66 100 84 94 104 76 110 60 110S26 104 20 84C16 66 32 54 60 56Z',
    inside: '<g fill="#ffb8a0" opacity=".8"><circle cx="60" cy="70" r="4"/><circle cx="76" cy="72" r="3"/><circle cx="44" cy="72" r="3"/></g>',
    over: `${mirrored('<circle cx="46" cy="40" r="9" fill="#fff" stroke="#3d000e" stroke-width="3"/><circle cx="47" cy="41" r="4.5" fill="#1a0006"/>', 'm2')}<path d="M44 86q16 14 32 0" fill="none" stroke="#3d000e" stroke-width="4.5" stroke-linecap="round"/>`,
  },
  turtle: {
    tone: 'leaf',
    under: `<path d="M60 6c12 0 16 10 14 20l-6 8H52l-6-8C44 16 48 6 60 6Z" fill="$teal"/>${mirrored('<path d="M34 44C18 26 6 34 4 52q14 0 24 8ZM34 90q-18 6-16 22 16 0 26-12Z" fill="$teal"/>')}<path d="M54 106h12l-6 12Z" fill="$teal"/>`,
    body: 'M60 28C86 28 98 50 96 74 94 96 78 110 60 110S26 96 24 74C22 50 34 28 60 28Z',
    inside: '<path d="M60 48l18 11v22L60 92 42 81V59ZM60 48V24M78 59l20-12M78 81l20 12M60 92v22M42 81l-20 12M42 59L22 47" fill="#e8d25a" fill-opacity=".55" stroke="#064a22" stroke-width="4" stroke-linejoin="round"/>',
    over: mirrored('<circle cx="53" cy="17" r="3.6" fill="#02201c"/><circle cx="52" cy="16" r="1.2" fill="#fff"/>', 'm2'),
  },
  trident: {
    tone: 'gold',
    body: 'M60 4l12 22h-6v28c14-2 20-12 20-24h-8L92 8l14 22h-8c0 22-14 36-32 38v46H54V68C36 66 22 52 22 30h-8L28 8l14 22h-8c0 12 6 22 20 24V26h-6Z',
    over: '<path d="M48 70h24v10H48Z" fill="$sea" stroke="#032247" stroke-width="3" stroke-linejoin="round"/><circle cx="60" cy="62" r="8" fill="$teal" stroke="#023430" stroke-width="3"/>',
  },
} as const satisfies Record<string, Emblem>;

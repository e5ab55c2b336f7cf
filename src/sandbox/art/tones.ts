/** A material of an emblem: lit, body and shaded colour, the outline round it, and its hue (none for greys). */
interface Tone {
  stops: readonly [string, string, string];
  edge: string;
  hue?: number;
}

export const tones = {
  gold: { stops: ['#fff6c2', '#ffc42e', '#d57405'], edge: '#522500', hue: 42 },
  orange: { stops: ['#ffd78c', '#ff8a1f', '#c64405'], edge: '#471300', hue: 26 },
  ruby: { stops: ['#ffa18f', '#ec2a3e', '#98092a'], edge: '#3d000e', hue: 354 },
  pink: { stops: ['#ffdcec', '#ff66ac', '#c01d70'], edge: '#470426', hue: 332 },
  violet: { stops: ['#e8c8ff', '#9a50ee', '#5516a6'], edge: '#200447', hue: 268 },
  sea: { stops: ['#b8f3ff', '#29a9ee', '#0b58ab'], edge: '#032247', hue: 204 },
  teal: { stops: ['#c6fff3', '#27cdb6', '#087c6e'], edge: '#023430', hue: 172 },
  leaf: { stops: ['#c8fa97', '#38b94c', '#0c6a33'], edge: '#032c18', hue: 122 },
  wood: { stops: ['#e9b478', '#a4642d', '#5c300f'], edge: '#261003', hue: 28 },
  bone: { stops: ['#fffef6', '#f6e8c8', '#cdae74'], edge: '#463010' },
  steel: { stops: ['#ffffff', '#ccd8e4', '#75899f'], edge: '#1a2635' },
  night: { stops: ['#76859c', '#36435a', '#141b2a'], edge: '#05080f' },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof tones;

/** The gradient that a shape filled with `url(#name)` needs. */
export function toneGradient(name: ToneName): string {
  const [lit, body, shaded] = tones[name].stops;
  return `<linearGradient id="${name}" x2=".3" y2="1"><stop stop-color="${lit}"/><stop offset=".5" stop-color="${body}"/><stop offset="1" stop-color="${shaded}"/></linearGradient>`;
}

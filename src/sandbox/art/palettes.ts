/** Colours of a ground: lit centre, body and shadow, as `#rrggbb`; `hue` in degrees tells which emblems stand out on it. */
export interface Palette {
  light: string;
  main: string;
  deep: string;
  hue: number;
}

export const palettes = {
  amber: { light: '#ffc14d', main: '#dd7410', deep: '#431a02', hue: 35 },
  coral: { light: '#ffa489', main: '#dd4a38', deep: '#470a12', hue: 12 },
  ruby: { light: '#ff7468', main: '#bd142e', deep: '#390312', hue: 355 },
  rose: { light: '#ff83bd', main: '#c51d70', deep: '#3d0427', hue: 330 },
  orchid: { light: '#ea86ff', main: '#9526c2', deep: '#2b0644', hue: 290 },
  violet: { light: '#ae96ff', main: '#5b31cf', deep: '#180a4f', hue: 258 },
  indigo: { light: '#86a2ff', main: '#2c48c2', deep: '#0a144d', hue: 228 },
  sky: { light: '#7ad4ff', main: '#157ac6', deep: '#04254c', hue: 205 },
  ocean: { light: '#5fc6e8', main: '#0b5f8f', deep: '#021c33', hue: 195 },
  teal: { light: '#66efdc', main: '#0b8985', deep: '#022e2d', hue: 176 },
  emerald: { light: '#67e5a4', main: '#0d8550', deep: '#022b1b', hue: 152 },
  forest: { light: '#9bd680', main: '#2d6e37', deep: '#07220f', hue: 125 },
  lime: { light: '#cdec68', main: '#5e9012', deep: '#172d02', hue: 78 },
  copper: { light: '#ffb792', main: '#a94f29', deep: '#33110a', hue: 20 },
  wine: { light: '#e67aa3', main: '#7e1747', deep: '#27021b', hue: 335 },
  plum: { light: '#cb97ff', main: '#6a2b8c', deep: '#1f0636', hue: 275 },
  night: { light: '#7c99c2', main: '#273f6b', deep: '#070e26', hue: 218 },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

export const paletteNames = Object.keys(palettes) as PaletteName[];

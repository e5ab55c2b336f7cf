/** Where a picture of the platform stands: CSS px that it takes before its style is there, and whose ratio it keeps; its CSS width, as `sizes` has it; px of the widths that it is offered in, for phones with two and with three pixels to one of CSS. */
export type Place = readonly [width: number, height: number, sizes: string, ...widths: number[]];

/** All places; the edge makes pictures in these widths alone. A page is 480 CSS px wide at most: on a wider screen they are somewhat larger than shown. */
export const places = {
  card: [240, 300, '30vw', 240, 360],
  banner: [656, 272, '93vw', 672, 960],
  activity: [600, 300, '93vw', 672, 960],
  announcement: [600, 300, '93vw', 672, 960],
  vendor: [200, 80, '38vw', 280, 420],
  icon: [24, 24, '24px', 48, 72],
  lottery: [48, 48, '48px', 96, 144],
  crest: [28, 28, '28px', 56, 84],
  emblem: [64, 64, '64px', 128, 192],
} satisfies Record<string, Place>;

export type PlaceName = keyof typeof places;

/** Px of the widths that a place's pictures are offered in. */
export const widthsAt = (at: PlaceName): readonly number[] => (places[at] as Place).slice(3) as number[];

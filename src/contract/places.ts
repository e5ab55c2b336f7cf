/** Where a platform's picture is shown: the CSS px that it takes before its style has loaded, which also give its ratio; its CSS width for `sizes`; the px widths offered for phones with a pixel ratio of 2 and 3. */
export type Place = readonly [width: number, height: number, sizes: string, ...widths: number[]];

/** All picture places; the edge makes only these widths. A page is at most 480 CSS px wide: on a wider screen the pictures are somewhat larger than shown. */
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

/** One of `places`. */
export type PlaceName = keyof typeof places;

/** Px widths that a place's pictures are offered in. */
export const widthsAt = (at: PlaceName): readonly number[] => (places[at] as Place).slice(3) as number[];

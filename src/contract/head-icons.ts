/** Head icons to choose from; the phone draws them. */
export const headIcons = ['leaf', 'sun', 'moon', 'fish', 'bird', 'cat', 'flower', 'wave', 'rocket', 'crown', 'clover', 'guitar'] as const;

/** One of `headIcons`. */
export type HeadIcon = (typeof headIcons)[number];

/** Whether the name is one of `headIcons`. */
export const isHeadIcon = (name: string): name is HeadIcon => headIcons.includes(name as HeadIcon);

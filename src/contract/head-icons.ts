/** Head icons that a member can choose among; the phone draws them. */
export const headIcons = ['leaf', 'sun', 'moon', 'fish', 'bird', 'cat', 'flower', 'wave', 'rocket', 'crown', 'clover', 'guitar'] as const;

export type HeadIcon = (typeof headIcons)[number];

export const isHeadIcon = (name: string): name is HeadIcon => headIcons.includes(name as HeadIcon);

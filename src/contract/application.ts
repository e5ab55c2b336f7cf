import type { Rule } from './rules.ts';

/** The text of an application for an activity (A §9). */
export const applicationRemark: Rule = { name: 'applicationRemark', required: true, whitespace: 'trimmed', most: 140 };

/** Limits of an application's pictures: how many, and bytes of each (A §9). */
export const applicationPictures = { most: 3, bytes: 5 * 1024 * 1024 } as const;

const starts = { 'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 'image/jpeg': [0xff, 0xd8, 0xff] } as const;

/** Accepted picture types. */
export const pictureTypes = Object.keys(starts) as (keyof typeof starts)[];

/** The type of a picture by its first bytes, whatever its name; undefined for anything but png and jpg. */
export const pictureType = (bytes: Uint8Array): keyof typeof starts | undefined =>
  pictureTypes.find((type) => bytes.length >= starts[type].length && starts[type].every((byte, at) => bytes[at] === byte));

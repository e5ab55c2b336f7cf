// @chunk status
/** Drawings of designed states, on a 72-unit grid: one constant each, so that a screen carries only its own. */
export const cloud = 'M20 44a12 12 0 0 1-1-24 17 17 0 0 1 32-2 13 13 0 0 1 1 26M28 36l8 8m0-8-8 8';
export const compass = 'M36 12a24 24 0 1 0 0 48 24 24 0 0 0 0-48Zm9 15-5 13-13 5 5-13 13-5Z';
export const wrench = 'M44 14a13 13 0 0 0-13 17L13 49a5 5 0 0 0 7 7l18-18a13 13 0 0 0 17-16l-8 8-7-2-2-7 8-7a13 13 0 0 0-2 0Z';
export const globe = 'M36 12a24 24 0 1 0 0 48 24 24 0 0 0 0-48Zm0 0c-14 14-14 34 0 48m0-48c14 14 14 34 0 48M13 30h46M13 44h46';
export const emptyBox = 'M12 26 36 14l24 12v22L36 60 12 48V26Zm0 0 24 12 24-12M36 38v22M24 20l24 12';
export const paper = 'M20 12h22l12 12v34a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4Zm22 0v12h12M26 36h20M26 46h14';
export const locked = 'M22 34h28a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H22a4 4 0 0 1-4-4V38a4 4 0 0 1 4-4Zm4 0v-8a10 10 0 0 1 20 0v8M36 45v5';
export const hourglass = 'M22 12h28M22 60h28M26 12v10l10 14-10 14v10M46 12v10L36 36l10 14v10';

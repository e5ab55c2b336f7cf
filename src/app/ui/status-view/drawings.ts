/** Drawings of designed states that several screens show, on a 72-unit grid; one that few show stands with them. */
export const compass = 'M36 12a24 24 0 1 0 0 48 24 24 0 0 0 0-48Zm9 15-5 13-13 5 5-13 13-5Z';
export const emptyBox = 'M12 26 36 14l24 12v22L36 60 12 48V26Zm0 0 24 12 24-12M36 38v22M24 20l24 12';
export const hourglass = 'M22 12h28M22 60h28M26 12v10l10 14-10 14v10M46 12v10L36 36l10 14v10';

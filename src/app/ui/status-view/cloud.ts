/** Drawing of a failure, on a 72-unit grid. */
export const cloud = 'M20 44a12 12 0 0 1-1-24 17 17 0 0 1 32-2 13 13 0 0 1 1 26M28 36l8 8m0-8-8 8';

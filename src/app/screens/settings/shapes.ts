/** Outlines on a 24-unit grid, drawn after Lucide (ISC licence). */
export const lock = 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4';
export const gauge = 'm12 14 4-4M3.3 19a10 10 0 1 1 17.4 0';

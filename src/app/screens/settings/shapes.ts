/** Outlines on a 24-unit grid, drawn after Lucide (ISC licence). */
export const gauge = 'm12 14 4-4M3.3 19a10 10 0 1 1 17.4 0';

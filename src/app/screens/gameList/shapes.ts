/** Outlines on a 24-unit grid, drawn after Lucide (ISC licence). */
export const filter = 'M2 5h20M6 12h12M10 19h4';

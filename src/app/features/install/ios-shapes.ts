/** Outlines on a 24-unit grid, drawn after Lucide (ISC licence). */
export const dots = 'M12 12v.01M19 12v.01M5 12v.01';
export const shareUp = 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8';

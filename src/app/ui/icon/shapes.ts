/**
 * Outlines on a 24-unit grid, drawn after Lucide (ISC licence), each joined into one path and shortened.
 */
export * from './arrow-shapes.ts';
export * from './form-shapes.ts';
export * from './frame-shapes.ts';
export * from './home-shapes.ts';
export * from './screen-shapes.ts';
export * from './search.ts';

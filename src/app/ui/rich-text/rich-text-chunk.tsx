// A chunk of its own.
export { RichText as default } from './rich-text.tsx';
export { firstLine } from './sanitize.ts';

import { escaped } from '../art/lettering.ts';

/** A typed text as HTML: a paragraph a line. */
export const paragraphs = (text: string): string =>
  text.split('\n').map((line) => line.trim()).filter(Boolean).map((line) => `<p>${escaped(line)}</p>`).join('');

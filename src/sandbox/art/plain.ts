import { hash } from './picture.ts';

/** A picture of the same size in one colour of its own. */
export const plain = (svg: string): string =>
  svg.replace(/(<svg[^>]*>).*(<\/svg>)/s, `$1<rect width="100%" height="100%" fill="#${(hash(svg) & 0x7f7f7f).toString(16).padStart(6, '0')}"/>$2`);

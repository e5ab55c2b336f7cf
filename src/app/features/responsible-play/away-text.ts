import { awayOf } from './away/error-view.tsx';
import { awayWords } from './away-view.tsx';

/** The sentence for a call refused because the member is on a break; undefined for any other failure. Needs the strings of `responsiblePlay`. */
export function awayText(failure: unknown): string | undefined {
  const away = awayOf(failure);
  return away && awayWords(away).text;
}

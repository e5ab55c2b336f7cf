import { breakOf } from './break/error-view.tsx';
import { breakWords } from './break-view.tsx';

/** The sentence for a call refused because the member is on a break; undefined for any other failure. Needs the strings of `responsiblePlay`. */
export function breakText(failure: unknown): string | undefined {
  const playBreak = breakOf(failure);
  return playBreak && breakWords(playBreak).text;
}

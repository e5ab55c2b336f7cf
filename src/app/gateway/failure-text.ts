import { i18n } from '../i18n/index.ts';
import { failureKey } from './failure.ts';

/** A failure that no call reports, and that has a sentence of its own. */
export class SentenceError extends Error {
  /** the whole key of the sentence, with its namespace */
  declare readonly key: string;

  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

/**
 * The key of the sentence for a failed call, with its namespace (A §8). A refusal that the phone does not know,
 * and any before the sentences are here, reads as a plain one.
 */
export function sentenceKey(failure: unknown): string {
  if (failure instanceof SentenceError) return failure.key;
  const key = [`common:${failureKey(failure)}`, 'common:error.system.unknown'].find((candidate) => {
    // A code that is only the beginning of known ones names a branch of sentences.
    const text: unknown = i18n.t(candidate, { defaultValue: '', returnObjects: true });
    return typeof text === 'string' && text;
  });
  return key ?? 'shell:failed';
}

/** The sentence for a failed call in the language spoken now. */
export const failureText = (failure: unknown): string => i18n.t(sentenceKey(failure));

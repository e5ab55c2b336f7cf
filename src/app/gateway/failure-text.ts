import { i18n } from '../i18n/index.ts';
import { failureKey } from './failure.ts';

/**
 * The sentence for a failed call in the language spoken now (A §8). A refusal that the phone does not know,
 * and any before the sentences are here, reads as a plain one.
 */
export function failureText(failure: unknown): string {
  const text: unknown = i18n.t(`later:${failureKey(failure)}`, { defaultValue: '', returnObjects: true });
  // A code that is only the beginning of known ones names a branch of sentences.
  return typeof text === 'string' && text ? text : i18n.t(['later:error.system.unknown', 'shell:failed']);
}

import { i18n } from '../i18n/index.ts';
import { failureKey } from './failure.ts';

/** The sentence for a failed call in the language spoken now; a refusal that the phone does not know reads as unknown (A §8). */
export function failureText(failure: unknown): string {
  const text: unknown = i18n.t(`shell:${failureKey(failure)}`, { defaultValue: '', returnObjects: true });
  // A code that is only the beginning of known ones names a branch of sentences.
  return typeof text === 'string' && text ? text : i18n.t('shell:error.system.unknown');
}

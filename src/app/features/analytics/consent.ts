import { localStore, readJson, storageKeys } from '../../device/storage.ts';
import type { RouteMeta } from '../../routes.ts';

/** Whether the visits of a page may be counted by others: none with a form, where secrets are typed, and none for members alone, where their money and data stand. */
export const mayBeCounted = ({ form, access }: Pick<RouteMeta, 'form' | 'access'>): boolean => !form && !access.session;

/** What was answered, whom it was about, and when (epoch ms). */
interface Answer {
  yes: boolean;
  to: string;
  at: number;
}

/** ms for which an answer holds: then the question is asked again */
const valid = 365 * 86_400_000;

const kept = (): Answer | undefined => readJson<Answer>(localStore, storageKeys.analytics);

/** Whether the person has answered, about whomever: then the answer can be changed. */
export const hasAnswered = (): boolean => kept() !== undefined;

/** Whether visits may be counted; undefined: there is no answer that is about this origin. */
export function answerFor(origin: string): boolean | undefined {
  const answer = kept();
  return answer?.to === origin && Date.now() - answer.at < valid ? answer.yes : undefined;
}

/** Whether they may, whomever the answer is about. */
export const saysYes = (): boolean => kept()?.yes === true;

/** Keeps an answer on this phone; without an origin, for whom it was about. What counts already is gone with the page. */
export function keepAnswer(yes: boolean, origin = kept()?.to ?? ''): void {
  localStore.set(storageKeys.analytics, JSON.stringify({ yes, to: origin, at: Date.now() } satisfies Answer));
}

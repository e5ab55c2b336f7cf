import { localStore, readJson, storageKeys } from '../../device/storage.ts';
import type { RouteMeta } from '../../routes.ts';

/** Whether third parties may count a page's visits: none with a form, where secrets are typed, and none for members, which shows their money and data. */
export const mayBeCounted = ({ form, access }: Pick<RouteMeta, 'form' | 'access'>): boolean => !form && !access.session;

/** The answer, the service it was about, and when (epoch ms). */
interface Answer {
  yes: boolean;
  to: string;
  at: number;
}

/** ms after which the question is asked again */
const valid = 365 * 86_400_000;

const kept = (): Answer | undefined => readJson<Answer>(localStore, storageKeys.analytics);

/** Whether the person has answered, about any service: then the answer can be changed. */
export const hasAnswered = (): boolean => kept() !== undefined;

/** Whether visits may be counted; undefined without a valid answer about this origin. */
export function answerFor(origin: string): boolean | undefined {
  const answer = kept();
  return answer?.to === origin && Date.now() - answer.at < valid ? answer.yes : undefined;
}

/** Whether the answer is yes, about any service. */
export const saysYes = (): boolean => kept()?.yes === true;

/** Stores an answer; without an origin, for the same service as before. A script that already counts stops only with the page. */
export function keepAnswer(yes: boolean, origin = kept()?.to ?? ''): void {
  localStore.set(storageKeys.analytics, JSON.stringify({ yes, to: origin, at: Date.now() } satisfies Answer));
}

// For members alone.
import { effect, untracked } from '@preact/signals-react';
import { memberInfo } from '../../../contract/endpoints/member.ts';
import { isTrial } from '../../../contract/members.ts';
import { pageData } from '../../device/page-data.ts';
import { call } from '../../gateway/call.ts';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { openOverlay, overlays } from '../../runtime/overlays/overlays.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { session } from '../session/session.ts';

const question = lazy(() => import('./consent-question.tsx'), { strings: ['terms', 'states', 'common'] });

/** Shows the question until it is answered: a step back leaves its page, and not the question. */
function show(version: string): void {
  if (!session.peek()) return;
  let answered = false;
  const onAnswer = () => void (answered = true);
  const again = () => void (answered || schedule('free', () => show(version)));
  openOverlay(question, { version, onAnswer }, again);
  // A page that changes before the paint, as behind a login, takes the question with it and tells nobody.
  const look = () => void (overlays.peek().some(({ of }) => (of as unknown) === question) || again());
  schedule('paint', () => void schedule('paint', look));
}

/** Asks a member whose last consent was to another version; where nothing answers, the next visit does. */
async function ask(version: string): Promise<void> {
  try {
    const { terms } = await call(memberInfo, {});
    if (terms === undefined || terms === version) return;
    await question.load();
    show(version);
  } catch {
    // Nobody waits for the question.
  }
}

/** Whether the person has tapped on this page, as who has just logged in has: nothing opens before. Older engines do not tell. */
const hasTapped = (): boolean => (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive !== false;

/** Watches for members who are to be asked about the merchant's present terms; returns what ends it. Nothing for a merchant without own terms. */
export function askForConsent(): () => void {
  const version = pageData.merchant.texts?.terms?.version;
  if (version === undefined) return () => {};
  return effect(() => {
    const type = session.value?.type;
    if (type === undefined || isTrial(type)) return undefined;
    return schedule(hasTapped() ? 'free' : 'touch', () => untracked(() => void ask(version)));
  });
}

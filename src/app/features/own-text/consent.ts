// Only for members.
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

/** Shows the question until it is answered: Back leaves its page, but not the question. */
function show(version: string): void {
  if (!session.peek()) return;
  let answered = false;
  const onAnswer = () => void (answered = true);
  const again = () => void (answered || schedule('free', () => show(version)));
  openOverlay(question, { version, onAnswer }, again);
  // A page change before the paint, as after a login, removes the question without calling `again`.
  const look = () => void (overlays.peek().some(({ of }) => (of as unknown) === question) || again());
  schedule('paint', () => void schedule('paint', look));
}

/** Asks a member who last agreed to another version; if a call fails, the next visit does. */
async function ask(version: string): Promise<void> {
  try {
    const { terms } = await call(memberInfo, {});
    if (terms === undefined || terms === version) return;
    await question.load();
    show(version);
  } catch {
    // The next visit asks again.
  }
}

/** Asks members who have not agreed to the merchant's current terms; returns the function that stops it. Does nothing for a merchant without own terms. */
export function askForConsent(): () => void {
  const version = pageData.merchant.texts?.terms?.version;
  if (version === undefined) return () => {};
  return effect(() => {
    const type = session.value?.type;
    if (type === undefined || isTrial(type)) return undefined;
    return schedule('gesture', () => void schedule('free', () => untracked(() => void ask(version))));
  });
}

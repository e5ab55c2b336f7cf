import { storageKeys } from '../app/device/storage.ts';
import { isTrial } from '../contract/members.ts';
import { ofMember, ofVisitor, onBreakClass, undrawn } from '../contract/page.ts';

const { classList } = document.documentElement;

/** Who is there, by what the phone keeps: undefined for a visitor. A storage that cannot be read keeps nobody. */
function person(): { token?: string; type: number; userName: string } | undefined {
  try {
    return JSON.parse(localStorage.getItem(storageKeys.session)!) || undefined;
  } catch {
    return undefined;
  }
}

/** Whether nothing may court this member, who is on a break. */
function isOnBreak(userName: string): boolean {
  try {
    const { account, endsAt } = JSON.parse(localStorage.getItem(storageKeys.away)!) as { account: string; endsAt: number };
    return !(endsAt <= Date.now()) && userName === account;
  } catch {
    // Nobody is away.
    return false;
  }
}

/** Says on the root who is there, before the first paint: the page is the same for everybody. */
export function tellPerson(): void {
  const found = person();
  classList.add(found?.token ? ofMember : ofVisitor);
  if (found && isOnBreak(found.userName)) classList.add(onBreakClass);
}

/** Hides a page for members, which was drawn for any real account at an address without a query, from everybody else: visitors are sent on by the app. */
export function hideFromOthers(): void {
  const found = person();
  // The page may court: the app knows.
  // The launcher and a game's frame are drawn as on their way, whatever they open.
  const differs = location.search && !/\/(launchGame|play)$/.test(location.pathname);
  if (!found?.token || isTrial(found.type) || differs || classList.contains(onBreakClass)) classList.add(undrawn);
}

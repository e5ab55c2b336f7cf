import { parseStored, storageKeys, stored } from '../app/device/storage.ts';
import { hasAgencyCentre, isTrial, mayHavePlans } from '../contract/members.ts';
import { ofMember, ofVisitor, onBreakClass, undrawn } from '../contract/page.ts';

const { classList } = document.documentElement;

const kept = <T>(key: string): T | undefined => parseStored<T>(stored('localStorage', key));

/** The stored session; undefined for a visitor. */
const person = () => kept<{ token?: string; type: number; userName: string }>(storageKeys.session);

/** Whether this member is on a break, and must see no promotion. */
function isOnBreak(userName: string): boolean {
  const found = kept<{ account: string; endsAt: number }>(storageKeys.playBreak);
  return found !== undefined && !(found.endsAt <= Date.now()) && userName === found.account;
}

/** Marks the root with who is logged in, before the first paint: the page is the same for everybody. */
export function tellPerson(): void {
  const found = person();
  classList.add(found?.token ? ofMember : ofVisitor);
  if (found && isOnBreak(found.userName)) classList.add(onBreakClass);
}

/** Whether a member of this type may not open the page: those for members are closed to trial accounts, the agency's to whoever is not in it. */
function isClosedTo(type: number): boolean {
  const agency = /\/agent(\/get)?/.exec(location.pathname);
  return isTrial(type) || (agency !== null && !(agency[1] ? mayHavePlans : hasAgencyCentre)(type));
}

/** Hides a page for members from everybody it was not drawn for, i.e. any account that may open it, at an address without a query. The app redirects visitors. */
export function hideFromOthers(): void {
  const found = person();
  // The page may be promotional, which only the app knows.
  // The launcher and a game's frame are drawn in their loading state, whatever they open.
  const differs = location.search && !/\/(launchGame|play)$/.test(location.pathname);
  if (!found?.token || isClosedTo(found.type) || differs || classList.contains(onBreakClass)) classList.add(undrawn);
}

import { executions, type Announcement } from '../../../../contract/endpoints/announcements.ts';
import { localStore, readJson, storageKeys } from '../../../device/storage.ts';
import type { Session } from '../../../features/session/session.ts';

/** The kept state of a popup (G §3): whether it may show, and the announcements it showed. */
export interface StoredPopup {
  show: boolean;
  list: readonly string[];
}

type Person = Pick<Session, 'firstTimeLogin'> | undefined;

const keyOf = (person: Person): string => (person ? storageKeys.popupMembers : storageKeys.popupVisitors);

/** most announcements of a popup: storage has no room for thousands */
const most = 12;

/** The announcements meant for a person (H05): B for visitors, A for members, F as well at their first login. */
export function announcementsFor(person: Person, list: readonly Announcement[]): Announcement[] {
  const wanted: string[] = !person
    ? [executions.visitors]
    : person.firstTimeLogin
      ? [executions.members, executions.firstLogin]
      : [executions.members];
  return list.filter((announcement) => wanted.includes(announcement.execution)).slice(0, most);
}

/** The identity of a list of announcements: title and content of each. */
export const contentsOf = (list: readonly Announcement[]): string[] => list.map(({ title, content }) => JSON.stringify([title, content]));

/**
 * The state to keep when a list arrives: a list other than the kept one may show again,
 * the same one only if it was not closed.
 */
export function nextStoredPopup(kept: StoredPopup | undefined, list: readonly string[]): StoredPopup {
  const same = kept !== undefined && kept.list.length === list.length && kept.list.every((entry, at) => entry === list[at]);
  return { show: same ? kept.show : true, list };
}

/** Stores a newly loaded list, and returns whether its popup is to be shown. */
export function takeAnnouncements(person: Person, list: readonly Announcement[]): boolean {
  if (!list.length) return false;
  const key = keyOf(person);
  const kept = readJson<StoredPopup>(localStore, key);
  const next = nextStoredPopup(Array.isArray(kept?.list) ? kept : undefined, contentsOf(list));
  localStore.set(key, JSON.stringify(next));
  return next.show;
}

/** Stores that the person closed the popup: it is not shown until its announcements change. */
export function popupClosed(person: Person, list: readonly Announcement[]): void {
  localStore.set(keyOf(person), JSON.stringify({ show: false, list: contentsOf(list) }));
}

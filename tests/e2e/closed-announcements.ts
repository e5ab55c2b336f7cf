import { announcements, type Announcement } from '../../src/contract/endpoints/announcements.ts';
import { headers } from '../../src/contract/headers.ts';
import { contentTypes, homeContent } from '../../src/contract/content-types.ts';
import { announcementsFor, contentsOf, type StoredPopup } from '../../src/app/screens/home/announcements/state.ts';

/** What the phone of a member, or of a visitor, keeps once the popup of leve's home has been closed in this language. */
export async function closedAnnouncements(address: string, person: { firstTimeLogin: boolean } | undefined, language = 'pt'): Promise<string> {
  const asked = new URLSearchParams({ types: contentTypes.popup, ...homeContent, language });
  const answer = await fetch(`${address}${announcements.path}?${asked}`, { headers: { [headers.merchant]: 'leve', [headers.language]: language } });
  const { value } = (await answer.json()) as { value: Announcement[] };
  const stored: StoredPopup = { show: false, list: contentsOf(announcementsFor(person, value)) };
  return JSON.stringify(stored);
}

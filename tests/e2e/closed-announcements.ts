import { announcements } from '../../src/contract/endpoints/content.ts';
import type { Announcement } from '../../src/contract/endpoints/content.ts';
import { headers } from '../../src/contract/headers.ts';
import { contentTypes, homeContent } from '../../src/contract/content-types.ts';
import { announcementsFor, contentsOf } from '../../src/app/screens/home/announcements/state.ts';
import type { StoredPopup } from '../../src/app/screens/home/announcements/state.ts';

/** The stored popup state of a member who has closed the announcements of leve's home in Portuguese. */
export async function closedAnnouncements(address: string): Promise<string> {
  const requested = new URLSearchParams({ types: contentTypes.popup, ...homeContent, language: 'pt' });
  const answer = await fetch(`${address}${announcements.path}?${requested}`, { headers: { [headers.merchant]: 'leve', [headers.language]: 'pt' } });
  const { value } = (await answer.json()) as { value: Announcement[] };
  const stored: StoredPopup = { show: false, list: contentsOf(announcementsFor({ firstTimeLogin: false }, value)) };
  return JSON.stringify(stored);
}

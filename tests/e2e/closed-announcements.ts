import { announcements } from '../../src/contract/endpoints/board.ts';
import type { Announcement } from '../../src/contract/endpoints/board.ts';
import { headers } from '../../src/contract/headers.ts';
import { contentTypes, homeContent } from '../../src/contract/limits.ts';
import { announcementsFor, contentsOf } from '../../src/app/screens/home/below-fold/announcement-state.ts';
import type { StoredPopup } from '../../src/app/screens/home/below-fold/announcement-state.ts';

/** What a member's phone keeps once the popup of leve's home in Portuguese has been closed. */
export async function closedAnnouncements(address: string): Promise<string> {
  const asked = new URLSearchParams({ types: contentTypes.popup, ...homeContent, language: 'pt' });
  const answer = await fetch(`${address}${announcements.path}?${asked}`, { headers: { [headers.merchant]: 'leve', [headers.language]: 'pt' } });
  const { value } = (await answer.json()) as { value: Announcement[] };
  const stored: StoredPopup = { show: false, list: contentsOf(announcementsFor({ firstTimeLogin: false }, value)) };
  return JSON.stringify(stored);
}

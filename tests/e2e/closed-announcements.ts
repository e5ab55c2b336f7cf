import type { Page } from 'playwright/test';
import { announcements } from '../../src/contract/endpoints/announcements.ts';
import type { Announcement } from '../../src/contract/endpoints/announcements.ts';
import { headers } from '../../src/contract/headers.ts';
import { contentTypes, homeContent } from '../../src/contract/content-types.ts';
import { announcementsFor, contentsOf } from '../../src/app/screens/home/announcements/state.ts';
import type { StoredPopup } from '../../src/app/screens/home/announcements/state.ts';

/** What the phone of a member, or of a visitor, keeps once the popup of leve's home has been closed in the page's language. */
export async function closedAnnouncements(page: Page, person: { firstTimeLogin: boolean } | undefined): Promise<string> {
  const language = (await page.evaluate(() => document.documentElement.lang)).slice(0, 2) || 'pt';
  const asked = new URLSearchParams({ types: contentTypes.popup, ...homeContent, language });
  const answer = await fetch(new URL(`${announcements.path}?${asked}`, page.url()), { headers: { [headers.merchant]: 'leve', [headers.language]: language } });
  const { value } = (await answer.json()) as { value: Announcement[] };
  const stored: StoredPopup = { show: false, list: contentsOf(announcementsFor(person, value)) };
  return JSON.stringify(stored);
}

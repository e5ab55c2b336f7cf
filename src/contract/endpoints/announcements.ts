import { endpoint } from '../endpoint.ts';
import { line, list, oneOf, optional, record, text, type Infer } from '../shape.ts';
import { contentInput } from './content-input.ts';

/** Who sees a popup (G §4): A members, F members at their first login, B visitors. */
export const executions = { members: 'A', firstLogin: 'F', visitors: 'B' } as const;

const announcement = record({
  title: line,
  /** HTML of the platform: sanitize it before showing it */
  content: text,
  promotionType: optional(text),
  /** A members, F members at their first login, B visitors (G §4) */
  execution: oneOf(['A', 'F', 'B']),
  /** path of the app for its go-to button */
  goTo: optional(text),
  /** picture above the text, relative to an image CDN */
  url: optional(text),
});

/** One popup (G §3). */
export type Announcement = Infer<typeof announcement>;

/** Popups of all audiences (G §3); the phone picks its own. */
export const announcements = endpoint('/wps/content/popular', contentInput, list(announcement), { kept: true, personal: true });

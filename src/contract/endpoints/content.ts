// @chunk above-fold
import { endpoint } from '../endpoint.ts';
import { epochMs, list, optional, record, text } from '../shape.ts';
import type { Infer } from '../shape.ts';
import { asked } from './asked.ts';

const banner = record({
  id: text,
  title: text,
  /** picture, 656 x 272, relative to an image CDN */
  url: text,
  /** target of a tap: a path of the app, an http address, or `game:{nodeId}`; none: no target */
  action: optional(text),
});

/** One slide of home's carousel (G §2). */
export type Banner = Infer<typeof banner>;

/** Home's banners, in their order (G §7). */
export const banners = endpoint('/wps/content/banners', asked, list(banner), { kept: true });

const notice = record({
  id: text,
  title: text,
  /** HTML of the platform: sanitized before it is shown */
  content: text,
  /** epoch ms */
  publishedAt: epochMs,
});

/** One announcement of the list and the marquee (G §2). */
export type Notice = Infer<typeof notice>;

/** Newest first (G §2). */
export const notices = endpoint('/wps/content/notices', asked, list(notice), { kept: true });

const announcement = record({
  title: text,
  /** HTML of the platform: sanitized before it is shown */
  content: text,
  promotionType: optional(text),
  /** A members, F members at their first login, B visitors (G §4) */
  execution: text,
  /** target of its go-to button, a path of the app */
  goTo: optional(text),
  /** picture above the text, relative to an image CDN */
  url: optional(text),
});

/** One popup (G §3). */
export type Announcement = Infer<typeof announcement>;

/** Popups of all audiences (G §3); the phone picks its own. */
export const announcements = endpoint('/wps/content/popular', asked, list(announcement), { kept: true });

import { endpoint } from '../endpoint.ts';
import { epochMs, line, list, record, text, type Infer } from '../shape.ts';
import { contentInput } from './content-input.ts';

const notice = record({
  id: text,
  title: line,
  /** HTML of the platform: sanitize it before showing it */
  content: text,
  /** epoch ms */
  publishedAt: epochMs,
});

/** One announcement of the list and the marquee (G §2). */
export type Notice = Infer<typeof notice>;

/** Announcements, newest first (G §2). */
export const notices = endpoint('/wps/content/notices', contentInput, list(notice), { kept: true });

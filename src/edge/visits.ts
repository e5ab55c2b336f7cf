import { read } from '../contract/shape.ts';
import { visitReport } from '../contract/visit-report.ts';
import { answerText } from './answers.ts';
import type { RateLimit } from './rate-limit.ts';
import { askedHeader } from './request.ts';
import type { Asked } from './request.ts';

/** Where a merchant's settings may have phones send their reports (`telemetry.address`), so that the edge's metrics have them. */
export const visitsPath = '/vitals';

/** What a phone measured, in words of known sets. */
export interface Visit {
  page: string;
  device: string;
  build: string;
  /** ms */
  measured: Partial<Record<'lcp' | 'inp' | 'ttfb', number>>;
  shift?: number;
  faults: readonly string[];
}

export interface VisitOptions {
  /** by name */
  pages: Readonly<Record<string, unknown>>;
  build: string;
  rateLimit?: RateLimit;
  onVisit: (visit: Visit) => void;
}

/** bytes of a report */
const longest = 16 * 1024;
/** ms beyond which a measurement is a phone's that slept */
const longestMs = 120_000;
const kinds: ReadonlySet<string> = new Set(['error', 'rejection', 'chunk']);
/** first version of Chromium that is no old one */
const oldBefore = 100;

/** The class of a phone, by its user agent. */
export function deviceOf(userAgent = ''): string {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios';
  if (!userAgent.includes('Android')) return /Windows|Macintosh|X11/.test(userAgent) ? 'desktop' : 'other';
  const version = Number(/Chrome\/(\d+)/.exec(userAgent)?.[1] ?? 0);
  if (version < oldBefore) return 'android old';
  return /; wv\)|FBAN|FBAV|Instagram/.test(userAgent) ? 'android in app' : 'android';
}

const isSensible = (ms: number | undefined): ms is number => ms !== undefined && ms >= 0 && ms <= longestMs;

/** Takes a phone's report of its visit; one that cannot be read is refused, and tells nobody anything. */
export async function takeVisit(asked: Asked, { pages, build, rateLimit, onVisit }: VisitOptions): Promise<Response> {
  asked.trace.route = 'visits';
  const wait = rateLimit?.('visits', asked.caller.address);
  if (wait) return answerText(asked, 429, 'Too many reports', { 'Retry-After': String(wait) });
  // Its length is said: beacons are not sent in chunks.
  if (!(Number(askedHeader(asked, 'content-length')) <= longest)) return answerText(asked, 413, 'The report is too long', { Connection: 'close' });
  try {
    const { screen, lcp, inp, ttfb, cls, faults } = read(visitReport, JSON.parse(await asked.request.text()));
    onVisit({
      page: Object.hasOwn(pages, screen) ? screen : 'other',
      device: deviceOf(askedHeader(asked, 'user-agent')),
      build,
      measured: Object.fromEntries(Object.entries({ lcp, inp, ttfb }).filter(([, ms]) => isSensible(ms))),
      ...(cls !== undefined && cls >= 0 && cls < 100 && { shift: cls }),
      faults: faults.slice(0, 10).map(({ kind }) => (kinds.has(kind) ? kind : 'other')),
    });
    return answerText(asked, 200, '');
  } catch {
    return answerText(asked, 400, 'This is no report');
  }
}

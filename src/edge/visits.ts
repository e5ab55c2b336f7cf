import { read } from '../contract/shape.ts';
import { visitReport } from '../contract/visit-report.ts';
import { answerText } from './answers.ts';
import type { RateLimit } from './rate-limit.ts';
import { askedHeader, type Asked } from './request.ts';

/** A merchant's `telemetry.address` may point here, so that the edge's metrics include phones' reports. */
export const visitsPath = '/vitals';

/** A phone's measurements, with labels from known sets. */
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

/** limit of a report, bytes */
const longest = 16 * 1024;
/** limit of a measurement, ms; a longer one is of a phone that slept */
const longestMs = 120_000;
const kinds: ReadonlySet<string> = new Set(['error', 'rejection', 'chunk']);
/** first version of Chromium that does not count as old */
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

/** Takes a phone's report of its visit; an invalid one is refused. */
export async function takeVisit(asked: Asked, { pages, build, rateLimit, onVisit }: VisitOptions): Promise<Response> {
  asked.trace.route = 'visits';
  const wait = rateLimit?.('visits', asked.caller.address);
  if (wait) return answerText(asked, 429, 'Too many reports', { 'Retry-After': String(wait) });
  // Beacons always have a length: they are not chunked.
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

import { Hono } from 'hono';
import type { Platform } from '../handler.ts';
import { vitalsPath } from '../settings/vitals-path.ts';
import { receiveReport } from './reports.ts';

/** Characters; no phone sends more. */
const longest = 8_000;

/** Receives visit reports from anybody; only fields of the contract are stored. */
export function vitalsRoutes(platform: Platform): Hono {
  const routes = new Hono();
  routes.post(vitalsPath, async (context) => {
    const sent = await context.req.text();
    if (sent.length > longest) return context.body(null, 413);
    try {
      receiveReport(platform, JSON.parse(sent));
    } catch {
      return context.body(null, 400);
    }
    return context.body(null, 204);
  });
  return routes;
}

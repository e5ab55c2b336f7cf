import { Hono } from 'hono';
import { errors } from '../../contract/errors.ts';
import { limitAttempts } from '../accounts/attempts.ts';
import { Refusal, type Platform } from '../handler.ts';
import { readText } from '../http/body.ts';
import { vitalsPath } from '../settings/vitals-path.ts';
import { receiveReport } from './reports.ts';

/** bytes of a report; no phone sends more */
const longest = 8_000;

/** Receives visit reports from anybody; only fields of the contract are stored. */
export function vitalsRoutes(platform: Platform): Hono {
  const routes = new Hono();
  routes.post(vitalsPath, async (context) => {
    try {
      limitAttempts(platform, 'report', (context.env as { address: string }).address);
      receiveReport(platform, JSON.parse(await readText(context.req.raw, longest)));
    } catch (error) {
      return context.body(null, error instanceof Refusal ? (error.code === errors.tooManyRequests ? 429 : 413) : 400);
    }
    return context.body(null, 204);
  });
  return routes;
}

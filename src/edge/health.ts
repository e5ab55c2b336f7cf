import { Hono } from 'hono';
import { answerText } from './answers.ts';
import type { Merchants } from './merchants/merchants.ts';
import type { EdgeEnv } from './request.ts';
import { swrCache } from './swr-cache.ts';
import type { Upstream } from './upstream.ts';

/** Whether a path is a health check, which is answered at every host. */
export const isHealthPath = (path: string): boolean => /^\/(healthz|version|readyz(\/[^/]+)?)$/.test(path);

/** timeout of the platform, ms */
const timeoutMs = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: it accepts requests, i.e. is not about to end; pages are served whatever
 * the platforms do. `/readyz/<code>`: that merchant's platform answers too; else 503.
 */
export function healthRoutes(upstream: Upstream, merchants: Pick<Merchants, 'all'>, isDraining: () => boolean): Hono<EdgeEnv> {
  const routes = new Hono<EdgeEnv>();
  const uncached = { 'Cache-Control': 'no-store' };
  // A platform is asked at most once a second.
  const answers = swrCache<boolean>({ freshMs: 1_000, firstWaitMs: timeoutMs, waitMs: timeoutMs });

  routes.get('/healthz', ({ env }) => {
    env.trace.route = 'healthz';
    return answerText(env, 200, 'ok', uncached);
  });
  routes.get('/readyz', ({ env }) => {
    env.trace.route = 'readyz';
    return isDraining() ? answerText(env, 503, 'stopping', uncached) : answerText(env, 200, 'ready', uncached);
  });
  routes.get('/readyz/:merchant', async ({ env, req }) => {
    env.trace.route = 'readyz merchant';
    const code = req.param('merchant');
    if (!merchants.all.some(({ page }) => page.code === code)) return answerText(env, 404, 'There is no such merchant', uncached);
    env.trace.merchant = code;
    if (isDraining()) return answerText(env, 503, 'stopping', uncached);
    const answered = await answers(code, () => upstream.isReady(AbortSignal.timeout(timeoutMs), code), env.background);
    return answered ? answerText(env, 200, 'ready', uncached) : answerText(env, 503, 'the platform does not answer', uncached);
  });
  return routes;
}

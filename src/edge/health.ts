import { Hono } from 'hono';
import { answerText } from './answers.ts';
import type { EdgeEnv } from './request.ts';
import { swrCache } from './swr-cache.ts';
import type { Upstream } from './upstream.ts';

/** ms that the platform has to answer */
const timeoutMs = 2_000;

/**
 * `/healthz`: the process answers. `/readyz`: the platform answers too, and the process is not about to end; else 503.
 */
export function healthRoutes(upstream: Upstream, isDraining: () => boolean): Hono<EdgeEnv> {
  const routes = new Hono<EdgeEnv>();
  const uncached = { 'Cache-Control': 'no-store' };
  // However often this is asked, the platform is asked once a second.
  const answers = swrCache<boolean>({ freshMs: 1_000, firstWaitMs: timeoutMs, waitMs: timeoutMs });
  const take = () => upstream.isReady(AbortSignal.timeout(timeoutMs));

  routes.get('/healthz', (context) => {
    context.env.trace.route = 'healthz';
    return answerText(context.env, 200, 'ok', uncached);
  });
  routes.get('/readyz', async (context) => {
    context.env.trace.route = 'readyz';
    if (isDraining()) return answerText(context.env, 503, 'stopping', uncached);
    return (await answers('platform', take, context.env.background)) ? answerText(context.env, 200, 'ready', uncached) : answerText(context.env, 503, 'the platform does not answer', uncached);
  });
  return routes;
}

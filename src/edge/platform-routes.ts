import { Hono } from 'hono';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { applicationPictures } from '../contract/application.ts';
import * as contract from '../contract/endpoints/index.ts';
import { answerNobody, answerText } from './answers.ts';
import type { EdgeEnv } from './request.ts';
import { sandboxPolicy, securityHeaders } from './security.ts';
import type { Upstream } from './upstream.ts';

/** Bytes of a body that the platform may be sent: a picture of an application, and the multipart headers around it. */
const largestBody = applicationPictures.bytes + 1024 * 1024;
/** Bytes of a body that comes in chunks, its length unsaid: it is read into memory, and sent on with its length. */
const largestChunked = 1024 * 1024;

const names = new Map(Object.entries(contract).filter(([, call]) => 'method' in call).map(([name, call]) => [(call as { path: string }).path, name]));

/** The name of a request in the log: a call of the contract, or the first segment of its path. */
const routeOf = (path: string, segment: string): string => names.get(path) ?? `${segment} other`;

const bounded = (maxSize: number) => bodyLimit({ maxSize, onError: (context) => answerText(context as Context<EdgeEnv>, 413, 'The body is too long', { Connection: 'close' }) });
const whole = bounded(largestBody);
const chunked = bounded(largestChunked);

/** Answers the platform's paths from `upstream`. Request bodies are bounded, and answers cannot be pages of this origin. */
export function platformRoutes(upstream: Upstream): Hono<EdgeEnv> {
  const routes = new Hono<EdgeEnv>();
  for (const segment of upstream.segments) {
    const path = `/${segment}/*`;
    if (upstream.isPlain) routes.use(path, compress());
    routes.on(['POST', 'PUT', 'DELETE', 'PATCH'], path, async (context, next) => {
      context.env.trace.route = routeOf(context.req.path, segment);
      try {
        return await (context.req.header('content-length') ? whole : chunked)(context, next);
      } catch (error) {
        if (context.req.raw.signal.aborted) return answerNobody();
        throw error;
      }
    });
    routes.on(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'], path, async (context) => {
      const { caller, trace } = context.env;
      trace.route = routeOf(context.req.path, segment);
      const answered = await upstream.answer(context.req.raw, caller, trace);
      const { headers } = answered;
      for (const [name, value] of Object.entries(securityHeaders(caller))) if (!headers.has(name)) headers.set(name, value);
      if (!upstream.pages.includes(segment)) headers.set('Content-Security-Policy', sandboxPolicy);
      headers.set('X-Content-Type-Options', 'nosniff');
      return answered;
    });
    routes.all(path, (context) => answerText(context, 405, 'This method is not known here', { Allow: 'GET, HEAD, POST, PUT, DELETE, PATCH, OPTIONS' }));
  }
  return routes;
}

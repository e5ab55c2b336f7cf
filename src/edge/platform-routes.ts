import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { applicationPictures } from '../contract/application.ts';
import { callAt } from '../contract/calls.ts';
import { answerText } from './answers.ts';
import { compressed, type Compress } from './compressed.ts';
import { answerTooOften, type RateLimit } from './rate-limit.ts';
import { refusalIn } from './refusal.ts';
import { askedHeader, type EdgeEnv } from './request.ts';
import { seeDeposits, vendorIn } from './see-calls.ts';
import { sandboxPolicy, securityHeaders } from './security.ts';
import { answerNobody, headerOf, responseOf } from './upstream-answer.ts';
import type { Upstream } from './upstream.ts';

/** Limit of a request body, bytes: a picture of an application with its multipart headers. */
const largestBody = applicationPictures.bytes + 1024 * 1024;
/** Limit of a chunked body of unknown length, bytes: it is read into memory, and sent with its length. */
const largestChunked = 1024 * 1024;

const bodiless = new Set(['GET', 'HEAD', 'OPTIONS']);
const methods = new Set([...bodiless, 'POST', 'PUT', 'DELETE', 'PATCH']);

/** Whether the browser itself made a request: a navigation, a picture or a prefetch. The app's calls are `cors`; older engines do not tell. */
const isByItself = (context: Context<EdgeEnv>): boolean =>
  /^(navigate|no-cors)$/.test(context.req.header('sec-fetch-mode') ?? '') || /prefetch/.test(`${context.req.header('sec-purpose')} ${context.req.header('purpose')}`);

/** Types of scripts and styles. With `nosniff`, no engine runs plain text. */
const scriptOrStyle = /^\s*((text|application)\/((x-)?(java|ecma|j|live)script[\d.]*)|text\/css)\s*(;|$)/i;

/** The headers of every answer, by lower-case name. */
const addedTo = (proto: 'http' | 'https') => Object.entries(securityHeaders({ proto })).map(([name, value]) => [name.toLowerCase(), value] as const);
const added = { http: addedTo('http'), https: addedTo('https') };

/**
 * `Cache-Control` of a call's answer. A browser's own cache tells one member from another by the address alone, which
 * is the same for all; and a call without the header may be kept for as long as its age suggests.
 */
function callCaching(call: ReturnType<typeof callAt>, said: string | undefined): string {
  const endpoint = call?.endpoint;
  const isForAll = endpoint?.method === 'GET' && endpoint.access === 'everyone' && !endpoint.personal;
  if (said !== undefined && (isForAll || /no-store|no-cache/i.test(said))) return said;
  if (isForAll) return 'no-cache';
  return /no-transform/i.test(said ?? '') ? 'no-store, no-transform' : 'no-store';
}

const answerTooLong = (context: Context<EdgeEnv>): Response => answerText(context.env, 413, 'The body is too long', { Connection: 'close' });
const chunked = bodyLimit({ maxSize: largestChunked, onError: (context) => answerTooLong(context as Context<EdgeEnv>) });

/**
 * Serves the platform's paths from `upstream`. Request bodies are limited; an answer cannot become a page of this
 * origin. `compress` is the runtime's; without it the network in front of the edge compresses. `rateLimit` limits calls
 * that could guess secrets.
 */
export function platformRoutes(upstream: Upstream, compress?: Compress, rateLimit?: RateLimit): Hono<EdgeEnv> {
  const routes = new Hono<EdgeEnv>();
  const depositsIn = seeDeposits();

  async function answer(context: Context<EdgeEnv>, segment: string, call: ReturnType<typeof callAt>): Promise<Response> {
    const { caller, trace } = context.env;
    // Not the request of `env`: this one's body is limited.
    trace.vendor = await vendorIn(trace.route, context.req.raw);
    const tooOften = rateLimit?.(trace.route, caller.address);
    const answered = tooOften ? answerTooOften(tooOften) : await upstream.answer(context.req.raw, caller, trace);
    trace.errorCode = refusalIn(answered);
    trace.deposits = depositsIn(trace.route, answered);
    const { headers } = answered;
    for (const [name, value] of added[caller.proto]) headers[name] ??= value;
    headers['x-request-id'] = trace.requestId;
    if (answered.status >= 400) headers['cache-control'] ??= 'no-store';
    if (context.req.path.startsWith('/wps/')) headers['cache-control'] = callCaching(call, headerOf(headers, 'cache-control'));
    if (!upstream.pages.includes(segment)) {
      headers['content-security-policy'] = sandboxPolicy;
      // This origin's CSP allows its own scripts: in engines without Trusted Types one from `/cdn` would run.
      if (scriptOrStyle.test(String(headers['content-type'] ?? ''))) headers['content-type'] = 'text/plain; charset=utf-8';
    }
    headers['x-content-type-options'] = 'nosniff';
    return responseOf(compress ? await compressed(context.env, answered, compress) : answered);
  }

  for (const segment of upstream.segments) {
    const path = `/${segment}/*`;
    // One handler per path, which Hono calls without a chain.
    routes.all(path, async (context) => {
      const { method } = context.req;
      if (!methods.has(method)) return answerText(context.env, 405, 'This method is not known here', { Allow: [...methods].join(', ') });
      const call = callAt(method, context.req.path);
      context.env.trace.route = call?.name ?? `${segment} other`;
      // A link, a picture or a prefetch on another page must not change anything.
      if ((method === 'GET' ? call : callAt('GET', context.req.path))?.endpoint.changes && isByItself(context)) return answerText(context.env, 403, 'Only the app asks for this');
      // nginx removes `Upgrade`, but not this header.
      if (askedHeader(context.env, 'sec-websocket-key')) return answerText(context.env, 501, 'WebSockets do not go through here', { Connection: 'close' });
      if (bodiless.has(method)) return answer(context, segment, call);
      const length = context.req.header('content-length');
      if (length !== undefined) return Number(length) > largestBody ? answerTooLong(context) : answer(context, segment, call);
      let answered: Response | undefined;
      try {
        const refused = await chunked(context, async () => void (answered = await answer(context, segment, call)));
        return (refused ?? answered)!;
      } catch (error) {
        if (context.req.raw.signal.aborted) return responseOf(answerNobody());
        throw error;
      }
    });
  }
  return routes;
}

import { Hono } from 'hono';
import { calls } from '../../contract/calls.ts';
import type { Answer } from '../../contract/endpoint.ts';
import { errors } from '../../contract/errors.ts';
import { takeFault } from '../faults/faults.ts';
import { injectFault } from '../faults/inject-fault.ts';
import type { Platform } from '../handler.ts';
import { brokenTeller } from '../upkeep/broken.ts';
import { answerCall, type Route } from './call.ts';
import { handlers, type AnyHandler } from './handlers.ts';
import { pages } from './pages.ts';

/** The context of a request beside its body. */
interface Environment {
  Bindings: { address: string };
}

/** Every call of the contract and every page of the platform; anything else is a true 404. */
export function createRouter(platform: Platform): Hono<Environment> {
  const router = new Hono<Environment>();
  const tellBroken = brokenTeller();
  router.onError((error, context) => {
    tellBroken(error);
    return context.json({ success: false, errorCode: errors.unknown } satisfies Answer, 500);
  });
  for (const { name, endpoint } of calls) {
    const handler = handlers[name];
    if (!handler) continue;
    const route = { name, endpoint, handler: handler as AnyHandler };
    router.on(endpoint.method, endpoint.path, (context) => answerOrFail(platform, route, context.req.raw, context.env.address, tellBroken));
  }
  for (const page of pages) router.route('/', page(platform));
  return router;
}

async function answerOrFail(platform: Platform, route: Route, request: Request, address: string, tellBroken: (error: Error) => void): Promise<Response> {
  const answer = (): Promise<Response> => answerCall(platform, route, request, address, tellBroken);
  const fault = takeFault(platform.database, route.name);
  return fault ? injectFault(fault, route.endpoint.value, request.signal, answer) : answer();
}

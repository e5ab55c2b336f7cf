import { calls, type Call } from '../../../src/contract/calls.ts';
import { outcomeOf, tooMany, type Outcome } from '../kit/answer.ts';
import type { Exchange } from '../kit/client.ts';
import type { Check, Kit } from '../kit/kit.ts';
import { sampleOf } from '../samples/index.ts';
import { Skip } from '../samples/sample.ts';

const name = 'calls';

/** Calls that end the session, which other calls need. */
const endsSession = ['logout'];

/** Makes every call of the contract once and checks the answer's wrapping, the value's shape, and the code of a refusal. */
export const everyCall: Check = {
  name,
  async run(kit) {
    for (const call of calls) if (!endsSession.includes(call.name)) await checkCall(kit, call);
  },
};

async function checkCall(kit: Kit, call: Call): Promise<void> {
  const { report, options } = kit;
  const { effect } = sampleOf(call.name);
  if (effect && options.readOnly) return report.skipped(name, call.name, '--read-only');
  if (effect === 'money' && !options.money) return report.skipped(name, call.name, 'moves money: needs --money');
  let exchange: Exchange;
  try {
    exchange = await kit.callSample(call.name);
  } catch (error) {
    if (error instanceof Skip) return report.skipped(name, call.name, error.message);
    throw error;
  }
  if (sampleOf(call.name).optional && [404, 501].includes(exchange.status)) return report.skipped(name, call.name, 'not offered');
  const outcome = outcomeOf(exchange);
  if (outcome.code === 'request.too.many') return report.skipped(name, call.name, tooMany);
  const problems = [...outcome.problems, ...verdictOf(call, outcome), ...cachingOf(call, exchange)];
  for (const { fault, detail } of problems) report.fault(name, call.name, fault, detail, exchange.ms);
  if (!problems.length) report.fits(name, call.name, exchange.ms);
}

function verdictOf(call: Call, { succeeded, code }: Outcome): Outcome['problems'] {
  const { refusedBy, mayBeRefusedBy = [] } = sampleOf(call.name);
  if (refusedBy && succeeded) return [{ fault: 'code.wrong', detail: `succeeds where it must be refused with ${refusedBy.join(' or ')}` }];
  if (code === undefined) return [];
  if (refusedBy) return (refusedBy as readonly string[]).includes(code) ? [] : [{ fault: 'code.wrong', detail: `refused with ${code}, not ${refusedBy.join(' or ')}` }];
  return (mayBeRefusedBy as readonly string[]).includes(code) ? [] : [{ fault: 'value.refused', detail: `refused with ${code}` }];
}

function cachingOf({ endpoint }: Call, { headers }: Exchange): Outcome['problems'] {
  const caching = headers.get('Cache-Control') ?? '';
  const isCacheable = /public|s-maxage=[1-9]/.test(caching) || (/max-age=[1-9]/.test(caching) && !/private|no-store/.test(caching));
  return endpoint.access === 'member' && isCacheable ? [{ fault: 'cache.header', detail: `Cache-Control: ${caching}` }] : [];
}

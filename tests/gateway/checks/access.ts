import { calls, type CallName, type CallOf } from '../../../src/contract/calls.ts';
import type { InputOf } from '../../../src/contract/endpoint.ts';
import { outcomeOf } from '../kit/answer.ts';
import type { Check } from '../kit/kit.ts';
import { sampleOf } from '../samples/index.ts';

const name = 'access';

/** Makes the member calls that only read without a session: each must be refused with `session.missing`. */
export const access: Check = {
  name,
  async run(kit) {
    const visitor = kit.visitor();
    for (const { name: call, endpoint } of calls) {
      if (endpoint.access !== 'member' || sampleOf(call).effect || call === 'logout') continue;
      const input = await Promise.resolve(sampleOf(call).input(kit)).catch(() => undefined);
      if (input === undefined) continue;
      const exchange = await visitor.call(call, input as InputOf<CallOf<CallName>>);
      const { succeeded, code, problems: [problem] } = outcomeOf(exchange);
      if (problem && !succeeded && !code) kit.report.fault(name, call, problem.fault, problem.detail, exchange.ms);
      else if (succeeded) kit.report.fault(name, call, 'access.open', 'answered without a token', exchange.ms);
      else if (code !== 'session.missing') kit.report.fault(name, call, 'access.code', `without a token: ${code}, not session.missing`, exchange.ms);
      else kit.report.fits(name, call, exchange.ms);
    }
  },
};

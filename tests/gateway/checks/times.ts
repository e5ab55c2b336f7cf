import type { Check } from '../kit/kit.ts';

const name = 'times';

/** The slowest answer of each call that the checks before it made. */
export const times: Check = {
  name,
  run({ exchanges, options, report }) {
    const slowest = new Map<string, (typeof exchanges)[number]>();
    for (const exchange of exchanges) {
      const before = slowest.get(exchange.call.name);
      if (exchange.status && !(before && before.ms >= exchange.ms)) slowest.set(exchange.call.name, exchange);
    }
    for (const { call, ms } of slowest.values()) {
      if (ms > options.slowMs) report.fault(name, call.name, 'answer.slow', `${Math.round(ms)} ms, the limit is ${options.slowMs} ms`, ms);
    }
    return Promise.resolve();
  },
};

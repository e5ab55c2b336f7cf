import { calls, type CallName } from '../../../src/contract/calls.ts';
import type { Settings } from '../../../src/contract/endpoints/platform.ts';
import { switchNames, switchesOfSettings } from '../../../src/contract/switches.ts';

/** The calls behind a switch: a merchant that turned it off need not have them. */
const partsOf: Readonly<Record<string, readonly CallName[]>> = {
  MAILCEN: ['messages', 'messageCount', 'readMessage', 'deleteMessage', 'unreadCount'],
  REFERRAL: ['invitation', 'invitedFriends'],
  RESPONSIBLE: ['responsiblePlay', 'playVisit', 'setPlayLimit', 'keepPlayLimit', 'setRealityCheck', 'pausePlay', 'excludeFromPlay'],
};

/** Where a merchant lacks a part: the name of each call, with why it is not checked. */
export type Without = ReadonlyMap<string, string>;

/**
 * Reads what a gateway has not: a line each, the name of a call (`wallet`), its method and path (`GET /wps/wallet`), a path with
 * a star (`/wps/agent/*`), or a switch (`MAILCEN`); `!` before one takes it back, so that a young gateway says `/wps/*` and then
 * what it has; behind `#` stands a remark. Throws, naming what is none.
 */
export function readWithout(text: string): Without {
  const found = new Map<string, string>();
  for (const written of text.split('\n').map((one) => one.replace(/#.*/, '').trim()).filter(Boolean)) {
    const line = written.replace(/^!\s*/, '');
    const names = partsOf[line] ?? calls.filter(({ name, endpoint: { method, path } }) => {
      const [verb, address = verb] = line.split(' ') as [string, string?];
      const isPath = address.endsWith('*') ? path.startsWith(address.slice(0, -1)) : path === address;
      return name === line || (isPath && [method, address].includes(verb as typeof method));
    }).map(({ name }) => name);
    if (!names.length) throw new Error(`--without names no call, path or switch: ${line}${(switchNames as readonly string[]).includes(line) ? ', no call is behind this switch alone' : ''}`);
    for (const name of names) {
      if (line === written) found.set(name, 'not offered: --without');
      else found.delete(name);
    }
  }
  return found;
}

/** What the merchant's own settings turn off. */
export function withoutBySettings(settings: Settings): Without {
  const switches = switchesOfSettings(settings) as Readonly<Record<string, unknown>>;
  return new Map(Object.entries(partsOf).flatMap(([name, parts]) => (switches[name] === false ? parts.map((part) => [part, `not offered: the switch ${name} is off`] as const) : [])));
}

import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checks } from '../checks/index.ts';
import { pageDataId } from '../../../src/contract/page.ts';
import type { PageData } from '../../../src/contract/page.ts';
import type { Options } from './kit.ts';

export const usage = `npm run test:gateway -- <address> [--account user:password] [options]

  --account user:password    a member for tests; without one only the calls of visitors are checked
  --merchant code            code of the merchant, if the address serves no Leve page that names it
  --trial-merchant code      of the merchant's free trials
  --public-key file          PEM of the key for encrypted logins, if no page names it
  --payment-password text    confirms the transfer and the withdrawal of --money
  --money                    also move the least amounts: a deposit (then cancelled), a transfer to
                             the superior, a withdrawal, a waiting rebate
  --read-only                make no call that changes anything but sessions
  --slow ms                  an answer that takes longer is too slow (2000)
  --timeout ms               a call that takes longer counts as unanswered (15000, as on the phone)
  --only check[,check]       ${checks.map(({ name }) => name).join(', ')}
  --json                     print JSON instead of the table`;

export interface Arguments {
  options: Options;
  json: boolean;
  only: readonly string[];
}

/** Parses the command line; throws an error whose message says what is wrong with it. */
export async function optionsFrom(given: readonly string[]): Promise<Arguments> {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      account: { type: 'string' }, merchant: { type: 'string' }, 'trial-merchant': { type: 'string' }, 'public-key': { type: 'string' },
      'payment-password': { type: 'string' }, money: { type: 'boolean', default: false }, 'read-only': { type: 'boolean', default: false },
      slow: { type: 'string', default: '2000' }, timeout: { type: 'string', default: '15000' }, only: { type: 'string' }, json: { type: 'boolean', default: false },
    },
  });
  const [gateway] = positionals;
  if (!gateway || !URL.canParse(gateway) || !/^https?:/.test(gateway)) throw new Error(gateway ? `This is no http address: ${gateway}` : 'The address of the gateway is missing.');
  if (values.money && values['read-only']) throw new Error('--money and --read-only exclude each other.');
  const only = values.only?.split(',') ?? [];
  const unknown = only.find((name) => !checks.some((check) => check.name === name));
  if (unknown !== undefined) throw new Error(`There is no check ${unknown}.`);
  const account = accountFrom(values.account);
  const page = await merchantOfPage(gateway);
  const merchant = values.merchant ?? page?.code;
  if (!merchant) throw new Error('No page at this address names a merchant: name it with --merchant.');
  return {
    json: values.json,
    only,
    options: {
      gateway,
      merchant,
      trialMerchant: values['trial-merchant'] ?? page?.trialCode,
      publicKey: values['public-key'] ? await readFile(values['public-key'], 'utf8') : page?.publicKey || undefined,
      account,
      paymentPassword: values['payment-password'],
      money: values.money,
      readOnly: values['read-only'],
      slowMs: whole('slow', values.slow),
      timeoutMs: whole('timeout', values.timeout),
      fetch,
      now: () => performance.now(),
    },
  };
}

function accountFrom(account: string | undefined): Options['account'] {
  if (account === undefined) return undefined;
  const [, username, password] = /^([^:]+):(.+)$/.exec(account) ?? [];
  if (!username || !password) throw new Error('--account is user:password.');
  return { username, password };
}

function whole(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`--${name} is a number of ms: ${text}`);
  return Number(text);
}

/** Reads merchant and key from the login page, if the address is an edge of Leve; else undefined. */
async function merchantOfPage(gateway: string): Promise<PageData['merchant'] | undefined> {
  try {
    const html = await (await fetch(new URL('/m/login', gateway), { signal: AbortSignal.timeout(15_000) })).text();
    const data = new RegExp(`id="${pageDataId}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1];
    return data ? (JSON.parse(data) as PageData).merchant : undefined;
  } catch {
    return undefined;
  }
}

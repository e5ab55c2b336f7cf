import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { checks } from '../checks/index.ts';
import { gatewayKeysPath, type GatewayKey } from '../../../src/contract/gateway-keys.ts';
import { pageDataId, type PageData } from '../../../src/contract/page.ts';
import { check as faultOf, loginPassword, usernameRule, type OwnNameRule } from '../../../src/contract/rules.ts';
import type { SealedNames } from '../../../src/contract/sealed-names.ts';
import type { Options } from './kit.ts';
import { readWithout } from './parts.ts';
import { player, recorder } from './tape.ts';

export const usage = `npm run test:gateway -- <address> [--account user:password] [options]

  --account user:password    a member for tests; without one only the calls of visitors are checked
  --merchant code            code of the merchant, if the address serves no Leve page that names it
  --merchant-file file       the merchant's file, in place of such a page: codes, key, rule of login
                             names, names of sealed fields
  --trial-merchant code      of the merchant's free trials
  --public-key file          PEM of the key for encrypted logins, if the address names none
  --payment-password text    confirms the transfer and the withdrawal of --money
  --money                    also move the least amounts: a deposit (then cancelled), a transfer to
                             the superior, a withdrawal, a waiting rebate
  --read-only                make no call that changes anything but sessions
  --slow ms                  an answer that takes longer is too slow (2000)
  --timeout ms               a call that takes longer counts as unanswered (15000, as on the phone)
  --only check[,check]       ${checks.map(({ name }) => name).join(', ')}
  --without file             calls, paths or switches that the gateway has not, a line each: they are
                             no faults. What the settings turn off is left out by itself
  --json                     print JSON instead of the table
  --junit file               write JUnit's XML as well
  --record file              write all answers to a file; they hold what the account may see
  --replay file              check the answers of such a file, without a network`;

export interface Arguments {
  options: Options;
  json: boolean;
  /** file for JUnit's XML */
  junit: string | undefined;
  only: readonly string[];
}

/** Parses the command line; throws an error whose message says what is wrong with it. */
export async function optionsFrom(given: readonly string[]): Promise<Arguments> {
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      account: { type: 'string' }, merchant: { type: 'string' }, 'merchant-file': { type: 'string' }, 'trial-merchant': { type: 'string' }, 'public-key': { type: 'string' },
      'payment-password': { type: 'string' }, money: { type: 'boolean', default: false }, 'read-only': { type: 'boolean', default: false },
      slow: { type: 'string', default: '2000' }, timeout: { type: 'string', default: '15000' }, only: { type: 'string' }, without: { type: 'string' }, junit: { type: 'string' }, record: { type: 'string' }, replay: { type: 'string' }, json: { type: 'boolean', default: false },
    },
  });
  const [gateway] = positionals;
  if (!gateway || !URL.canParse(gateway) || !/^https?:/.test(gateway)) throw new Error(gateway ? `This is no http address: ${gateway}` : 'The address of the gateway is missing.');
  if (values.money && values['read-only']) throw new Error('--money and --read-only exclude each other.');
  const only = values.only?.split(',') ?? [];
  const unknown = only.find((name) => !checks.some((each) => each.name === name));
  if (unknown !== undefined) throw new Error(`There is no check ${unknown}.`);
  if (values.record && values.replay) throw new Error('--record and --replay exclude each other.');
  const page = values['merchant-file'] ? await merchantOfFile(values['merchant-file']) : values.replay ? undefined : await merchantOfPage(gateway);
  const account = accountFrom(values.account, page?.rules?.username);
  let passed = 0;
  const now = values.replay ? () => passed : () => performance.now();
  const merchant = values.merchant ?? page?.code;
  if (!merchant) throw new Error('No page at this address names a merchant: name it with --merchant.');
  return {
    json: values.json,
    junit: values.junit,
    only,
    options: {
      gateway,
      merchant,
      trialMerchant: values['trial-merchant'] ?? page?.trialCode,
      publicKey: values['public-key'] ? await readFile(values['public-key'], 'utf8') : page?.publicKey || undefined,
      account,
      ...(page?.sealedNames && { sealedNames: page.sealedNames }),
      paymentPassword: values['payment-password'],
      money: values.money,
      readOnly: values['read-only'],
      slowMs: whole('slow', values.slow),
      timeoutMs: whole('timeout', values.timeout),
      ...(values.without && { without: readWithout(await readFile(values.without, 'utf8')) }),
      fetch: values.replay ? player(values.replay, (ms) => (passed += ms)) : values.record ? recorder(values.record, fetch, now) : fetch,
      now,
    },
  };
}

/** The phone's rules of a login, as sentences. */
const refusals: Readonly<Record<string, string>> = {
  'loginUsername.pattern': 'a username has letters a to z, digits and _ alone',
  'ownName.pattern': 'a username is not as the rules of the merchant have it',
  'loginPassword.range': `a password has ${loginPassword.least} to ${loginPassword.most} characters`,
  'loginPassword.whitespace': 'a password has no blanks',
};

function accountFrom(account: string | undefined, own: OwnNameRule | undefined): Options['account'] {
  if (account === undefined) return undefined;
  const [, username, password] = /^([^:]+):(.+)$/.exec(account) ?? [];
  if (!username || !password) throw new Error('--account is user:password.');
  // As the phone checks them: what it does not let out cannot log in anywhere.
  const rule = usernameRule(own);
  const fault = faultOf(rule, username) ?? faultOf(loginPassword, password);
  const said = fault === `${rule.name}.range` ? `a username has ${rule.least} to ${rule.most} characters` : fault && (refusals[fault] ?? fault);
  if (fault) throw new Error(`--account: the phone refuses this login before it sends it: ${said}.`);
  return { username, password };
}

function whole(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw new Error(`--${name} is a number of ms: ${text}`);
  return Number(text);
}

/** What is known of a merchant, and the key of its gateway. */
interface Known extends Pick<PageData['merchant'], 'code' | 'trialCode' | 'rules' | 'sealedNames'> {
  publicKey?: string | undefined;
}

/** What a merchant's file says of it, as its pages would. */
async function merchantOfFile(file: string): Promise<Known> {
  const { code, trialCode, rules, gateway = {} } = JSON.parse(await readFile(file, 'utf8')) as Known & { gateway?: { publicKey?: string; keys?: { publicKey: string }[]; sealedNames?: SealedNames } };
  return { code, trialCode, publicKey: gateway.publicKey ?? gateway.keys?.[0]?.publicKey ?? '', ...(rules && { rules }), ...(gateway.sealedNames && { sealedNames: gateway.sealedNames }) };
}

/** Asks the login page for the merchant, and the edge for the key, if the address is an edge of Leve; else undefined. */
async function merchantOfPage(gateway: string): Promise<Known | undefined> {
  const ask = (path: string) => fetch(new URL(path, gateway), { signal: AbortSignal.timeout(15_000) });
  try {
    const html = await (await ask('/m/login')).text();
    const data = new RegExp(`id="${pageDataId}"[^>]*>(.*?)</script>`, 's').exec(html)?.[1];
    if (!data) return undefined;
    const [key] = (await (await ask(gatewayKeysPath)).json()) as GatewayKey[];
    return { ...(JSON.parse(data) as PageData).merchant, publicKey: key?.publicKey };
  } catch {
    return undefined;
  }
}

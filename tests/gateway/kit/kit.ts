import type { CallName, CallOf } from '../../../src/contract/calls.ts';
import type { InputOf, ValueOf } from '../../../src/contract/endpoint.ts';
import type { Settings } from '../../../src/contract/endpoints/platform.ts';
import type { OpenedSession } from '../../../src/contract/endpoints/session.ts';
import { sampleOf } from '../samples/index.ts';
import { Skip, wrongSecret, type Known } from '../samples/sample.ts';
import { outcomeOf, type Outcome } from './answer.ts';
import { Client, callOf, type CallOptions, type ClientOptions, type Envelope, type Exchange } from './client.ts';
import { withoutBySettings, type Without } from './parts.ts';
import { Report } from './report.ts';
import { sealMark } from './seal.ts';
import type { SealMark } from '../../../src/contract/gateway-keys.ts';

export interface Options extends Pick<ClientOptions, 'gateway' | 'merchant' | 'publicKey' | 'sealedNames' | 'fetch' | 'now' | 'timeoutMs'> {
  /** merchant of the free trial; none: the trial is opened at the merchant itself */
  trialMerchant?: string;
  account?: { username: string; password: string };
  /** confirms transfers and withdrawals */
  paymentPassword?: string;
  /** whether money may move, in the least amounts; only deposits are cancelled afterwards */
  money: boolean;
  /** whether calls that change anything but sessions are skipped */
  readOnly: boolean;
  /** ms from which a call is too slow */
  slowMs: number;
  /** calls that the merchant has not, with why they are not checked */
  without?: Without;
}

/** A member logged in on a phone of its own. */
export interface Session {
  client: Client;
  token: string;
}

/** Checks one thing about a gateway, and reports it. */
export interface Check {
  readonly name: string;
  run(kit: Kit): Promise<void>;
}

/** What the checks share: phones, one session of the account, values of calls already made, and the report. */
export class Kit implements Known {
  readonly report = new Report((name) => sampleOf(name).place);
  readonly options: Options;
  readonly exchanges: Exchange[] = [];
  /** the envelope by which the account logged in */
  envelope: Envelope | undefined;
  /** as the phones' */
  mark?: () => SealMark;
  private readonly values = new Map<CallName, Promise<Outcome>>();
  private opened?: Promise<Session | undefined>;

  constructor(options: Options) {
    this.options = options;
    this.report.without = options.without ?? new Map();
  }

  get merchant(): string {
    return this.options.merchant;
  }

  /** A new phone without a session. */
  visitor(): Client {
    return new Client({ ...this.options, mark: this.mark, onExchange: (exchange) => this.exchanges.push(exchange) });
  }

  /** Learns which parts the merchant's switches leave out, whether the platform takes a sealed body once, and its clock. */
  async begin(): Promise<void> {
    const client = this.visitor();
    const { value } = outcomeOf(await client.call('settings', {}));
    if (value) this.report.without = new Map([...withoutBySettings(value as Settings), ...this.report.without]);
    if (!(value as Settings | undefined)?.whitelabel.SEALONCE) return;
    const { now } = this.options;
    const ahead = (outcomeOf(await client.call('systemStatus', {})).value as { serverTime: number }).serverTime - now();
    this.mark = () => sealMark(Math.round(now() + ahead));
  }

  /** The account's session, opened once; undefined without an account, or if it cannot log in. */
  member(): Promise<Session | undefined> {
    this.opened ??= this.logIn();
    return this.opened;
  }

  /** Logs in by the first envelope that the gateway accepts. */
  async logIn(): Promise<Session | undefined> {
    const { account } = this.options;
    if (!account) return undefined;
    for (const envelope of ['sealed', 'standalone', 'bare'] as const) {
      const client = this.visitor();
      const outcome = outcomeOf(await client.call('login', { ...account, type: 'username' }, { envelope }));
      if (!outcome.succeeded) continue;
      this.envelope = envelope;
      return { client, token: (outcome.value as OpenedSession).token };
    }
    return undefined;
  }

  /** Opens a free trial. */
  async trial(): Promise<(Session & { exchange: Exchange }) | { exchange: Exchange; token?: undefined }> {
    const client = this.visitor();
    const exchange = await client.call('trialLogin', {}, { merchant: this.options.trialMerchant });
    const { succeeded, value } = outcomeOf(exchange);
    return succeeded ? { client, exchange, token: (value as OpenedSession).token } : { exchange };
  }

  /** Makes a call with its sample input; throws `Skip` if that is not possible. */
  async callSample(name: CallName, options: CallOptions = {}): Promise<Exchange> {
    const missing = this.report.without.get(name);
    if (missing) throw new Skip(missing);
    const input = await sampleOf(name).input(this);
    const session = callOf(name).endpoint.access === 'member' ? await this.member() : undefined;
    if (callOf(name).endpoint.access === 'member' && !session) throw new Skip('needs an account that can log in');
    const client = session?.client ?? this.visitor();
    return client.call(name, input as InputOf<CallOf<CallName>>, { token: session?.token, envelope: this.envelope, ...options });
  }

  async value<K extends CallName>(name: K): Promise<ValueOf<CallOf<K>>> {
    let outcome = this.values.get(name);
    if (!outcome) this.values.set(name, (outcome = this.callSample(name).then(outcomeOf)));
    const { succeeded, value } = await outcome;
    if (!succeeded) throw new Skip(`${name} gave nothing to go by`);
    return value as ValueOf<CallOf<K>>;
  }

  async secret(): Promise<string> {
    const { proof } = await this.value('securityOverview');
    return (proof === 'payment' ? this.options.paymentPassword : this.options.account?.password) ?? wrongSecret;
  }
}

/** Runs checks one after the other. A check that lacks something it needs, or throws, is reported as skipped, and the others run. */
export async function runChecks(kit: Kit, checks: readonly Check[]): Promise<void> {
  await kit.begin().catch(() => {});
  for (const { name, run } of checks) {
    try {
      await run(kit);
    } catch (error) {
      kit.report.skipped(name, 'all', error instanceof Skip ? error.message : `the check broke off: ${String(error)}`);
    }
  }
}

import type { Fault, FaultKind } from '../../src/sandbox/faults/faults.ts';
import type { Pending } from '../../src/sandbox/console/cashier.ts';
import type { ListedMember } from '../../src/sandbox/console/members.ts';
import type { LedgerEntry } from '../../src/sandbox/money/move.ts';
import type { SentMessage } from '../../src/sandbox/outbox/outbox.ts';
import type { MerchantChange } from '../../src/sandbox/settings/change.ts';
import { consoleHeaders } from '../browser/console.ts';

/** Controls the platform behind the pages through its console. Amounts are minor units, times ms. */
export interface Platform {
  reset(): Promise<void>;
  change(merchant: string, change: MerchantChange): Promise<void>;
  /** Makes an endpoint of the contract fail after `delay` ms, until `clearFaults`. `*` is every endpoint. */
  injectFault(endpoint: string, kind: FaultKind, delay?: number): Promise<void>;
  /** Refuses the calls of an endpoint with an error code, until `clearFaults`. */
  refuse(endpoint: string, code: string): Promise<void>;
  clearFaults(): Promise<void>;
  /** The platform's time, epoch ms. */
  now(): Promise<number>;
  addTime(add: number): Promise<void>;
  ledger(account: string): Promise<LedgerEntry[]>;
  balance(account: string): Promise<number>;
  pay(account: string, amount: number): Promise<void>;
  endSessions(account: string): Promise<void>;
  /** Pending deposits and withdrawals of leve's members, newest first. */
  pending(): Promise<Pending[]>;
  /** The bank pays a deposit, moves a withdrawal to its next stage, or returns it. */
  bank(pending: Pending, deed: 'pay' | 'next' | 'return'): Promise<void>;
  /** The banks' directory knows the Pix key as this person's. */
  registerKey(entry: { kind: string; key: string; name: string; cpf: string }): Promise<void>;
  /** Answers of the open captchas, newest first. */
  captchaAnswers(): Promise<string[]>;
  /** Sent messages, newest first. */
  outbox(): Promise<SentMessage[]>;
  /** The code in the newest SMS. */
  smsCode(): Promise<string>;
}

/** The console of the edge at `address`. Rejects on a status of 400 or higher. */
export function platformAt(address: string): Platform {
  async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await fetch(`${address}/sandbox/api/${path}`, { method, headers: consoleHeaders, body: body === undefined ? undefined : JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  async function member(account: string): Promise<ListedMember> {
    const members = await call<ListedMember[]>('GET', 'members');
    return members.find((listed) => listed.account === account && listed.merchant === 'leve')!;
  }

  const outbox = async () => (await call<{ outbox: SentMessage[] }>('GET', 'state')).outbox;

  return {
    reset: () => call('POST', 'reset', {}),
    change: (merchant, change) => call('PATCH', `merchants/${merchant}`, change),
    injectFault: async (endpoint, kind, delay = 0) => void (await call<Fault[]>('PUT', `faults/${endpoint}`, { kind, delay })),
    refuse: async (endpoint, code) => void (await call<Fault[]>('PUT', `faults/${endpoint}`, { kind: 'refusal', code })),
    clearFaults: () => call('DELETE', 'faults'),
    now: async () => (await call<{ now: number }>('GET', 'state')).now,
    addTime: (add) => call('POST', 'clock', { add }),
    ledger: async (account) => (await call<{ ledger: LedgerEntry[] }>('GET', `members/${(await member(account)).id}`)).ledger,
    balance: async (account) => (await member(account)).balance,
    pay: async (account, amount) => call('POST', `members/${(await member(account)).id}/wallet`, { amount }),
    endSessions: async (account) => call('DELETE', `members/${(await member(account)).id}/sessions`),
    pending: async () => (await call<Pending[]>('GET', 'cashier')).filter(({ merchant }) => merchant === 'leve'),
    bank: ({ kind, id }, deed) => call('POST', `cashier/${kind}s/${id}/${deed}`),
    registerKey: (entry) => call('POST', 'directory', entry),
    captchaAnswers: async () => (await call<{ answer: string }[]>('GET', 'captchas')).map(({ answer }) => answer),
    outbox,
    smsCode: async () => /\d{6}/.exec((await outbox()).find(({ channel }) => channel === 'sms')!.body)![0],
  };
}

import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { moneyRequest } from '../../../contract/endpoints/money-request.ts';
import { readJson, sessionStore, storageKeys } from '../../device/storage.ts';
import { call } from '../call.ts';
import { GatewayFailure, isRefused } from '../failure.ts';
import { identity } from '../identity.ts';

/** A request that moves money and has no answer yet, without its secret. */
interface Unanswered {
  input: object & { requestId: string };
  /** when it was last sent, epoch ms */
  at: number;
}

/** The unanswered requests of this tab, by account, call and form. They survive a reload and the end of a session. */
export const unansweredRequests = signal<Readonly<Record<string, Unanswered>>>(readJson(sessionStore, storageKeys.unanswered) ?? {});

/** Stores a request; called before it is sent. */
export function keepUnanswered(name: string, request: Unanswered): void {
  setUnanswered({ ...unansweredRequests.peek(), [name]: request });
}

/** Removes a request whose outcome is known; a newer one of the same name stays. */
export function dropUnanswered(name: string, requestId: string): void {
  const { [name]: known, ...others } = unansweredRequests.peek();
  if (known?.input.requestId === requestId) setUnanswered(others);
}

function setUnanswered(now: Readonly<Record<string, Unanswered>>): void {
  unansweredRequests.value = now;
  if (Object.keys(now).length) sessionStore.set(storageKeys.unanswered, JSON.stringify(now));
  else sessionStore.remove(storageKeys.unanswered);
}

/** A call that moves money, for one form. */
export interface IdempotentCall<Input, Value> {
  /** The unanswered request without its secret: of this form, of an earlier visit to it, or from before a reload. */
  readonly held: ReadonlySignal<Input | undefined>;
  /** Whether the outcome of the held request is unknown, so that the typed fields must not change. False during a first try, whose answer may still come. */
  readonly unknown: ReadonlySignal<boolean>;
  /**
   * Sends the request, and retries with the same id while no answer comes: the platform carries it out once. While a
   * request is held, that one is retried, and only the secret is taken from `input`. Rejects with a `GatewayFailure`.
   */
  send(input: Omit<Input, 'requestId'>): Promise<Value>;
  /**
   * Asks the platform once for the outcome of the held request. `done`: carried out; `lost`: not, and never will be;
   * `open`: may still be. Only an open one stays held. Rejects where the platform does not say.
   */
  ask(): Promise<'done' | 'lost' | 'open'>;
}

/** ms before each retry */
const retryDelays = [1_000, 3_000];

/** ms after which a request that the platform does not know will not arrive any more: twice the longest timeouts of phone and edge together */
const lostAfter = 120_000;

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Refusals that concern the caller or everybody: they do not tell the outcome of an earlier try. */
const aboutTheAsker = /^(?:session|platform|permission|user|payment\.password|login)\.|^request\.too\.many$/;
/** Statuses below 500 of a request that may still be in progress: after a timeout, beside another try of it, or for a client that had disconnected. */
const stillUnderWay: readonly (number | undefined)[] = [408, 409, 425, 499];

/** Whether the outcome of a request stays unknown after a failure; `repeated`: an earlier try of it had no answer. */
function staysOpen(error: unknown, repeated: boolean): boolean {
  if (!(error instanceof GatewayFailure)) return true;
  const { kind, code = '', status } = error;
  if (kind === 'unconfigured') return repeated;
  // A platform that does not know what went wrong does not know how far it got either. A refusal without a status is
  // the phone's own: the answer came after another account had logged in.
  if (kind === 'refused') return status === undefined || code.startsWith('system.') || (repeated && aboutTheAsker.test(code));
  // A bare status may come from a proxy in front of the platform, which knows nothing of an earlier try.
  return repeated || !(kind === 'status' && status! < 500) || stillUnderWay.includes(status);
}

/** Pending requests, by name. */
const underWay = new Map<string, Promise<unknown>>();

interface IdempotentOptions<Input> {
  /** the field of the input that is a password: it is not held, and each try sends what is typed now */
  secret?: keyof Input & string;
  /** distinguishes forms of the same call, such as transfers to two members */
  scope?: string;
}

/**
 * Creates the call of one form. Each request gets an id, which its retries keep. It is stored in the tab from before it
 * is sent until its outcome is known, for its account alone: it survives a reload, another screen and another login.
 */
export function createIdempotentCall<Input extends { requestId: string }, Value>(
  endpoint: Endpoint<Input, Value>, { secret, scope = '' }: IdempotentOptions<Input> = {},
): IdempotentCall<Input, Value> {
  const nameNow = () => `${identity.account()} ${endpoint.path} ${scope}`;
  const held = computed(() => unansweredRequests.value[nameNow()]?.input as Input | undefined);
  /** id of this form's request during its first try */
  const first = signal('');
  const unknown = computed(() => held.value !== undefined && held.value.requestId !== first.value);

  const withoutSecret = (input: Input) => {
    const open = { ...input };
    if (secret) delete open[secret];
    return open;
  };

  async function persist(name: string, input: Input, before: boolean): Promise<Value> {
    let repeated = before;
    for (let tried = 0; ; tried++) {
      try {
        const value = await call(endpoint, input);
        dropUnanswered(name, input.requestId);
        return value;
      } catch (error) {
        if (!staysOpen(error, repeated)) {
          dropUnanswered(name, input.requestId);
          throw error;
        }
        repeated = true;
        first.value = '';
        const delay = retryDelays[tried];
        const { kind } = error as GatewayFailure;
        if (delay === undefined || kind === 'offline' || kind === 'refused') throw error;
        await new Promise((resolve) => setTimeout(resolve, delay));
        // Another account may have logged in meanwhile, with its own token.
        if (nameNow() !== name) throw error;
      }
    }
  }

  async function send(typed: Omit<Input, 'requestId'>): Promise<Value> {
    const name = nameNow();
    const before = unansweredRequests.peek()[name];
    const open = before?.input ?? withoutSecret({ ...typed, requestId: randomId() } as Input);
    if (!before) first.value = open.requestId;
    keepUnanswered(name, { input: open, at: Date.now() });
    const work = persist(name, { ...typed, ...open } as Input, before !== undefined);
    underWay.set(name, work);
    try {
      return await work;
    } finally {
      first.value = '';
      underWay.delete(name);
    }
  }

  return {
    held,
    unknown,
    send: (typed) => (underWay.get(nameNow()) as Promise<Value> | undefined) ?? send(typed),
    async ask() {
      const name = nameNow();
      try {
        const work = underWay.get(name);
        // A call from an earlier visit to the form is still pending.
        if (work) return await work.then(() => 'done');
      } catch {
        // Its outcome is in the held request.
      }
      const known = unansweredRequests.peek()[name];
      if (!known) return 'lost';
      const { requestId } = known.input;
      const { done } = await call(moneyRequest, { requestId });
      const old = Date.now() - known.at > lostAfter;
      if (done || old) dropUnanswered(name, requestId);
      return done ? 'done' : old ? 'lost' : 'open';
    },
  };
}

/** Refusals of a question that pass: it may be answered later. */
const passing = /^(?:system|platform)\.|^request\.too\.many$/;

/** Whether asking again is useless, because the platform refuses the query itself. */
export function cannotBeAsked(error: unknown): boolean {
  if (isRefused(error)) return !passing.test(error.code ?? '');
  return error instanceof GatewayFailure && error.kind === 'status' && error.status! < 500 && ![429, ...stillUnderWay].includes(error.status);
}

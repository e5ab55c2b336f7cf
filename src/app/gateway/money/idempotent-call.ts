import { computed, signal } from '@preact/signals-react';
import type { ReadonlySignal } from '@preact/signals-react';
import type { Endpoint } from '../../../contract/endpoint.ts';
import { moneyRequest } from '../../../contract/endpoints/money-request.ts';
import { readJson, sessionStore, storageKeys } from '../../device/storage.ts';
import { call } from '../call.ts';
import { GatewayFailure, isRefused } from '../failure.ts';
import { identity } from '../identity.ts';

/** A request that moves money and has no answer yet, without its secret. */
interface Unanswered {
  input: object & { requestId: string };
  /** when it last left the phone, epoch ms */
  at: number;
}

/** The requests of this tab without an answer, by account, call and form. They outlast a reload and the end of a session. */
export const unanswered = signal<Readonly<Record<string, Unanswered>>>(readJson(sessionStore, storageKeys.unanswered) ?? {});

/** Keeps a request; called before it leaves. */
export function keepUnanswered(name: string, request: Unanswered): void {
  setUnanswered({ ...unanswered.peek(), [name]: request });
}

/** Forgets a request whose fate is known; a newer one of the same name stays. */
export function dropUnanswered(name: string, requestId: string): void {
  const { [name]: known, ...others } = unanswered.peek();
  if (known?.input.requestId === requestId) setUnanswered(others);
}

function setUnanswered(now: Readonly<Record<string, Unanswered>>): void {
  unanswered.value = now;
  if (Object.keys(now).length) sessionStore.set(storageKeys.unanswered, JSON.stringify(now));
  else sessionStore.remove(storageKeys.unanswered);
}

/** A call that moves money, of one form. */
export interface IdempotentCall<Input, Value> {
  /** What was sent, without its secret, and has no answer yet: from this form, from an earlier visit to it, or from before a reload. */
  readonly held: ReadonlySignal<Input | undefined>;
  /** The fate of what was sent is open: the typed fields must not change. False during a first try, whose answer may still come. */
  readonly unknown: ReadonlySignal<boolean>;
  /**
   * Sends the request, and repeats it under the same id while no answer comes: the platform does it once.
   * While something is held, that is repeated, whatever `input` is but for its secret. Rejects with a `GatewayFailure`.
   */
  send(input: Omit<Input, 'requestId'>): Promise<Value>;
  /**
   * Asks the platform once what became of the held request. `done`: it was carried out. `lost`: it was not, and will not
   * be. `open`: it may still be. Only an open one is held on. Rejects where the platform does not say.
   */
  ask(): Promise<'done' | 'lost' | 'open'>;
}

/** ms before each further try */
const retryDelays = [1_000, 3_000];

/** ms after which a request that the platform does not know is not on its way any more: the longest waits of phone and edge together, twice */
const lostAfter = 120_000;

function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Refusals of whoever asks, or of everybody: they say nothing of an earlier try of the request. */
const aboutTheAsker = /^(?:session|platform|permission|user|payment\.password|login)\.|^request\.too\.many$/;
/** Statuses below 500 of a request that may be under way: a wait that was too long, another try of it, and a caller who had gone. */
const stillUnderWay: readonly (number | undefined)[] = [408, 409, 425, 499];

/** Whether a failure leaves open what became of a request; `repeated`: another try of it had no answer. */
function staysOpen(error: unknown, repeated: boolean): boolean {
  if (!(error instanceof GatewayFailure)) return true;
  const { kind, code = '', status } = error;
  if (kind === 'unconfigured') return repeated;
  // A platform that does not know what went wrong does not know how far it came either.
  // One without a status is the phone's own: its answer came when another account had logged in.
  if (kind === 'refused') return status === undefined || code.startsWith('system.') || (repeated && aboutTheAsker.test(code));
  // A bare status may be of whatever stands before the platform, which knows nothing of an earlier try.
  return repeated || !(kind === 'status' && status! < 500) || stillUnderWay.includes(status);
}

/** Requests whose answer is awaited now, by name. */
const underWay = new Map<string, Promise<unknown>>();

interface IdempotentOptions<Input> {
  /** the input that is a password: it is not held, and sent as it is typed now */
  secret?: keyof Input & string;
  /** tells apart forms of the same call, such as transfers to two members */
  scope?: string;
}

/**
 * The call of one form: each request gets an id of its own, which its repetitions keep. It is kept in the tab before it
 * leaves and until its fate is known, for its account alone: a reload, another screen and another login find it again.
 */
export function createIdempotentCall<Input extends { requestId: string }, Value>(
  endpoint: Endpoint<Input, Value>, { secret, scope = '' }: IdempotentOptions<Input> = {},
): IdempotentCall<Input, Value> {
  const nameNow = () => `${identity.account()} ${endpoint.path} ${scope}`;
  const held = computed(() => unanswered.value[nameNow()]?.input as Input | undefined);
  /** id of a request of this form in its first try */
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
        // Another account may have logged in meanwhile, with a token of its own.
        if (nameNow() !== name) throw error;
      }
    }
  }

  async function send(typed: Omit<Input, 'requestId'>): Promise<Value> {
    const name = nameNow();
    const before = unanswered.peek()[name];
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
        // An earlier visit to the form still waits for it.
        if (work) return await work.then(() => 'done');
      } catch {
        // How it ended is in what is held.
      }
      const known = unanswered.peek()[name];
      if (!known) return 'lost';
      const { requestId } = known.input;
      const { done } = await call(moneyRequest, { requestId });
      const old = Date.now() - known.at > lostAfter;
      if (done || old) dropUnanswered(name, requestId);
      return done ? 'done' : old ? 'lost' : 'open';
    },
  };
}

/** Whether asking again is of no use: the platform refuses the question itself. */
export const cannotBeAsked = (error: unknown): boolean => isRefused(error) || (error instanceof GatewayFailure && error.kind === 'status' && error.status! < 500);

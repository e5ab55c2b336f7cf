import { errors } from '../../../src/contract/errors.ts';
import type { Exchange } from './client.ts';
import type { Fault } from './faults.ts';
import { misfitsOf } from './read-strictly.ts';

export interface Problem {
  readonly fault: Fault;
  readonly detail: string;
}

/** The result of an exchange as the phone reads it (a value, a refusal, or neither) and everything that is wrong with it. */
export interface Outcome {
  readonly value?: unknown;
  readonly succeeded: boolean;
  /** error code of a refusal */
  readonly code?: string;
  readonly problems: readonly Problem[];
}

/** Reason for skipping a call that the gateway rightly refuses with `request.too.many`. */
export const tooMany = 'the gateway limits how often it is called: try again later';

const known: readonly string[] = Object.values(errors);

// A number with decimals is read as text, because 12.00 and 12 are the same number.
const parse = (body: string): unknown =>
  JSON.parse(body, ((_name: string, value: unknown, { source }: { source?: string }) =>
    (typeof value === 'number' && source?.includes('.') ? source : value)) as (name: string, value: unknown) => unknown);

const broken = (fault: Fault, detail: string): Outcome => ({ succeeded: false, problems: [{ fault, detail }] });

/** Reads an exchange strictly by the contract (A §3, A §8). */
export function outcomeOf(exchange: Exchange): Outcome {
  const { status, body, call } = exchange;
  if (status === 0) return broken('answer.silent', 'no answer within the time');
  let answer: { success?: unknown; value?: unknown; errorCode?: unknown };
  try {
    answer = parse(body) as typeof answer;
  } catch {
    return broken('answer.html', `status ${status}, ${exchange.headers.get('Content-Type') ?? 'no content type'}, and no JSON`);
  }
  if (answer?.success === false && typeof answer.errorCode === 'string') return refusal(answer.errorCode, answer.value, status);
  if (answer?.success !== true) return broken('answer.shape', `status ${status}, without success and value`);
  if (status !== 200) return broken('answer.status', `a success with status ${status}`);
  const misfits = misfitsOf(call.endpoint.value, answer.value);
  // One of each kind is enough: a list of 26 games repeats each fault 26 times.
  const problems = misfits.filter(({ fault }, index) => misfits.findIndex((other) => other.fault === fault) === index);
  return { succeeded: true, value: answer.value, problems };
}

function refusal(code: string, value: unknown, status: number): Outcome {
  const problems: Problem[] = [];
  if (status !== 200) problems.push({ fault: 'answer.status', detail: `a refusal with status ${status}, not 200` });
  if (!known.includes(code)) problems.push({ fault: 'code.unknown', detail: `errorCode ${code.slice(0, 40)}` });
  return { succeeded: false, code, value, problems };
}

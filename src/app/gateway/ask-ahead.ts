import { ahead, questionOf } from './answers.ts';
import type { Answered } from './answers.ts';
import { timeoutMs } from './call.ts';
import { identity } from './identity.ts';
import { addressOf, requestOf, sockets, withSocket } from './request.ts';

/** ms for which an answer waits for the screen that it is for */
const freshMs = 10_000;

/** A GET of the platform, without the shapes of its endpoint. */
interface Question {
  path: string;
  input: object;
}

/**
 * Asks for what a screen will call for in a moment, before its code is there: that call takes the answer in place of
 * asking. Settles with the answer; never rejects.
 */
export function askAhead({ path, input }: Question): Promise<unknown> {
  const endpoint = { method: 'GET', path, send: 'query' } as const;
  const token = identity.token();
  const address = addressOf(endpoint, input);
  const question = questionOf(token, address);
  const coming = ahead.get(question) ?? withSocket(() => ask(address, requestOf(endpoint, input, token)), sockets.all);
  ahead.set(question, coming);
  const forget = () => void (ahead.get(question) === coming && ahead.delete(question));
  return coming.then(() => void setTimeout(forget, freshMs), forget);
}

async function ask(address: string, request: Promise<RequestInit>): Promise<Answered> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), timeoutMs);
  try {
    const response = await fetch(address, { ...(await request), priority: 'high', signal: stop.signal });
    return { status: response.status, body: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}

import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';

type Fetch = (request: Request) => Promise<Response>;

/** One answer on a tape: bodies as base64, for pictures are among them. */
interface Taped {
  request: string;
  status: number;
  headers: [string, string][];
  body: string;
  ms: number;
}

// Without its query, in which there may be what differs each time: answers come in their order.
const nameOf = (request: Request): string => `${request.method} ${new URL(request.url).pathname}`;

/**
 * Writes each answer to a file while a gateway is checked. What phones sent is not in it; what the gateway answered is, the
 * session's token among it: end that account's sessions before the file is given away.
 */
export function recorder(file: string, fetch: Fetch, now: () => number): Fetch {
  writeFileSync(file, '');
  return async (request) => {
    const name = nameOf(request);
    const began = now();
    const response = await fetch(request);
    const body = await response.clone().arrayBuffer();
    const taped: Taped = { request: name, status: response.status, headers: [...response.headers], body: Buffer.from(body).toString('base64'), ms: Math.round(now() - began) };
    appendFileSync(file, `${JSON.stringify(taped)}\n`);
    return response;
  };
}

/** Statuses of answers that may have no body. */
const empty = [204, 205, 304];

/** Answers from a tape, each request with the next answer of its path; what is beyond it is unanswered. `passTime` makes the clock go as it went. */
export function player(file: string, passTime: (ms: number) => void): Fetch {
  const answers = new Map<string, Taped[]>();
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const taped = JSON.parse(line) as Taped;
    answers.set(taped.request, [...(answers.get(taped.request) ?? []), taped]);
  }
  return async (request) => {
    const taped = answers.get(nameOf(request))?.shift();
    if (!taped) throw new Error(`the tape has no further answer to ${nameOf(request)}`);
    passTime(taped.ms);
    const headers = taped.headers.filter(([name]) => !['content-encoding', 'content-length', 'transfer-encoding'].includes(name));
    return new Response(empty.includes(taped.status) ? null : Buffer.from(taped.body, 'base64'), { status: taped.status, headers });
  };
}

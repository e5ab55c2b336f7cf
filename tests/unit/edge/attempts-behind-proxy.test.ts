import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callersBehind } from '../../../src/edge/node/caller.ts';
import { listen, listenerOf } from '../../../src/edge/node/listen.ts';
import { platformRoutes } from '../../../src/edge/platform-routes.ts';
import { askedBy } from '../../../src/edge/request.ts';
import { answerFrom } from '../../../src/edge/upstream-answer.ts';
import { startSandbox, type Phone } from '../../support/sandbox-caller.ts';

let phone: Phone;
let server: Server;
let address: string;

/** Serves the box behind an edge that trusts these proxies. */
async function serve(trusted: string): Promise<void> {
  phone = await startSandbox();
  const { fetch } = phone;
  const platform = platformRoutes({
    segments: ['wps'], pages: [], notes: [], close() {}, isReady: async () => true,
    answer: async (request, caller) => answerFrom(await fetch(request, caller.address)),
    ask: (path) => fetch(new Request(`http://edge${path}`)),
  });
  server = createServer(listenerOf((request, caller, background) => platform.fetch(request, askedBy(request, caller, background)), callersBehind(trusted)));
  address = `http://127.0.0.1:${await listen(server, 0)}`;
}

beforeEach(() => serve('loopback'));
afterEach(() => {
  server.close();
  phone.close();
});

const startTrial = async (forwardedFor: string): Promise<unknown> => {
  const response = await fetch(`${address}/wps/session/login/freeplay`, { method: 'POST', body: '{}', headers: { Merchant: 'leve', 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor } });
  return response.json();
};

test('attempts behind a trusted proxy count by the address it adds, and not by one that the client claims', async () => {
  for (let trial = 0; trial < 20; trial++) expect(await startTrial('198.51.100.1')).toMatchObject({ success: true });
  expect(await startTrial('8.8.8.8, 198.51.100.1')).toMatchObject({ errorCode: 'request.too.many' });
  expect(await startTrial('198.51.100.2')).toMatchObject({ success: true });
});

test('attempts without a trusted proxy count by the connection\'s address', async () => {
  server.close();
  phone.close();
  await serve('');
  for (let trial = 0; trial < 20; trial++) expect(await startTrial(`198.51.100.${trial}`)).toMatchObject({ success: true });
  expect(await startTrial('198.51.100.99')).toMatchObject({ errorCode: 'request.too.many' });
});

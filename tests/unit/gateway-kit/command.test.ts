import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import type { ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionsFrom } from '../../gateway/kit/arguments.ts';
import { startSandbox } from '../../support/sandbox-caller.ts';
import type { Phone } from '../../support/sandbox-caller.ts';

let phone: Phone;
let server: ServerType;
let address: string;
let isHonest = true;

beforeAll(async () => {
  phone = await startSandbox();
  const answer = async (request: Request): Promise<Response> => (!isHonest && request.url.includes('/wps/wallet') ? new Response('<h1>Oops</h1>') : phone.fetch(request));
  await new Promise<void>((listening) => {
    server = serve({ fetch: answer, port: 0 }, () => listening());
  });
  address = `http://localhost:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
  phone.close();
});

/** Runs the command as a person or a pipeline does. */
function kit(...given: string[]): Promise<{ status: number | null; said: string; complained: string }> {
  const child = spawn('node', ['tests/gateway/run.ts', ...given], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [said, complained] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (part: string) => (said += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (complained += part));
  return new Promise((ended) => child.on('close', (status) => ended({ status, said, complained })));
}

const account = ['--merchant', 'leve', '--account', 'marina:leve2026'];

test('a gateway that fits ends with 0 and a table', async () => {
  isHonest = true;
  const { status, said } = await kit(address, ...account);
  expect(said).toMatch(/^fits +calls +wallet +\d+ ms$/m);
  expect(said).toMatch(/, 0 do not, /);
  expect(status).toBe(0);
});

test('one that does not ends with 1, and says which call and what it means, as JSON too', async () => {
  isHonest = false;
  const { status, said } = await kit(address, ...account, '--json', '--read-only');
  expect(status).toBe(1);
  const { faults, lines } = JSON.parse(said) as { faults: number; lines: Record<string, unknown>[] };
  expect(faults).toBeGreaterThan(0);
  expect(lines).toContainEqual(expect.objectContaining({ call: 'wallet', fault: 'answer.html', meaning: expect.stringContaining('the balance in the header') }));
});

test('what cannot be tried ends with 2 and says how to ask', async () => {
  const { status, complained } = await kit();
  expect(complained).toContain('npm run test:gateway -- <address>');
  expect(status).toBe(2);
});

test.each([
  { given: [], complaint: 'The address of the gateway is missing.' },
  { given: ['gateway'], complaint: 'This is no http address: gateway' },
  { given: ['http://localhost:9'], complaint: 'names a merchant' },
  { given: ['http://localhost:9', '--merchant', 'leve', '--account', 'marina'], complaint: '--account is user:password.' },
  { given: ['http://localhost:9', '--merchant', 'leve', '--only', 'prayers'], complaint: 'There is no check prayers.' },
  { given: ['http://localhost:9', '--merchant', 'leve', '--money', '--read-only'], complaint: 'exclude each other' },
])('$given is answered: $complaint', async ({ given, complaint }) => {
  await expect(optionsFrom(given)).rejects.toThrow(complaint);
});

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { serve, type ServerType } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { optionsFrom } from '../../gateway/kit/arguments.ts';
import { startSandbox, type Phone } from '../../support/sandbox-caller.ts';

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

/** Runs the command; gives its exit status and output. */
function kit(...args: string[]): Promise<{ status: number | null; output: string; errors: string }> {
  const child = spawn('node', ['tests/gateway/run.ts', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (errors += part));
  return new Promise((ended) => child.on('close', (status) => ended({ status, output, errors })));
}

const account = ['--merchant', 'leve', '--account', 'marina:leve2026'];

test('a gateway that passes ends with status 0 and a table', async () => {
  isHonest = true;
  const { status, output } = await kit(address, ...account);
  expect(output).toMatch(/^fits +calls +wallet +\d+ ms$/m);
  expect(output).toMatch(/, 0 do not, /);
  expect(status).toBe(0);
});

test('a gateway with a fault ends with status 1, and --json names call and meaning', async () => {
  isHonest = false;
  const { status, output } = await kit(address, ...account, '--json', '--read-only');
  expect(status).toBe(1);
  const { faults, lines } = JSON.parse(output) as { faults: number; lines: Record<string, unknown>[] };
  expect(faults).toBeGreaterThan(0);
  expect(lines).toContainEqual(expect.objectContaining({ call: 'wallet', fault: 'answer.html', meaning: expect.stringContaining('the balance in the header') }));
});

test('a command without an address ends with status 2 and its usage', async () => {
  const { status, errors } = await kit();
  expect(errors).toContain('npm run test:gateway -- <address>');
  expect(status).toBe(2);
});

test.each([
  { args: [], complaint: 'The address of the gateway is missing.' },
  { args: ['gateway'], complaint: 'This is no http address: gateway' },
  { args: ['http://localhost:9'], complaint: 'names a merchant' },
  { args: ['http://localhost:9', '--merchant', 'leve', '--account', 'marina'], complaint: '--account is user:password.' },
  { args: ['http://localhost:9', '--merchant', 'leve', '--only', 'prayers'], complaint: 'There is no check prayers.' },
  { args: ['http://localhost:9', '--merchant', 'leve', '--money', '--read-only'], complaint: 'exclude each other' },
])('the arguments $args are refused: $complaint', async ({ args, complaint }) => {
  await expect(optionsFrom(args)).rejects.toThrow(complaint);
});

test('the merchant\'s file stands for a page: codes, key, rule of login names, names of sealed fields', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'leve-kit-')), 'azul.json');
  const gateway = { publicKey: 'PEM', sealedNames: { username: 'user_name' } };
  writeFileSync(file, JSON.stringify({ code: 'azul', trialCode: 'azul-teste', gateway, rules: { username: { least: 3, pattern: '[a-z@.]+' } } }));
  const args = ['http://localhost:9', '--merchant-file', file, '--account'];
  const { options } = await optionsFrom([...args, 'ana:segredo1']);
  expect(options).toMatchObject({ merchant: 'azul', trialMerchant: 'azul-teste', publicKey: 'PEM', sealedNames: { username: 'user_name' }, account: { username: 'ana' } });
  await expect(optionsFrom([...args, 'an:segredo1'])).rejects.toThrow('a username has 3 to 16 characters');
  await expect(optionsFrom([...args, 'ana_1:segredo1'])).rejects.toThrow('is not as the rules of the merchant have it');
  rmSync(dirname(file), { recursive: true });
});

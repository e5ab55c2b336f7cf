import type { RequestListener, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Browser, Page } from 'playwright';
import { adultAt } from '../browser/adult.ts';
import { startEdge } from '../browser/edge.ts';
import { differs, type Rows } from '../support/rows.ts';
import { memoryOf } from './memory.ts';
import { lyingGateway } from './lying-gateway.ts';

const json = { 'Content-Type': 'application/json' };

const answer = (status: number, body: string, headers: Record<string, string> = json): RequestListener => (_request, response) => void response.writeHead(status, headers).end(body);

function* megabytes(count: number): Generator<Buffer> {
  for (let sent = 0; sent < count; sent++) yield Buffer.alloc(1024 * 1024, 32);
}
const pour = (response: ServerResponse): void => void pipeline(megabytes(100), response, () => {});

/** Faulty behaviours of a gateway, and the edge's answer to each: a status, or a cut connection. */
const behaviours: readonly { name: string; answer: RequestListener; edge: number | 'cut' }[] = [
  { name: 'closes the connection', answer: (request) => void request.socket.end(), edge: 502 },
  { name: 'resets the connection', answer: (request) => void request.socket.resetAndDestroy(), edge: 502 },
  { name: 'speaks no HTTP', answer: (request) => void request.socket.end('220 mail.example ESMTP\r\n'), edge: 502 },
  { name: 'has an invalid status', answer: (request) => void request.socket.end('HTTP/1.1 999 Odd\r\nContent-Length: 2\r\n\r\n{}'), edge: 502 },
  { name: 'has 64 KB of headers', answer: answer(200, '{}', { 'X-Long': 'x'.repeat(64 * 1024) }), edge: 502 },
  { name: 'breaks off a short answer', answer: (_request, response) => void response.writeHead(200, { ...json, 'Content-Length': 100 }).write('{"success":', () => response.socket!.destroy()), edge: 502 },
  { name: 'resets in the middle of a long answer', answer: (_request, response) => void response.writeHead(200, { ...json, 'Content-Length': 1_000_000 }).write(`{"success":"${'x'.repeat(300_000)}`, () => response.socket!.resetAndDestroy()), edge: 'cut' },
  { name: 'says gzip and sends none', answer: answer(200, '{"success":true}', { ...json, 'Content-Encoding': 'gzip' }), edge: 502 },
  { name: 'sends 100 MB, their length said', answer: (_request, response) => pour(response.writeHead(200, { ...json, 'Content-Length': 100 * 1024 * 1024 })), edge: 502 },
  { name: 'sends 100 MB in chunks', answer: (_request, response) => pour(response.writeHead(200, json)), edge: 'cut' },
  { name: 'answers a page of its own', answer: answer(200, '<script>alert(document.domain)</script>', { 'Content-Type': 'text/html' }), edge: 200 },
  { name: 'answers another shape', answer: answer(200, '{"success":true,"value":{"games":"none"}}'), edge: 200 },
  { name: 'answers 500', answer: answer(500, 'Internal error', { 'Content-Type': 'text/plain' }), edge: 500 },
  { name: 'redirects to another site', answer: answer(302, '', { Location: 'https://elsewhere.example/' }), edge: 302 },
  { name: 'redirects for ever', answer: (request, response) => void response.writeHead(302, { Location: request.url! }).end(), edge: 302 },
  { name: 'is silent', answer: () => {}, edge: 502 },
  { name: 'stalls in the middle', answer: (_request, response) => void response.writeHead(200, json).write('{"success":'), edge: 'cut' },
];

/** The edge's answer to a call. */
async function outcomeOf(address: string): Promise<number | 'cut'> {
  try {
    const response = await fetch(address, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 'cut';
  }
}

/** Opens the game list; gives its failure text, and checks that a retry shows the games once `recover` was called. */
async function openGameList(page: Page, address: string, recover: () => void): Promise<string> {
  await page.clock.install();
  await page.goto(`${address}/m/gameList`);
  const sentence = page.locator('main').getByRole('heading', { level: 2 });
  const failureShown = sentence.waitFor();
  // The phone's timeout, and the pauses between its retries.
  for (let passed = 0; !(await sentence.count()) && passed < 60; passed++) await page.clock.runFor(1_000);
  await failureShown;
  const text = await sentence.innerText();
  recover();
  await page.locator('main').getByRole('button', { name: 'Tentar de novo' }).click();
  await page.getByRole('list', { name: 'Jogos' }).getByRole('listitem').first().waitFor();
  return text;
}

/** Checks the edge's answer and the phone's text for each behaviour, and that both recover. */
export async function tryGateways(table: Rows, browser: Browser): Promise<void> {
  const box = await startEdge({ DATA: ':memory:' });
  const gateway = await lyingGateway(box.address);
  const edge = await startEdge({ GATEWAY_URL: gateway.address });
  try {
    for (const behaviour of behaviours) {
      let shownText = '';
      let largest = 0;
      await table.check(`a gateway ${behaviour.name}`, async () => {
        gateway.answer = behaviour.answer;
        const before = memoryOf(edge.pid);
        const context = await browser.newContext({ viewport: { width: 360, height: 640 }, locale: 'pt-BR', serviceWorkers: 'block', storageState: adultAt(edge.address) });
        const dialogs: string[] = [];
        const page = await context.newPage();
        page.on('dialog', (dialog) => void dialogs.push(dialog.message()));
        try {
          const outcome = await outcomeOf(`${edge.address}/wps/game/list`);
          largest = Math.max(largest, memoryOf(edge.pid) - before);
          shownText = await openGameList(page, edge.address, () => (gateway.answer = undefined));
          const { status } = await fetch(`${edge.address}/m/home`);
          return differs([outcome, dialogs, status], [behaviour.edge, [], 200]);
        } finally {
          await context.close();
        }
      }, () => `the edge: ${behaviour.edge}, the phone: '${shownText}', then the games; ${largest > 0 ? `+${Math.round(largest)}` : '+0'} MB`);
    }
  } finally {
    await edge.stop();
    gateway.close();
    await box.stop();
  }
}

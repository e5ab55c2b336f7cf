import { once } from 'node:events';
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { expect, test } from './fixture.ts';
import { pathOf } from './screens.ts';
import { shiftsOf, shiftSum, watchShifts } from './shifts.ts';

/** Time between two parts of a page, in ms: a frame is painted in it. */
const between = 20;
/** Time between the head, with the first paint's styles, and the first part of the body, in ms. */
const afterHead = 500;

/** Sends the head at once and the body tag by tag. */
async function sendInParts(html: string, response: ServerResponse): Promise<void> {
  const body = html.indexOf('<body');
  response.write(html.slice(0, body));
  await pause(afterHead);
  for (const part of html.slice(body).split(/(?=<)/)) {
    response.write(part);
    await pause(between);
  }
  response.end();
}

/** A server in front of the one at `origin` whose pages arrive in parts, and without the scripts of the body: those wait for the whole page anyway. */
async function serveInParts(origin: string) {
  const server = createServer(async ({ url, headers: { cookie = '' } }, response) => {
    const answer = await fetch(origin + url, { headers: { cookie } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.includes('html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    const [head = '', body = ''] = (await answer.text()).split('</head>');
    await sendInParts(`${head}</head>${body.replace(/<script[^>]*>.*?<\/script>/gs, '')}`, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

/** Opens a page that arrives in parts, and records its layout shifts meanwhile. */
async function openInParts(page: Page, origin: string, path: string): Promise<void> {
  const { address, close } = await serveInParts(origin);
  await watchShifts(page, { parsing: true });
  await page.goto(address + path);
  close();
}

// The login link of home's header moves by the width of the link after it; lines of a card are centred in it.
for (const [name, most] of [['home', 0.012], ['gameList', 0], ['lottery', 0.015], ['mine', 0.005]] as const) {
  test(`${name} hardly moves while its HTML arrives in parts`, async ({ page, edge }) => {
    await openInParts(page, edge.address, pathOf(name));
    expect(await shiftSum(page), (await shiftsOf(page)).join('\n')).toBeLessThanOrEqual(most);
  });
}

test.describe('before the 18+ question is answered', () => {
  test.use({ adult: false });

  test('the question does not move while its HTML arrives in parts', async ({ page, edge }) => {
    await openInParts(page, edge.address, pathOf('home'));
    expect((await shiftsOf(page)).join('\n')).not.toContain('age-gate');
  });
});

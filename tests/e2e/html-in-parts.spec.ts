import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
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

/** Sends the head at once and the body element by element: an end tag, which comes with what is before it, moves nothing. */
async function sendInParts(html: string, response: ServerResponse): Promise<void> {
  const body = html.indexOf('<body');
  response.write(html.slice(0, body));
  await pause(afterHead);
  for (const part of html.slice(body).split(/(?=<[a-z])/)) {
    response.write(part);
    await pause(between);
  }
  response.end();
}

/** Without the scripts behind the content: those wait for the whole page anyway. */
const withoutBootScripts = (html: string): string => {
  const content = html.indexOf('<main');
  return html.slice(0, content) + html.slice(content).replace(/<script[^>]*>.*?<\/script>/gs, '');
};

/** A server in front of the one at `origin` whose pages arrive in parts. */
async function serveInParts(origin: string) {
  const server = createServer(async ({ url, headers: { cookie = '' } }, response) => {
    const answer = await fetch(origin + url, { headers: { cookie } });
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'content-type': type });
    if (!type.includes('html')) return response.end(Buffer.from(await answer.arrayBuffer()));
    await sendInParts(withoutBootScripts(await answer.text()), response);
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

/** What each element of the header looks like, and where it is. */
function lookOfHeader(page: Page): Promise<string[]> {
  return page.locator('.download-bar, .download-bar *, header, header *').evaluateAll((elements) => elements.map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const { color, backgroundColor, backgroundImage, borderRadius, font, fill, stroke, visibility } = getComputedStyle(element);
    return [element.outerHTML.slice(0, 60), left, top, width, height, color, backgroundColor, backgroundImage, borderRadius, font, fill, stroke, visibility].join(' ');
  }));
}

test('the header of a page needs nothing of what comes after it', async ({ page, edge }) => {
  for (const [path, width] of [['/m/home', 360], ['/m/home', 320], ['/m/home', 1280], ['/m/lottery', 360], ['/m/login', 360], ['/m/register', 320]] as const) {
    await test.step(`${path}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 });
      const html = withoutBootScripts(await (await page.request.get(edge.address + path)).text());
      const looks: string[][] = [];
      for (const end of [html.indexOf('</header>'), html.length]) {
        await page.route('**/m/**', (route) => route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }));
        await page.goto(edge.address + path);
        looks.push(await lookOfHeader(page));
        await page.unroute('**/m/**');
      }
      expect(looks[0]!.length).toBeGreaterThan(5);
      expect(looks[0]).toEqual(looks[1]);
    });
  }
});

test.describe('before the 18+ question is answered', () => {
  test.use({ adult: false });

  test('the question does not move while its HTML arrives in parts', async ({ page, edge }) => {
    await openInParts(page, edge.address, pathOf('home'));
    expect((await shiftsOf(page)).join('\n')).not.toContain('age-gate');
  });
});

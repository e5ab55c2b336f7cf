import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser } from 'playwright';
import type { RunningEdge } from '../tests/browser/edge.ts';
import { onPhone, openHome } from './phone.ts';

/** An expression: the page as it stands, as HTML without a script. It also takes the scripts out of the page. */
export const stillHtml = "(document.querySelectorAll('script, [rel*=preload]').forEach((each) => each.remove()), `<!doctype html>${document.documentElement.outerHTML}`)";

/** Serves home of the edge at `address` with its first games, without a script, on a free port. Styles and pictures come from the edge. */
export async function serveStillHome(browser: Browser, address: string): Promise<RunningEdge> {
  const html = await onPhone(browser, address, {}, async ({ page }) => {
    await openHome(page);
    return page.evaluate<string>(stillHtml);
  });
  const page = html.replace('<head>', `<head><base href="${address}/">`);
  const server = createServer((_request, response) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page));
  await new Promise<void>((listening) => server.listen(0, listening));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((closed) => server.close(() => closed(undefined))),
  };
}

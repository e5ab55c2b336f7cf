import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createVite } from 'vite';
import type { ViteDevServer } from 'vite';
import { jsonInHtml } from '../build/escape-html.ts';
import { locales } from '../contract/languages.ts';
import { pageDataId } from '../contract/page.ts';
import { pageLanguage } from './cookies.ts';
import { listen, serverOf, stopWell } from './listen.ts';
import { defaultMerchant, merchantCode } from './merchants.ts';
import { greet, startOrSay, upstreamOf } from './start.ts';
import type { Upstream } from './upstream.ts';

const { PORT = '5173', HOST, MERCHANT = defaultMerchant } = process.env;

/** The page as the source has it: not prerendered, with the merchant and without a snapshot. */
async function answerPage(vite: ViteDevServer, upstream: Upstream, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const merchant = upstream.merchant(merchantCode(request.headers.host, MERCHANT)) ?? upstream.merchant(MERCHANT)!;
  const language = pageLanguage(request.headers.cookie, merchant);
  const source = await readFile('index.html', 'utf8');
  const html = await vite.transformIndexHtml(request.url!, source);
  const data = jsonInHtml({ merchant, snapshot: {} });
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(
    html
      .replace(/<html[^>]*>/, `<html lang="${locales[language]}" data-theme="${merchant.theme}">`)
      .replace(`id="${pageDataId}">`, () => `id="${pageDataId}">${data}`),
  );
}

await startOrSay(async () => {
  const upstream = await upstreamOf(process.env, '.data/dev.sqlite');
  if (!upstream.merchant(MERCHANT)) throw new Error(`there is no merchant ${MERCHANT}`);
  const server = serverOf((request, response) => {
    const segment = request.url!.split(/[/?]/)[1] ?? '';
    if (upstream.segments.includes(segment)) return upstream.answer(request, response);
    vite.middlewares(request, response, () => void answerPage(vite, upstream, request, response).catch((error: Error) => {
      vite.ssrFixStacktrace(error);
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(error.stack);
    }));
  });
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: { server } }, logLevel: 'warn' });
  const port = await listen(server, Number(PORT), HOST || undefined);
  stopWell(server, () => void vite.close().then(() => upstream.close()));
  greet(upstream, port);
});

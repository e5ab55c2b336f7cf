import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { jsonInHtml } from './escape-html.ts';
import { gatewayKeysPath } from '../contract/gateway-keys.ts';
import { formatOf } from '../contract/languages.ts';
import { pageDataId, type PageData } from '../contract/page.ts';
import { callersBehind } from './node/caller.ts';
import { gracefulShutdown, listen, listenerOf, serverOf } from './node/listen.ts';
import { pageLanguage } from './page-language.ts';
import { platformRoutes } from './platform-routes.ts';
import { askedBy } from './request.ts';
import { drawIcon } from './merchants/draw-icon.ts';
import { headPlace } from './merchants/head.ts';
import type { Merchant } from './merchants/merchants.ts';
import { greet, platformOf, startOrSay } from './start.ts';

const { PORT = '5173', HOST } = process.env;

const iconOf = drawIcon((path) => readFileSync(`src/app/theme/icons${path}`));

/** The undrawn page from the source, with the merchant and without answers. */
async function answerPage(vite: ViteDevServer, merchant: Merchant, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const language = pageLanguage(request.headers.cookie, merchant.page);
  const source = await readFile('index.html', 'utf8');
  const html = await vite.transformIndexHtml(request.url!, source);
  const data = jsonInHtml({ merchant: { ...merchant.page, pictures: '' }, language, query: '', answers: {} } satisfies PageData);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(
    html
      .replace(/<html[^>]*>/, `<html lang="${formatOf(language, merchant.page.ownLanguages).locale}">`)
      .replace(headPlace, () => merchant.head)
      .replace(`id="${pageDataId}">`, () => `id="${pageDataId}">${data}`),
  );
}

await startOrSay(async () => {
  const { upstream, merchants } = await platformOf(process.env, '.data/dev.sqlite');
  const platform = platformRoutes(upstream);
  const answerPlatform = listenerOf((request, caller, background) => platform.fetch(request, askedBy(request, caller, background)), callersBehind(''));
  const server = serverOf((request, response) => {
    const segment = request.url!.split(/[/?]/)[1] ?? '';
    if (upstream.segments.includes(segment)) return answerPlatform(request, response);
    const merchant = merchants.ofHost(request.headers.host);
    if (!merchant) return void response.writeHead(421).end();
    if (request.url === gatewayKeysPath) return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(merchant.keys));
    const icon = iconOf(merchant, request.url!.split('?')[0]!);
    if (icon) return void response.writeHead(200, { 'Content-Type': icon.type }).end(icon.body);
    vite.middlewares(request, response, () => void answerPage(vite, merchant, request, response).catch((error: Error) => {
      vite.ssrFixStacktrace(error);
      response.writeHead(500, { 'Content-Type': 'text/plain' }).end(error.stack);
    }));
  });
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: { server } }, logLevel: 'warn' });
  const port = await listen(server, Number(PORT), HOST || undefined);
  gracefulShutdown(server, { close: () => vite.close().then(() => upstream.close()) });
  greet(upstream, port, HOST || undefined);
});

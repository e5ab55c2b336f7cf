import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request as ask, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { storageKeys } from '../../src/app/device/storage.ts';
import { startEdge } from '../browser/edge.ts';
import { writeCertificate } from '../browser/certificate.ts';
import { openSession } from '../browser/session.ts';

/** A vendor's page: what the body is, and who may frame it. */
export interface VendorPage {
  body: string;
  headers?: Record<string, string>;
  /** 302 in its place, to this address */
  to?: string;
  /** ms before it answers */
  after?: number;
}

/** A vendor on another origin than the app, with two hosts of the merchant's file and one that it does not name. */
export interface Vendor {
  /** its pages may be silent */
  silent: string;
  /** its pages have to say `ready` */
  speaking: string;
  /** no host of the merchant's file */
  unnamed: string;
  /** Has every launch lead to a page at `host` from now on; forgets what pages have said. */
  serve(host: string, page: VendorPage): void;
  /** what its pages have told it, by `tell(…)` */
  said: readonly string[];
  /** addresses that it was asked for, its own messages left out */
  asked: readonly string[];
}

/** A page of the app's origin that signs the member marina in. */
export const keptPath = '/kept';

/** A page that speaks the protocol, and tells its server what it hears. Each further thing to touch is a row of 60 px from the top down. */
export const page = (script: string, buttons: Record<string, string> = {}): string => `<style>
  body { margin: 0; background: #123; color: #fff; font: 16px sans-serif }
  button { display: block; width: 100%; height: 60px }
</style>
${Object.entries(buttons).map(([name, deed]) => `<button onclick="${deed}">${name}</button>`).join('')}
<p>Jogo</p>
<script>
  function tell(what) { fetch('/told', { method: 'POST', body: String(what) }) }
  function say(leve) { parent.postMessage({ leve: leve }, '*') }
  addEventListener('message', function (event) { if (event.source === parent && event.data) tell('heard ' + event.data.leve) });
  tell('here');
  ${script}
</script>`;

async function listening(server: Server): Promise<number> {
  server.listen(0);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const textOf = async (stream: IncomingMessage): Promise<string> => {
  let text = '';
  for await (const piece of stream.setEncoding('utf8')) text += String(piece);
  return text;
};

/** The merchant `leve` with these hosts in its file. */
function writeMerchants(folder: string, frames: readonly unknown[]): string {
  const path = join(folder, 'merchants');
  mkdirSync(path);
  const ready = JSON.parse(readFileSync('tests/fixtures/framing/leve.json', 'utf8')) as object;
  writeFileSync(join(path, 'leve.json'), JSON.stringify({ ...ready, frames }));
  return path;
}

/** An edge whose games are all of a vendor on another origin. */
export interface FramingEdge {
  address: string;
  /** of the platform, past what leads its launches to the vendor */
  platformAddress: string;
  vendor: Vendor;
  stop(): Promise<void>;
}

/** Starts a vendor, and an edge behind a server that leads its launches there. Rejects where one does not start. */
export async function startFramingEdge(): Promise<FramingEdge> {
  const folder = mkdtempSync(join(tmpdir(), 'leve-vendor-'));
  writeCertificate(folder);
  const [key, cert] = ['privkey.pem', 'fullchain.pem'].map((name) => readFileSync(join(folder, name)));
  let said: string[] = [];
  let asked: string[] = [];
  let served: VendorPage = { body: '' };
  let launch = '';
  let launches = 0;
  const answer: RequestListener = async (request, response) => {
    if (request.url === '/told') {
      said.push(await textOf(request));
      response.end();
      return;
    }
    if (!request.url!.startsWith('/launch')) {
      response.writeHead(404).end();
      return;
    }
    asked.push(request.url!);
    const { body, headers, to, after = 0 } = served;
    // What is led to is a page.
    const give = () => (to && !to.endsWith(request.url!) ? response.writeHead(302, { Location: to }).end() : response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store', ...headers }).end(`<!doctype html><title>Jogo</title>${body}`));
    setTimeout(give, after);
  };
  const hosts = [0, 1, 2].map(() => createSecureServer({ key, cert }, answer));
  const [silent, speaking, unnamed] = (await Promise.all(hosts.map(listening))).map((port) => `https://127.0.0.1:${port}`) as [string, string, string];
  const edge = await startEdge({ DATA: ':memory:', MERCHANTS: writeMerchants(folder, [silent, { host: speaking, speaks: true }]) });
  const { port } = new URL(edge.address);

  /** Keeps a session of a member: faster than the login form. */
  const keep = async (response: ServerResponse) => {
    const kept = await openSession(edge.address, 'marina');
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<link rel="icon" href="data:,"><script>localStorage.setItem(${JSON.stringify(storageKeys.session)}, ${JSON.stringify(kept)})</script>`);
  };

  const pass = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === keptPath) {
      void keep(response);
      return;
    }
    const isLaunch = /\/wps\/game\/launch\/v3/.test(request.url!);
    const headers = { ...request.headers, ...(isLaunch && { 'accept-encoding': 'identity' }) };
    const passed = ask({ host: '127.0.0.1', port, path: request.url, method: request.method, headers }, async (got) => {
      if (!isLaunch) {
        response.writeHead(got.statusCode!, got.headers);
        got.pipe(response);
        return;
      }
      const told = JSON.parse(await textOf(got)) as { value?: { gameUrl: string } };
      if (told.value) told.value.gameUrl = `${launch}/launch/${++launches}`;
      const { 'content-length': _, ...kept } = got.headers;
      response.writeHead(got.statusCode!, kept).end(JSON.stringify(told));
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  };
  const front = createServer(pass);
  const frontPort = await listening(front);
  return {
    address: `http://localhost:${frontPort}`,
    platformAddress: edge.address,
    vendor: {
      silent,
      speaking,
      unnamed,
      serve(host, one) {
        [launch, served, launches, said, asked] = [host, one, 0, [], []];
      },
      get said() {
        return said;
      },
      get asked() {
        return asked;
      },
    },
    async stop() {
      for (const server of [...hosts, front]) {
        server.closeAllConnections();
        server.close();
      }
      await edge.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

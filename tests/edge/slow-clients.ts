import { createServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { startEdge } from '../browser/edge.ts';
import { differs, type Rows } from '../support/rows.ts';
import { memoryOf } from './memory.ts';

const count = 200;
/** The edge's limit for a request's head, and its interval of checking, in ms. */
const headsEnd = 10_000 + 2_000;
/** Limit for the median page during the load, in ms. */
const pageMs = 1_000;

/** Limit for the memory of two hundred connections, in megabytes. */
const mostMemory = 150;

/** Opens two hundred connections and writes the same bytes to each. */
function openMany(address: string, bytes: string): Promise<Socket[]> {
  const { hostname, port } = new URL(address);
  return Promise.all(Array.from({ length: count }, () => new Promise<Socket>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => resolve(socket)));
    socket.on('error', reject);
  })));
}

/** Times of ten page requests, ascending, in ms. */
async function timesOfPages(address: string): Promise<number[]> {
  const times: number[] = [];
  for (let visit = 0; visit < 10; visit++) {
    const before = performance.now();
    await (await fetch(`${address}/m/home`)).arrayBuffer();
    times.push(performance.now() - before);
  }
  return times.toSorted((one, other) => one - other);
}

function* megabytes(): Generator<Buffer> {
  for (let sent = 0; sent < 100; sent++) yield Buffer.alloc(1024 * 1024);
}

/** Checks that two hundred slow writers or readers leave other pages fast and memory bounded. */
export async function trySlowClients(table: Rows): Promise<void> {
  const gateway = createServer((request, response) => {
    request.resume();
    response.on('error', () => {});
    if (request.url!.startsWith('/cdn/')) pipeline(megabytes(), response.writeHead(200, { 'Content-Type': 'image/png' }), () => {});
    else if (request.method === 'GET') response.end('{}');
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const edge = await startEdge({ GATEWAY_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}` });
  const head = 'POST /wps/a HTTP/1.1\r\nHost: x\r\n';
  const kinds = [
    { name: 'that begin a head', bytes: head, isCut: true },
    { name: 'that begin a body of 5 MB', bytes: `${head}Content-Length: 5000000\r\n\r\nx`, isCut: false },
    { name: 'that begin a chunked body', bytes: `${head}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`, isCut: false },
    { name: 'that request 100 MB of art and do not read', bytes: 'GET /cdn/a.png HTTP/1.1\r\nHost: x\r\n\r\n', isCut: false },
  ];
  try {
    await timesOfPages(edge.address);
    for (const { name, bytes, isCut } of kinds) {
      let note = '';
      await table.check(`${count} concurrent clients ${name}`, async () => {
        const before = memoryOf(edge.pid);
        const began = performance.now();
        const sockets = await openMany(edge.address, bytes);
        for (const socket of sockets) if (isCut) socket.resume();
        const times = await timesOfPages(edge.address);
        const memory = memoryOf(edge.pid) - before;
        note = `other pages: ${times[5]!.toFixed(0)} ms, ${times[9]!.toFixed(0)} ms at most; +${Math.max(0, Math.round(memory))} MB`;
        let cut = true;
        if (isCut) {
          await Promise.all(sockets.map((socket) => new Promise((resolve) => (socket.closed ? resolve(undefined) : socket.on('close', resolve)))));
          const ms = performance.now() - began;
          note += `; all cut off after ${(ms / 1_000).toFixed(1)} s`;
          cut = ms < headsEnd + 3_000;
        }
        for (const socket of sockets) socket.on('error', () => {}).destroy();
        return differs({ quick: times[5]! < pageMs, cut, bounded: memory < mostMemory }, { quick: true, cut: true, bounded: true });
      }, () => note);
    }
  } finally {
    await edge.stop();
    gateway.closeAllConnections();
    gateway.close();
  }
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { startEdge } from '../browser/edge.ts';
import { differs } from '../support/rows.ts';
import type { Rows } from '../support/rows.ts';
import { memoryOf } from './memory.ts';

const count = 200;
/** ms after which the edge has cut who has not finished a request's head, and how often it looks */
const headsEnd = 10_000 + 2_000;
/** ms in which half of the pages are answered meanwhile */
const pageMs = 1_000;

/** Megabytes of memory that two hundred may cost at most. */
const mostMemory = 150;

/** Two hundred connections, each of which has written the same bytes. */
function openMany(address: string, bytes: string): Promise<Socket[]> {
  const { hostname, port } = new URL(address);
  return Promise.all(Array.from({ length: count }, () => new Promise<Socket>((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes, () => resolve(socket)));
    socket.on('error', reject);
  })));
}

/** ms of ten pages, the slowest last. */
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

/** Two hundred who write slowly, and two hundred who read slowly: others are served, and memory is bounded. */
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
    { name: 'who begin a head', bytes: head, isCut: true },
    { name: 'who begin a body of 5 MB', bytes: `${head}Content-Length: 5000000\r\n\r\nx`, isCut: false },
    { name: 'who begin a body in chunks', bytes: `${head}Transfer-Encoding: chunked\r\n\r\n1\r\nx\r\n`, isCut: false },
    { name: 'who ask for 100 MB of art and do not read', bytes: 'GET /cdn/a.png HTTP/1.1\r\nHost: x\r\n\r\n', isCut: false },
  ];
  try {
    await timesOfPages(edge.address);
    for (const { name, bytes, isCut } of kinds) {
      let said = '';
      await table.tried(`${count} at once ${name}`, async () => {
        const before = memoryOf(edge.pid);
        const began = performance.now();
        const sockets = await openMany(edge.address, bytes);
        for (const socket of sockets) if (isCut) socket.resume();
        const times = await timesOfPages(edge.address);
        const memory = memoryOf(edge.pid) - before;
        said = `pages meanwhile: ${times[5]!.toFixed(0)} ms, ${times[9]!.toFixed(0)} ms at most; +${Math.max(0, Math.round(memory))} MB`;
        let cut = true;
        if (isCut) {
          await Promise.all(sockets.map((socket) => new Promise((resolve) => (socket.closed ? resolve(undefined) : socket.on('close', resolve)))));
          const ms = performance.now() - began;
          said += `; all cut off after ${(ms / 1_000).toFixed(1)} s`;
          cut = ms < headsEnd + 3_000;
        }
        for (const socket of sockets) socket.on('error', () => {}).destroy();
        return differs({ quick: times[5]! < pageMs, cut, bounded: memory < mostMemory }, { quick: true, cut: true, bounded: true });
      }, () => said);
    }
  } finally {
    await edge.stop();
    gateway.closeAllConnections();
    gateway.close();
  }
}

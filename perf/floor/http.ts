// The floor of a page at the edge: Node's own HTTP server answers every request with the page that FROM gives, with the same headers, and looks at nothing.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

/** The server writes these itself, or they belong to the other connection. */
const own = ['connection', 'content-encoding', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];

const page = await fetch(process.env.FROM!);
const body = brotliCompressSync(Buffer.from(await page.arrayBuffer()));
const headers = { ...Object.fromEntries([...page.headers].filter(([name]) => !own.includes(name))), 'content-encoding': 'br', 'content-length': String(body.length) };

const server = createServer((_request, response) => void response.writeHead(200, headers).end(body));
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}`));
process.once('SIGTERM', () => process.exit());

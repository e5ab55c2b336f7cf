import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Observer } from '../observe.ts';
import { observeFaulty } from './faulty-request.ts';
import { tooLargeHeaders, tooLargePage } from '../too-large.ts';

/** Statuses by Node's error code; all others are 400. */
const statuses: Record<string, string> = { ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout', HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large' };

/** ms that a phone has to read the answer before its connection is cut */
const lastMs = 2_000;

function tooLarge(received: Buffer | undefined): string {
  // Only the last packet, which may lack Accept-Language.
  const [, accepted] = /\r\naccept-language:([^\r\n]*)/i.exec(received?.toString('latin1') ?? '') ?? [];
  const body = tooLargePage(accepted);
  const headers = Object.entries({ ...tooLargeHeaders, 'Content-Length': String(Buffer.byteLength(body)), Connection: 'close' });
  return `HTTP/1.1 431 Request Header Fields Too Large\r\n${headers.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n${body}`;
}

/** Answers requests that Node cannot parse: too large headers with a page that says what to do, others with a status. */
export function answerFaulty(server: Server, observer?: Observer): void {
  server.on('clientError', (error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket) => {
    if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
    const isTooLarge = error.code === 'HPE_HEADER_OVERFLOW';
    const status = isTooLarge ? '431' : (statuses[error.code ?? ''] ?? '400 Bad Request');
    observeFaulty(observer, Number.parseInt(status, 10));
    const text = isTooLarge ? tooLarge(error.rawPacket) : `HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`;
    socket.end(text);
    // Read and drop the rest: unread data would reset the connection before the answer has arrived.
    socket.resume();
    setTimeout(() => socket.destroy(), lastMs).unref();
  });
}

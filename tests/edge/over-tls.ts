import { connect, constants, type ClientHttp2Session, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';
import { get } from 'node:https';
import type { IncomingMessage } from 'node:http';
import { type TLSSocket, connect as connectTls } from 'node:tls';
import { once } from 'node:events';
import { brotliDecompressSync } from 'node:zlib';
import type { Nginx } from '../browser/nginx.ts';
import { differs, type Rows } from '../support/rows.ts';

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** One request over an HTTP/2 connection. */
function ask(session: ClientHttp2Session, path: string, headers: OutgoingHttpHeaders = {}, body?: Buffer): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const stream = session.request({ ':path': path, ':method': body ? 'POST' : 'GET', ...headers });
    const pieces: Buffer[] = [];
    let received: IncomingHttpHeaders = {};
    stream.on('response', (answered) => (received = answered)).on('data', (piece: Buffer) => pieces.push(piece)).on('error', reject);
    stream.on('end', () => resolve({ status: Number(received[constants.HTTP2_HEADER_STATUS]), headers: received, body: Buffer.concat(pieces) }));
    stream.end(body);
  });
}

/** Checks TLS, HTTP/2 and HTTP/1.1 through nginx: the bytes of `edge` in the same encoding, on one connection. */
export async function tryOverTls(table: Rows, nginx: Nginx, edge: string): Promise<void> {
  const anyone = { rejectUnauthorized: false };
  const { host } = new URL(nginx.secure);
  const br = { 'accept-encoding': 'gzip, deflate, br' };

  await table.check('a browser is offered HTTP/2 over TLS 1.3, an older one HTTP/1.1 over TLS 1.2, none less', async () => {
    const offer = async (ALPNProtocols: string[], maxVersion: 'TLSv1.1' | 'TLSv1.2' | 'TLSv1.3') => {
      const socket: TLSSocket = connectTls({ port: Number(new URL(nginx.secure).port), servername: 'localhost', ALPNProtocols, minVersion: 'TLSv1', maxVersion, ciphers: 'DEFAULT@SECLEVEL=0', ...anyone });
      const agreed = await once(socket, 'secureConnect').then(() => [socket.getProtocol(), socket.alpnProtocol], () => 'refused');
      socket.destroy();
      return agreed;
    };
    return differs([await offer(['h2', 'http/1.1'], 'TLSv1.3'), await offer(['http/1.1'], 'TLSv1.2'), await offer(['h2', 'http/1.1'], 'TLSv1.1')], [['TLSv1.3', 'h2'], ['TLSv1.2', 'http/1.1'], 'refused']);
  });

  const session = connect(nginx.secure, anyone);
  try {
    await table.check('over HTTP/2 a page is the edge\'s own brotli, with its policy and Strict-Transport-Security, and 304 after that', async () => {
      const own = await fetch(`${edge}/m/home`, { headers: { ...br, 'sec-fetch-site': 'none' } });
      const text = await own.text();
      const first = await ask(session, '/m/home', { ...br, 'sec-fetch-site': 'none' });
      const again = await ask(session, '/m/home', { ...br, 'sec-fetch-site': 'none', 'if-none-match': String(first.headers.etag) });
      const kept = ['etag', 'vary', 'cache-control', 'content-encoding', 'content-security-policy', 'cross-origin-opener-policy'];
      return differs(
        [first.status, kept.map((name) => first.headers[name]), brotliDecompressSync(first.body).toString() === text, first.headers['strict-transport-security'], again.status, again.body.length],
        [200, kept.map((name) => own.headers.get(name)), true, 'max-age=31536000', 304, 0],
      );
    });

    await table.check('over HTTP/2 a file is compressed and immutable, and forty come on one connection', async () => {
      const page = brotliDecompressSync((await ask(session, '/m/home', br)).body).toString();
      const [script] = /\/assets\/[\w.-]+\.js/.exec(page)!;
      const answers = await Promise.all(Array.from({ length: 40 }, () => ask(session, script, br)));
      const told = new Set(answers.map(({ status, headers, body }) => `${status} ${headers['content-encoding']} ${headers['cache-control']} ${brotliDecompressSync(body).length > 0}`));
      return differs([...told], ['200 br public, max-age=31536000, immutable true']);
    });

    await table.check('over HTTP/2 a picture of 5 MB and cookies of 17 KB pass; with 80 KB the phone is told what to do', async () => {
      const picture = await ask(session, '/wps/a', { 'content-type': 'image/png' }, Buffer.alloc(5 * 1024 * 1024));
      const long = await ask(session, '/wps/cookies', { cookie: `big=${'a'.repeat(17_000)}` });
      const other = connect(nginx.secure, { ...anyone, maxSendHeaderBlockLength: 256 * 1024 });
      // A browser sends each cookie as a field of its own.
      const tooLong = await ask(other, '/wps/cookies', { cookie: Array.from({ length: 20 }, (_none, at) => `big${at}=${'X'.repeat(4_000)}`), 'accept-language': 'en-GB' }).catch((error: Error) => ({ status: error.message, body: Buffer.alloc(0) }));
      other.destroy();
      return differs([picture.status, long.status, tooLong.status, tooLong.body.includes('Clear this site’s cookies')], [200, 200, 431, true]);
    });
  } finally {
    session.close();
  }

  await table.check('over TLS and HTTP/1.1 a page is the same', async () => {
    const [answer] = (await once(get(`${nginx.secure}/m/home`, { ...anyone, headers: br }), 'response')) as [IncomingMessage];
    const body = Buffer.concat(await answer.toArray() as Buffer[]);
    return differs([answer.httpVersion, answer.headers['content-encoding'], answer.headers['strict-transport-security'], brotliDecompressSync(body).includes('<html'), host.startsWith('localhost')], ['1.1', 'br', 'max-age=31536000', true, true]);
  });
}

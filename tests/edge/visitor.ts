import { hash } from 'node:crypto';
import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Seen {
  status: number;
  headers: IncomingHttpHeaders;
  /** as it came */
  body: Buffer;
}

const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const decoders: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** One request as a browser sends it, with any Host. */
export function visit(address: string, path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Seen> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers, agent }, async (response) => {
      try {
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(await response.toArray()) });
      } catch (error) {
        reject(error as Error);
      }
    }).on('error', reject).end();
  });
}

/** The text of an answer, decoded. */
export function textOf({ headers, body }: Seen): string {
  const decode = decoders[headers['content-encoding'] ?? ''];
  return (decode && body.length ? decode(body) : body).toString();
}

/** Merchant and language by the bytes of a body: decoding each of thousands of visits would take longer than to serve them. */
const known = new Map<string, string>();

/** Whose page it is: merchant, language, and the image host of the visit, by its ETag. */
export function pageOf(seen: Seen): string {
  const key = hash('sha1', seen.body);
  let found = known.get(key);
  if (!found) {
    const text = textOf(seen);
    known.set(key, (found = `${/"code":"(\w+)"/.exec(text)?.[1]} ${/<html[^>]* lang="(\w+)/.exec(text)?.[1]}`));
  }
  return `${seen.status} ${found} ${/\.(\d+)"$/.exec(String(seen.headers.etag))?.[1]}`;
}

import { connect, type Socket } from 'node:net';

export interface Load {
  /** requests a second */
  rate: number;
  /** 99th percentile of the answer times, ms */
  p99: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/** Length of a whole answer; undefined until its head is complete. Throws on any status but 200. */
function answerLength(received: Buffer): number | undefined {
  const end = received.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = received.subarray(0, end).toString('latin1');
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`the server answered ${head.split('\r\n')[0]}`);
  return end + headEnd.length + Number(/content-length: (\d+)/i.exec(head)?.[1]);
}

/** One connection that sends the next of these requests after each answer, until `end`. */
function repeatRequests(host: string, port: number, requests: readonly string[], end: number, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, host);
    let started = 0;
    let sent = 0;
    let received = 0;
    let length: number | undefined;
    const send = () => {
      started = performance.now();
      received = 0;
      length = undefined;
      socket.write(requests[sent++ % requests.length]!);
    };
    socket.setNoDelay(true).on('connect', send).on('error', reject);
    socket.on('data', (bytes) => {
      try {
        length ??= answerLength(bytes);
      } catch (error) {
        reject(error as Error);
        socket.destroy();
      }
      received += bytes.length;
      // The head of each answer fits in its first packet.
      if (length === undefined || received < length) return;
      times.push(performance.now() - started);
      if (performance.now() < end) return send();
      socket.end();
      resolve();
    });
  });
}

/** Requests addresses of one host in turn over persistent connections for some seconds, accepting brotli; each connection begins with another. */
export async function loadOn(addresses: string | readonly string[], { connections, seconds }: { connections: number; seconds: number }): Promise<Load> {
  const all = [addresses].flat().map((address) => new URL(address));
  const { hostname, port } = all[0]!;
  const requests = all.map(({ pathname, search, host }) => `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, br\r\n\r\n`);
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  await Promise.all(Array.from({ length: connections }, (_none, at) => {
    const first = at % requests.length;
    return repeatRequests(hostname, Number(port), [...requests.slice(first), ...requests.slice(0, first)], end, times);
  }));
  times.sort((one, other) => one - other);
  return { rate: times.length / seconds, p99: times[Math.floor(times.length * 0.99)]! };
}

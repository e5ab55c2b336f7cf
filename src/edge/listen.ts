import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** ms that answers under way are given when the edge is told to stop */
const farewell = 5_000;
/** ms that a phone's connection is kept for its next request: longer than people look at one screen */
const keepAlive = 65_000;

/** Starts to serve on one network address of this machine: 127.0.0.1 is reached from here alone, 0.0.0.0 from everywhere. Rejects with a sentence for the person who started it. */
export function listen(server: Server, port: number, host = '127.0.0.1'): Promise<number> {
  server.keepAliveTimeout = keepAlive;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`port ${port} is taken: choose another with PORT=`) : error);
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

/** Ends the process well when it is told to: answers under way are finished, then `close` runs. */
export function stopWell(server: Server, close: () => void): void {
  const stop = () => {
    server.close(() => {
      close();
      process.exit(0);
    });
    setTimeout(() => server.closeAllConnections(), farewell).unref();
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

export const serverOf = (answer: RequestListener): Server => createServer(answer);

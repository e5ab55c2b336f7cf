import { createServer, request as ask } from 'node:http';
import type { RequestListener } from 'node:http';
import { pipeline } from 'node:stream';

export interface LyingGateway {
  address: string;
  /** How it answers calls from now on; none: as the box behind it does. */
  answer: RequestListener | undefined;
  close(): void;
}

/** A gateway before the platform in a box, which can answer calls otherwise than the box does. */
export async function lyingGateway(box: string): Promise<LyingGateway> {
  const server = createServer((request, response) => {
    if (gateway.answer && request.url!.startsWith('/wps/')) return void gateway.answer(request, response);
    const { hostname, port } = new URL(box);
    const asked = ask({ hostname, port, path: request.url, method: request.method, headers: request.headers }, (answered) => {
      if (response.destroyed) return void answered.destroy();
      response.writeHead(answered.statusCode!, answered.headers);
      pipeline(answered, response, () => {});
    });
    asked.on('error', () => response.destroy());
    pipeline(request, asked, () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const gateway: LyingGateway = {
    address: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    answer: undefined,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return gateway;
}

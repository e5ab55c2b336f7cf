import { createServer, request as ask, type RequestListener } from 'node:http';
import { pipeline } from 'node:stream';

export interface LyingGateway {
  address: string;
  /** Answers calls instead of the box; undefined: the box answers. */
  answer: RequestListener | undefined;
  close(): void;
}

/** A proxy before the platform in a box, whose answers to calls can be replaced. */
export async function lyingGateway(box: string): Promise<LyingGateway> {
  const server = createServer((request, response) => {
    if (gateway.answer && request.url!.startsWith('/wps/')) return void gateway.answer(request, response);
    const { hostname, port } = new URL(box);
    const proxied = ask({ hostname, port, path: request.url, method: request.method, headers: request.headers }, (answered) => {
      if (response.destroyed) return void answered.destroy();
      response.writeHead(answered.statusCode!, answered.headers);
      pipeline(answered, response, () => {});
    });
    proxied.on('error', () => response.destroy());
    pipeline(request, proxied, () => {});
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

import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { gateway, type GatewayOptions } from '../../src/edge/gateway.ts';
import { compressAnswers } from '../../src/edge/node/compress-answers.ts';
import { callersBehind } from '../../src/edge/node/caller.ts';
import { listen, listenerOf, serverOf } from '../../src/edge/node/listen.ts';
import { pooledClient } from '../../src/edge/node/pooled-client.ts';
import { observed, type Observer } from '../../src/edge/observe.ts';
import { platformRoutes } from '../../src/edge/platform-routes.ts';
import { askedBy } from '../../src/edge/request.ts';

const servers: Server[] = [];

/** Listens on a free port until `closeServers`; gives the address. */
export async function serve(server: Server): Promise<string> {
  servers.push(server);
  return `http://localhost:${await listen(server, 0)}`;
}

export const serveGateway = (answer: RequestListener): Promise<string> => serve(createServer(answer));

export interface ServedEdge extends Omit<GatewayOptions, 'url'> {
  trusted?: string;
  observer?: Observer;
}

/** Serves the edge's routes to a gateway, without pages. */
export function serveEdge(url: string, { trusted = '', observer = () => {}, ...options }: ServedEdge = {}): Promise<string> {
  const routes = platformRoutes(gateway({ url, client: pooledClient, ...options }), compressAnswers());
  return serve(serverOf(listenerOf((request, caller, background) => {
    const env = askedBy(request, caller, background);
    return observed(routes.fetch(request, env), request.method, env, observer);
  }, callersBehind(trusted))));
}

export function closeServers(): void {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
}

/** Sends raw bytes over one connection; gives the answer up to the end of the connection. */
export function sendRaw(address: string, bytes: string): Promise<string> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let received = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.setEncoding('latin1').on('data', (text: string) => (received += text));
    socket.on('error', () => {});
    socket.on('close', () => resolve(received));
  });
}

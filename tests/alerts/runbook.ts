/** The three cases of src/edge/service/runbook.md, on the faults of a box behind an edge: the lines that lead to the answer. */
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { consoleHeaders } from '../browser/console.ts';
import { startEdge } from '../browser/edge.ts';
import { freePort } from '../browser/free-port.ts';
import { publicKeyAt } from '../browser/public-key.ts';
import { seal } from '../gateway/kit/seal.ts';
import { differs, type Rows } from '../support/rows.ts';

type Edge = Awaited<ReturnType<typeof startEdge>>;
type Line = Record<string, unknown>;

const linesOf = ({ output }: Edge, route: string): Line[] => output.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line) as Line).filter((line) => line.route === route);

/** What the log says of the last call of a name, by these fields. */
async function lastLine(edge: Edge, route: string, fields: readonly string[]): Promise<Line> {
  // It is written once the answer has been sent.
  for (let at = 0; at < 50 && !linesOf(edge, route).length; at++) await new Promise((resolve) => setTimeout(resolve, 20));
  const line = linesOf(edge, route).at(-1) ?? {};
  return Object.fromEntries(fields.map((field) => [field, line[field]]));
}

async function call(edge: Edge, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<{ success: boolean; value?: Line; errorCode?: string }> {
  const response = await fetch(edge.address + path, { method: body === undefined ? 'GET' : 'POST', headers: { Merchant: 'leve', Language: 'pt', 'Content-Type': 'application/json', ...headers }, ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }) });
  return response.json() as Promise<{ success: boolean; value?: Line; errorCode?: string }>;
}

async function logIn(edge: Edge): Promise<{ success: boolean; value?: Line; errorCode?: string }> {
  const { body, wrappedKey } = seal(JSON.stringify({ type: 'username', username: 'marina', password: 'leve2026' }), await publicKeyAt(edge.address));
  return call(edge, '/wps/session/login', body, { Encryption: wrappedKey, 'Content-Type': 'text/plain' });
}

const atConsole = (box: Edge, method: string, path: string, body?: unknown): Promise<Response> => fetch(`${box.address}/sandbox/api${path}`, { method, headers: consoleHeaders, ...(body !== undefined && { body: JSON.stringify(body) }) });

/** Tries the cases; each ends with what is wrong, if anything. */
export async function tryRunbook(table: Rows): Promise<void> {
  const box = await startEdge({ DATA: ':memory:', METRICS_PORT: 'off' });
  const METRICS_PORT = String(await freePort());
  const behind = { GATEWAY_URL: box.address, LOG: 'json' };
  const edge = await startEdge({ ...behind, GATEWAY_PUBLIC_KEY: await publicKeyAt(box.address), METRICS_PORT });
  const metric = async (pattern: RegExp): Promise<string | undefined> => pattern.exec(await (await fetch(`http://127.0.0.1:${METRICS_PORT}/metrics`)).text())?.[1];
  try {
    const { value } = await logIn(edge);
    const Authorization = String(value?.token);
    const deposit = () => call(edge, '/wps/deposit', { requestId: randomUUID(), method: 'PIX', amount: 2_000 }, { Authorization });

    await table.check('deposits: the gateway fails, and the line says status and request id', async () => {
      await atConsole(box, 'PUT', '/faults/createDeposit', { kind: '500' });
      await deposit().catch(() => undefined);
      await atConsole(box, 'DELETE', '/faults');
      const line = await lastLine(edge, 'createDeposit', ['merchant', 'status']);
      return differs([line, await metric(/edge_requests_total{route="createDeposit",merchant="leve",status="500",build="[^"]+"} (\d+)/)], [{ merchant: 'leve', status: 500 }, '1']);
    });

    await table.check('deposits: they are asked for and none is paid, each counted once', async () => {
      const { value: made } = await deposit();
      for (let at = 0; at < 3; at++) await call(edge, `/wps/deposit?id=${String(made?.id)}`, undefined, { Authorization });
      return differs([await metric(/edge_deposits_total{merchant="leve",state="waiting"} (\d+)/), await metric(/edge_deposits_total{merchant="leve",state="paid"} (\d+)/) ?? 'none'], ['1', 'none']);
    });

    await table.check('games: those of one vendor are refused, and the line says which', async () => {
      const { value: list } = await call(edge, '/wps/game/list?merchant=leve&platform=H5&language=pt&gameType=&pageNo=1&pageSize=100');
      const games = list!.games as { nodeId: string; gameId: string; vassalage: string; gameType: string }[];
      const [{ vassalage: off }] = games as [typeof games[0]];
      await atConsole(box, 'POST', `/desk/vendors/${off}/off`);
      const other = games.find(({ vassalage }) => vassalage !== off)!;
      const launch = ({ nodeId, gameId, vassalage, gameType }: typeof other) => call(edge, '/wps/game/launch/v3', { category: gameType, vendor: vassalage, gameId, nodeId, language: 'pt', backUrl: edge.address }, { Authorization });
      const [refused, started] = [await launch(games[0]!), await launch(other)];
      const lines = linesOf(edge, 'launchGame').map(({ vendor, errorCode = 'started' }) => `${String(vendor)} ${String(errorCode)}`);
      return differs([refused.errorCode, started.success, lines], ['game.unavailable', true, [`${off} game.unavailable`, `${other.vassalage} started`]]);
    });

    await table.check('logins: another key at the edge than at the gateway, told apart from wrong passwords', async () => {
      const wrongKey = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'pem' }).toString();
      const other = await startEdge({ ...behind, GATEWAY_PUBLIC_KEY: wrongKey, METRICS_PORT: 'off' });
      try {
        const { errorCode } = await logIn(other);
        return differs([errorCode, await lastLine(other, 'login', ['merchant', 'status', 'errorCode']), (await logIn(edge)).success], ['request.invalid', { merchant: 'leve', status: 200, errorCode: 'request.invalid' }, true]);
      } finally {
        await other.stop();
      }
    });
  } finally {
    await Promise.all([edge.stop(), box.stop()]);
  }
}

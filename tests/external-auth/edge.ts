/** The edge with a platform that accepts an emulator's tokens, which no setting of the product allows. */
import { createEdge } from '../../src/edge/edge.ts';
import { createMerchants } from '../../src/edge/merchants/merchants.ts';
import { parseMerchants } from '../../src/edge/merchants/parse.ts';
import { readyMadeFiles } from '../../src/edge/merchants/ready-made.ts';
import { readBuild } from '../../src/edge/node/build.ts';
import { callersBehind } from '../../src/edge/node/caller.ts';
import { gracefulShutdown, listen, listenerOf, serverOf } from '../../src/edge/node/listen.ts';
import { sandbox } from '../../src/edge/sandbox.ts';
import { consoleToken } from '../browser/console.ts';

const parsed = parseMerchants(readyMadeFiles);
const { upstream, publicKey } = await sandbox({ file: ':memory:', seed: 1, consoleToken, allowsEmulator: true, merchants: parsed });
const edge = createEdge({ machine: await readBuild('dist'), upstream, merchants: createMerchants(parsed, () => publicKey) });
const server = serverOf(listenerOf(edge, callersBehind('')));
console.log(`Leve http://localhost:${await listen(server, 0)}`);
gracefulShutdown(server, { close: () => upstream.close() });

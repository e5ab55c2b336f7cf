/** The edge before a platform that takes an emulator's tokens, which no setting of the product allows. */
import { createEdge } from '../../src/edge/edge.ts';
import { listen, serverOf, stopWell } from '../../src/edge/listen.ts';
import { sandbox } from '../../src/edge/sandbox.ts';
import { consoleToken } from '../browser/console.ts';

const upstream = await sandbox({ file: ':memory:', seed: 1, consoleToken, allowsEmulator: true });
const server = serverOf(createEdge({ folder: 'dist', upstream }));
console.log(`Leve http://localhost:${await listen(server, 0)}`);
stopWell(server, () => upstream.close());

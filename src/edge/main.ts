import { existsSync } from 'node:fs';
import { createEdge } from './edge.ts';
import { listen, serverOf, stopWell } from './listen.ts';
import { greet, platformOf, startOrSay } from './start.ts';

const { PORT = '4173', DIST = 'dist' } = process.env;

await startOrSay(async () => {
  if (!existsSync(`${DIST}/pages.json`)) throw new Error(`there is no build in ${DIST}: npm run build makes one`);
  const { upstream, merchants } = await platformOf(process.env);
  const server = serverOf(createEdge({ folder: DIST, upstream, merchants }));
  const port = await listen(server, Number(PORT));
  stopWell(server, () => upstream.close());
  greet(upstream, port);
});

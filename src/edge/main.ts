import { existsSync } from 'node:fs';
import { createEdge } from './edge.ts';
import { listen, serverOf, stopWell } from './listen.ts';
import { greet, startOrSay, upstreamOf } from './start.ts';

const { PORT = '4173', HOST, DIST = 'dist', MERCHANT } = process.env;

await startOrSay(async () => {
  if (!existsSync(`${DIST}/pages.json`)) throw new Error(`there is no build in ${DIST}: npm run build makes one`);
  const upstream = await upstreamOf(process.env, '.data/platform.sqlite');
  const server = serverOf(createEdge({ folder: DIST, upstream, merchant: MERCHANT || undefined }));
  const port = await listen(server, Number(PORT), HOST || undefined);
  stopWell(server, () => upstream.close());
  greet(upstream, port);
});

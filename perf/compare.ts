/** `npm run perf:compare REV` builds REV and the working tree, and prints the bundle sizes of both. */
import { join } from 'node:path';
import { buildIn, checkOut } from './revision.ts';
import { sizesOf, sizeTable } from './sizes.ts';

const [revision] = process.argv.slice(2);
if (!revision) throw new Error('which revision? npm run perf:compare main');

const base = checkOut(revision);
try {
  const change = join(base.folder, 'dist-change');
  buildIn(base.folder, 'dist');
  buildIn('.', change);
  console.log(sizeTable(await sizesOf(join(base.folder, 'dist')), await sizesOf(change)));
} finally {
  base.remove();
}

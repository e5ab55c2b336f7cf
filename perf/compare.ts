/** `npm run perf:compare REV` builds REV and the working tree, and prints the bundle sizes of both; with `--markdown` as a table for a comment. */
import { join } from 'node:path';
import { buildIn, checkOut } from './revision.ts';
import { sizesOf, sizeTable } from './sizes.ts';

const given = process.argv.slice(2);
const revision = given.find((word) => word !== '--markdown');
if (!revision) throw new Error('which revision? npm run perf:compare main');

const base = checkOut(revision);
try {
  const change = join(base.folder, 'dist-change');
  buildIn(base.folder, 'dist');
  buildIn('.', change);
  console.log(sizeTable(await sizesOf(join(base.folder, 'dist')), await sizesOf(change), given.includes('--markdown')));
} finally {
  base.remove();
}

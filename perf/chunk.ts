/** `npm run perf:chunk home-shared` (or `screens/login`): the modules of a chunk and the bytes that each has in it before minifying, largest first. */
import { build, type Rolldown } from 'vite';

const [wanted = ''] = process.argv.slice(2);

const built = (await build({ logLevel: 'warn', build: { write: false, minify: false } })) as Rolldown.RolldownOutput;
const chunks = built.output.filter((file) => file.type === 'chunk');
const nameOf = ({ fileName }: Rolldown.OutputChunk): string => fileName.replace(/^assets\/(.+)-[^-]+\.js$/, '$1');
const found = chunks.filter((chunk) => nameOf(chunk) === wanted);
if (!found.length) {
  console.log(`There is no chunk "${wanted}". There are: ${Array.from(new Set(chunks.map(nameOf))).toSorted().join(', ')}`);
  process.exitCode = 1;
}
for (const { fileName, modules } of found) {
  const rows = Object.entries(modules).map(([id, { renderedLength }]) => [renderedLength, id.replace(`${process.cwd()}/`, '')] as const);
  console.log(fileName);
  for (const [bytes, id] of rows.toSorted(([one], [other]) => other - one)) console.log(`${String(bytes).padStart(8)}  ${id}`);
}

/** `node perf/files.ts`: how long the files of src/app are, in lines of code: no blanks, no comments. `node perf/files.ts 10` lists those of ten lines or fewer. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const small = 10;
const comment = /^\s*(?:\/\/|\/\*|\*)/;

const linesOf = (file: string): number => readFileSync(file, 'utf8').split('\n').filter((line) => line.trim() && !comment.test(line)).length;

const files = readdirSync('src/app', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:tsx?|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ file, lines: linesOf(file) }))
  .toSorted((one, other) => one.lines - other.lines);
const few = files.filter(({ lines }) => lines <= small).length;

console.log(`${files.length} files; ${((few / files.length) * 100).toFixed(1)} % have ${small} lines or fewer; median ${files[Math.floor(files.length / 2)]!.lines}`);
const most = Number(process.argv[2] ?? 0);
for (const { file, lines } of files.filter((each) => each.lines <= most)) console.log(`${String(lines).padStart(4)}  ${file}`);

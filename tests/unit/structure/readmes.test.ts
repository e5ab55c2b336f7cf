import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { switchTable } from '../../../src/contract/switches.ts';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The documents of the repository, without fenced code. */
const documents = globSync(['*.md', '{src,tests,perf}/**/*.md']).filter((file) => !file.startsWith('tests/fixtures/')).map((file) => {
  const text = readFileSync(file, 'utf8');
  return { file, text, prose: text.replaceAll(/^```[\s\S]*?^```/gm, '') };
});

/** The anchor of a heading as hosts make it. */
const anchorOf = (heading: string): string => heading.trim().toLowerCase().replaceAll(/[^\p{L}\p{N} _-]/gu, '').replaceAll(' ', '-');

function anchorsOf(file: string): string[] {
  return Array.from(readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading]) => anchorOf(heading!));
}

test('every room has a README, and the root\'s fits a page', () => {
  const files = documents.map(({ file }) => file);
  expect(files).toEqual(expect.arrayContaining(['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'src/BEHAVIOURS.md', ...['src/contract', 'src/app', 'src/edge', 'src/sandbox', 'src/build', 'tests', 'perf'].map((room) => `${room}/README.md`)]));
  const { text } = documents.find(({ file }) => file === 'README.md')!;
  expect(text.split(/\s+/).length).toBeLessThanOrEqual(1_500);
  const [, surprises] = /## What may surprise\n([\s\S]*?)(?:\n## |$)/.exec(text)!;
  expect(surprises!.match(/^- /gm)!.length).toBeLessThanOrEqual(8);
});

test('every link leads to a file, and to a heading of it', () => {
  const broken = documents.flatMap(({ file, prose }) =>
    Array.from(prose.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)).flatMap(([whole, path, anchor]) => {
      const target = path ? normalize(join(dirname(file), path)) : file;
      const leads = existsSync(target) && (!anchor || anchorsOf(target).includes(anchor));
      return leads ? [] : [`${file}: ${whole}`];
    }));
  expect(broken).toEqual([]);
});

test('the contract\'s README has the table of switches', () => {
  expect(readFileSync('src/contract/README.md', 'utf8')).toContain(switchTable());
});

test('every command exists', () => {
  const named = documents.flatMap(({ file, text }) => Array.from(text.matchAll(/npm run (?:--silent )?([\w:-]*\w)/g), ([, name]) => ({ file, name: name! })));
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name }) => !scripts[name])).toEqual([]);
});

/** A name with an extension of the source, or a path from the root. */
const sourceName = /^(?:[\w.{},-]+\/)*[\w.{},-]+\.(?:tsx?|css|json|md|conf|vcl|jsonc|sql)$|^(?:src|tests|perf)\/[\w./-]+$/;

/** Written when something runs, or an example of an address. */
const made = /^(?:perf\/report|dist|openapi\.json|figures\.json|pages\.json|path\/to|games\/)/;

test('every file that a README names is there, by its path or somewhere in its room', () => {
  const sources = globSync('{src,tests,perf}/**/*').map((file) => `/${file}`);
  const missing = documents.filter(({ file }) => file !== 'CHANGELOG.md').flatMap(({ file, prose }) =>
    Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, name]) => name!)
      .filter((name) => sourceName.test(name) && !made.test(name))
      .filter((name) => !globSync([name, join(dirname(file), name)]).length && !sources.some((source) => source.startsWith(`/${dirname(file)}/`.replace('/./', '/')) && source.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`));
  expect(missing).toEqual([]);
});

test.each(['src/app', 'src/build', 'src/contract', 'src/edge'])('the README of %s names each of its files and folders', (room) => {
  const { prose } = documents.find(({ file }) => file === `${room}/README.md`)!;
  const entries = globSync(`${room}/*`).map((path) => path.slice(room.length + 1)).filter((entry) => !/\.md$|\.d\.ts$/.test(entry));
  expect(entries.length).toBeGreaterThan(10);
  expect(entries.filter((entry) => !prose.includes(`\`${entry}`) && !prose.includes(`/${entry}`))).toEqual([]);
});

/** Rooms by the longest prefix of their folder. */
const roomOf = (file: string): string => file.split('/').slice(0, file.startsWith('src/') ? 2 : 1).join('/');

/** All imports of the source between rooms, type imports apart. */
function importsBetweenRooms(): { values: Map<string, Set<string>>; types: Map<string, Set<string>> } {
  const values = new Map<string, Set<string>>();
  const types = new Map<string, Set<string>>();
  for (const file of globSync('src/**/*.{ts,tsx}')) {
    const code = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/\/|\*|\/\*).*$/gm, '');
    for (const [line, path] of code.matchAll(/(?:^(?:import|export) [^;]*?from |^import |\bimport\()\s*'(\.[^']+)'/gm)) {
      const [from, to] = [roomOf(file), roomOf(normalize(join(dirname(file), path!)))];
      if (from === to || !to.startsWith('src/')) continue;
      const kind = /^(?:import|export) type /.test(line) || file.endsWith('.d.ts') || code.includes(`typeof ${line}`) ? types : values;
      kind.set(from, (kind.get(from) ?? new Set()).add(to));
    }
  }
  return { values, types };
}

test('the README\'s table of imports is true', () => {
  const rows = Array.from(readFileSync('README.md', 'utf8').matchAll(/^\| \[?`(src\/[\w-]+)`[^|]*\|[^|]*\|([^|]*)\|([^|]*)\|$/gm), ([, room, imports, typesOnly]) => ({ room: room!, imports: imports!, typesOnly: typesOnly! }));
  const namesIn = (cell: string) => cell.match(/src\/[\w-]+/g)?.toSorted() ?? [];
  expect(rows.map(({ room }) => room).toSorted()).toEqual(globSync('src/*/').map((folder) => folder.replace(/\/$/, '')).toSorted());
  const { values, types } = importsBetweenRooms();
  for (const { room, imports, typesOnly } of rows) {
    const own = [...(values.get(room) ?? [])].toSorted();
    expect({ room, imports: namesIn(imports) }).toEqual({ room, imports: own });
    expect({ room, typesOnly: namesIn(typesOnly) }).toEqual({ room, typesOnly: [...(types.get(room) ?? [])].filter((to) => !own.includes(to)).toSorted() });
  }
});

/**
 * Measures everything and writes perf/report/index.html and perf/report/figures.json, each part with its run before, and
 * perf/FIGURES.md, the table that is stored with the code.
 * `npm run perf -- growing ticking` measures these parts and keeps the others of the stored report;
 * `--quick` makes one short run of each and only prints it; `--built` uses existing builds.
 * `npm run perf -- journeys --against=main --tls` compares the journeys with another revision's, behind nginx by HTTP/2.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { builds, openContext } from './context.ts';
import { reaches, type Figure } from './figure.ts';
import { storedParts, mergeReports, revisionHere, type Measured } from './stored-report.ts';
import { parts } from './parts.ts';
import { watchStolen } from './stolen.ts';
import { writeReport } from './page/write.ts';
import { numberText, stolenText } from './page/number-text.ts';
import { tableOf } from './page/table.ts';

const folder = 'perf/report';
const args = process.argv.slice(2);
const quick = args.includes('--quick');
const tls = args.includes('--tls');
const against = args.find((argument) => argument.startsWith('--against='))?.slice('--against='.length) ?? 'af7c8901';
const named = args.filter((argument) => !argument.startsWith('--')).map((name) => (tls && name === 'journeys' ? 'journeys-tls' : name));
const unknown = named.filter((name) => !parts[name]);
if (unknown.length) throw new Error(`there is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
const usual = Object.keys(parts).filter((name) => !parts[name]!.onlyNamed);
const wanted = Object.entries(parts).filter(([name, { onlyNamed }]) => (named.length ? named.includes(name) : !onlyNamed));

function build(name: keyof typeof builds): void {
  const { folder: built, mode } = builds[name];
  if (args.includes('--built') && existsSync(built)) return;
  const { status } = spawnSync('node_modules/.bin/vite', ['build', '--mode', mode, '--outDir', built, '--logLevel', 'warn'], { stdio: 'inherit' });
  if (status) throw new Error(`the build in ${built} failed`);
}

function print(figure: Figure): void {
  const word = { true: 'met   ', false: 'MISSED', undefined: '      ' }[String(reaches(figure)) as 'true' | 'false' | 'undefined'];
  const [least, most] = figure.spread.map(numberText);
  console.log(`  ${word} ${figure.name}: ${numberText(figure.value)} ${figure.unit} (${least} to ${most})`);
}

for (const name of new Set(wanted.flatMap(([, { needs }]) => needs))) build(name);
const context = await openContext({ runs: quick ? 1 : 3, quick, against, tls });
const measured: Measured[] = [];
const revision = revisionHere();
const processors = `${cpus().length} x ${cpus()[0]?.model}`;
const stored = storedParts(join(folder, 'figures.json'), processors);
try {
  for (const [name, { title, load }] of wanted) {
    console.log(title);
    const at = new Date().toISOString();
    const start = performance.now();
    const stolen = watchStolen();
    const taken = () => ({ name, title, at, revision, seconds: (performance.now() - start) / 1_000, stolen: stolen() });
    try {
      const figures = await (await load()).measure(context);
      const part = { ...taken(), figures };
      figures.forEach(print);
      if (part.stolen) console.log(`         ${stolenText(part.stolen)}`);
      measured.push(part);
    } catch (error) {
      // A failed part does not stop the others.
      const failure = error instanceof Error ? error.message : String(error);
      console.log(`  FAILED ${failure}`);
      measured.push({ ...taken(), figures: [], failure });
    }
    // The report is written after each part, so that a later crash loses nothing.
    if (quick) continue;
    const report = { node: process.version, processors, parts: mergeReports(stored, measured, Object.keys(parts)) };
    writeReport(folder, report);
    // A report of some parts alone, as on a new clone, would take the others out of the table.
    if (usual.every((each) => report.parts.some((part) => part.name === each))) writeFileSync('perf/FIGURES.md', tableOf(report));
  }
} finally {
  await context.close();
}
const figures = measured.flatMap((part) => part.figures);
const failed = measured.filter(({ failure }) => failure).length + figures.filter((figure) => reaches(figure) === false).length;
if (!quick) console.log(join(folder, 'index.html'));
console.log(`${figures.filter((figure) => reaches(figure)).length} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

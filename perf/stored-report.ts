import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Figure } from './figure.ts';

/** The result of one part of the measurement. */
export interface Measured {
  name: string;
  title: string;
  figures: Figure[];
  seconds: number;
  /** share, 0 to 1, of the processors' time that the host gave to other machines meanwhile */
  stolen?: number;
  /** when, ISO 8601 */
  at: string;
  /** commit that was measured, with `+` where files differed from it */
  revision: string;
  /** message of the exception that ended the part */
  failure?: string;
  /** the previous run of this part */
  before?: Pick<Measured, 'at' | 'revision' | 'figures'>;
}

/** The content of `figures.json`. */
export interface Report {
  node: string;
  /** number of processors, and their model */
  processors: string;
  parts: Measured[];
}

/** The checked-out commit, with `+` where files differ from it. */
export function revisionHere(): string {
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' }).stdout.trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no', ':!perf/FIGURES.md') ? '+' : '');
}

/** The parts of a stored report by name; none where it comes from another machine. */
export function storedParts(file: string, processors: string): Map<string, Measured> {
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  return new Map(report?.processors === processors ? report.parts.map((part) => [part.name, part]) : []);
}

/** Merges new results into the stored parts: the latest of each, with its previous run, in the order of `names`. */
export function mergeReports(stored: ReadonlyMap<string, Measured>, measured: readonly Measured[], names: readonly string[]): Measured[] {
  const parts = new Map(stored);
  for (const part of measured) {
    const before = stored.get(part.name);
    parts.set(part.name, before ? { ...part, before: { at: before.at, revision: before.revision, figures: before.figures } } : part);
  }
  return names.flatMap((name) => parts.get(name) ?? []);
}

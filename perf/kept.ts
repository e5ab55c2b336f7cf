import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Figure } from './figure.ts';

/** One part of the measurement as it went. */
export interface Measured {
  name: string;
  title: string;
  figures: Figure[];
  seconds: number;
  /** when, ISO 8601 */
  at: string;
  /** commit that was measured, with `+` where files differed from it */
  revision: string;
  /** why it broke off */
  failure?: string;
  /** the run of this part before this one */
  before?: Pick<Measured, 'at' | 'revision' | 'figures'>;
}

/** The content of `figures.json`. */
export interface Report {
  node: string;
  /** number of processors, and their model */
  processors: string;
  parts: Measured[];
}

/** The commit that stands here. */
export function revisionHere(): string {
  const git = (...given: string[]) => spawnSync('git', given, { encoding: 'utf8' }).stdout.trim();
  return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain', '--untracked-files=no', ':!perf/report') ? '+' : '');
}

/** The parts of an earlier report of this machine, by name; none where it is another machine's. */
export function keptParts(file: string, processors: string): Map<string, Measured> {
  const report = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  return new Map(report?.processors === processors ? report.parts.map((part) => [part.name, part]) : []);
}

/** The report after `measured`: each part as it was measured last, with what it was before; in the order of `names`. */
export function merged(kept: ReadonlyMap<string, Measured>, measured: readonly Measured[], names: readonly string[]): Measured[] {
  const parts = new Map(kept);
  for (const part of measured) {
    const before = kept.get(part.name);
    parts.set(part.name, before ? { ...part, before: { at: before.at, revision: before.revision, figures: before.figures } } : part);
  }
  return names.flatMap((name) => parts.get(name) ?? []);
}

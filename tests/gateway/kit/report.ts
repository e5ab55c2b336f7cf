import type { CallName } from '../../../src/contract/calls.ts';
import { meanings, type Fault } from './faults.ts';
import type { Without } from './parts.ts';

export interface Line {
  readonly check: string;
  /** `all`: the whole check could not run */
  readonly call: CallName | 'all';
  readonly verdict: 'fits' | 'fault' | 'skipped';
  /** time of the answer, where there was one */
  readonly ms?: number;
  readonly fault?: Fault;
  /** the observation, or the reason for skipping */
  readonly detail?: string;
  /** the effect on the phone */
  readonly meaning?: string;
}

/** Collects the results of the checks. */
export class Report {
  readonly lines: Line[] = [];
  /** what the merchant has not: nothing of it is a fault */
  without: Without = new Map();
  private readonly placeOf: (call: CallName) => string;

  constructor(placeOf: (call: CallName) => string) {
    this.placeOf = placeOf;
  }

  fits(check: string, call: CallName, ms?: number, detail?: string): void {
    this.lines.push({ check, call, verdict: 'fits', ms, ...(detail && { detail }) });
  }

  skipped(check: string, call: Line['call'], detail: string): void {
    this.lines.push({ check, call, verdict: 'skipped', detail });
  }

  fault(check: string, call: CallName, fault: Fault, detail: string, ms?: number): void {
    const missing = this.without.get(call);
    if (missing) {
      if (!this.lines.some((line) => line.call === call && line.verdict === 'skipped')) this.skipped(check, call, missing);
      return;
    }
    // A fault of a call that several checks find is listed once.
    if (this.lines.some((line) => line.call === call && line.fault === fault)) return;
    this.lines.push({ check, call, verdict: 'fault', fault, detail, ms, meaning: meanings[fault](this.placeOf(call)) });
  }

  count(verdict: Line['verdict']): number {
    return this.lines.filter((line) => line.verdict === verdict).length;
  }
}

const columns = (cells: readonly string[]): string => cells.map((cell, index) => cell.padEnd([9, 10, 22, 8][index] ?? 0)).join(' ').trimEnd();

/** The report as a table. Faults come last, each with its meaning, because the end of the output is what the terminal shows. */
export function tableOf({ lines }: Report): string {
  const row = ({ check, call, verdict, ms, detail = '' }: Line): string =>
    columns([verdict, check, call, ms === undefined ? '' : `${Math.round(ms)} ms`, detail]);
  const sorted = (verdict: Line['verdict']): Line[] => lines.filter((line) => line.verdict === verdict);
  return [
    columns(['verdict', 'check', 'call', 'time', 'what was seen']),
    ...sorted('fits').map(row),
    ...sorted('skipped').map(row),
    ...sorted('fault').flatMap((line) => [row(line), `          ${line.meaning}`]),
    '',
    `${sorted('fits').length} fit, ${sorted('fault').length} do not, ${sorted('skipped').length} skipped`,
  ].join('\n');
}

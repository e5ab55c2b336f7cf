import { escapeHtml } from '../../../src/edge/escape-html.ts';
import type { Report } from './report.ts';

/** The report as JUnit's XML, a suite for each check, as CI systems show it. */
export function junitOf({ lines }: Report, gateway: string): string {
  const names = [...new Set(lines.map(({ check }) => check))];
  const count = (of: typeof lines, verdict: string): number => of.filter((line) => line.verdict === verdict).length;
  const suites = names.map((name) => {
    const own = lines.filter(({ check }) => check === name);
    const cases = own.map(({ call, verdict, ms = 0, fault, detail = '', meaning = '' }) => {
      const inner = verdict === 'fault' ? `<failure type="${fault}" message="${escapeHtml(detail)}">${escapeHtml(meaning)}</failure>` : verdict === 'skipped' ? `<skipped message="${escapeHtml(detail)}"/>` : '';
      return `    <testcase classname="gateway.${name}" name="${call}${fault ? ` ${fault}` : ''}" time="${(ms / 1_000).toFixed(3)}">${inner}</testcase>`;
    });
    return `  <testsuite name="${name}" tests="${own.length}" failures="${count(own, 'fault')}" skipped="${count(own, 'skipped')}">\n${cases.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeHtml(gateway)}" tests="${lines.length}" failures="${count(lines, 'fault')}" skipped="${count(lines, 'skipped')}">\n${suites.join('\n')}\n</testsuites>\n`;
}

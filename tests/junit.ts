import { escapeHtml } from '../src/edge/escape-html.ts';

/** A step that is one check: its output where it failed. */
export interface StepCase {
  name: string;
  seconds: string;
  output: string | undefined;
}

// XML knows no control characters but these three, not even escaped.
// eslint-disable-next-line no-control-regex
const plain = (text: string): string => escapeHtml(text.replaceAll(/[^\t\n\r\x20-\uFFFD]/g, ''));

/** Steps as JUnit's XML, as CI systems show it. */
export function stepsAsJunit(cases: readonly StepCase[]): string {
  const rows = cases.map(({ name, seconds, output }) => `    <testcase classname="checks" name="${plain(name)}" time="${seconds}">${output === undefined ? '' : `<failure message="${plain(name)} failed">${plain(output)}</failure>`}</testcase>`);
  const failures = cases.filter(({ output }) => output !== undefined).length;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="checks" tests="${cases.length}" failures="${failures}">\n${rows.join('\n')}\n  </testsuite>\n</testsuites>\n`;
}

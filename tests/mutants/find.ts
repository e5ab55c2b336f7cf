import { readFileSync } from 'node:fs';
import { parseSync, traverse } from '@babel/core';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { sqlMutations } from './sql.ts';

/** One small change of a file: the text from `start` to `end` becomes `replacement`. */
export interface Mutant {
  file: string;
  start: number;
  end: number;
  replacement: string;
  /** what is changed, as `EqualityOperator` */
  kind: string;
}

/** Text is not logic; SQL, which is, is changed by rules of its own. */
const excludedMutations = ['StringLiteral'];

const silent = { isDebugEnabled: () => false, debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
const instrumenter = new Instrumenter(silent as never);
const options = { excludedMutations, ignorers: [], plugins: null, noHeader: true };

/** Every change of the code of a file: those of Stryker, and each number one more. */
export async function codeMutants(file: string): Promise<Mutant[]> {
  const content = readFileSync(file, 'utf8');
  const starts = Array.from(content.matchAll(/^/gm), ({ index }) => index);
  const offset = ({ line, column }: { line: number; column: number }): number => starts[line]! + column;
  const { mutants } = await instrumenter.instrument([{ name: file, content, mutate: true }], options as never);
  const byStryker = mutants.filter(({ status }) => status !== 'Ignored').map(({ location, replacement, mutatorName }): Mutant => (
    { file, start: offset(location.start), end: offset(location.end), replacement: replacement!, kind: mutatorName }));
  const numbers = literalsOf(file, content).numbers.map(({ start, end, value }): Mutant => ({ file, start, end, replacement: String(value + 1), kind: 'Number' }));
  // An effect that depends on nothing runs once, whatever constant it depends on instead.
  const isEmptyDependency = ({ start, end }: Mutant): boolean => content.slice(start - 2, end + 1) === ', [])';
  return [...byStryker, ...numbers].filter((mutant) => content.slice(mutant.start, mutant.end) !== mutant.replacement && !isEmptyDependency(mutant));
}

/** Every change of the SQL that stands in a file. */
export function sqlMutants(file: string): Mutant[] {
  const content = readFileSync(file, 'utf8');
  return literalsOf(file, content).texts.flatMap(({ start, end }) =>
    sqlMutations(content.slice(start, end)).map(({ at, length, replacement, kind }) => ({ file, start: start + at, end: start + at + length, replacement, kind })));
}

interface Placed { start: number; end: number }

function literalsOf(file: string, content: string): { texts: Placed[]; numbers: (Placed & { value: number })[] } {
  const texts: Placed[] = [];
  const numbers: (Placed & { value: number })[] = [];
  const tree = parseSync(content, { filename: file, configFile: false, babelrc: false, parserOpts: { plugins: ['typescript', 'jsx'] } });
  traverse(tree, {
    TSType: (path) => path.skip(),
    StringLiteral: ({ node }) => void texts.push({ start: node.start, end: node.end }),
    TemplateLiteral: ({ node }) => void texts.push({ start: node.start, end: node.end }),
    NumericLiteral: ({ node }) => void numbers.push({ start: node.start, end: node.end, value: node.value }),
  });
  return { texts, numbers };
}

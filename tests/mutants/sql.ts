/** One change of a text with SQL in it. */
interface Mutation {
  at: number;
  length: number;
  replacement: string;
  kind: string;
}

interface Rule {
  kind: string;
  /** what is replaced */
  pattern: RegExp;
  by: (found: RegExpExecArray) => string;
}

const operand = String.raw`(?:-?[\w.]+(?:\((?:[^()]|\([^()]*\))*\))?|\?\d*|'[^']*'|\$\{[^{}]*\})`;
/** A comparison, where a condition is expected. */
const comparison = new RegExp(String.raw`(?<=\b(?:where|and|or|on|when|not) |\()(${operand}) (=|<>|<=|>=|<|>) (${operand})`, 'g');

const negated: Readonly<Record<string, string>> = { '=': '<>', '<>': '=', '<': '>=', '>=': '<', '>': '<=', '<=': '>' };
const onTheBound: Readonly<Record<string, string>> = { '<': '<=', '<=': '<', '>': '>=', '>=': '>' };

const rules: readonly Rule[] = [
  { kind: 'SQL filter off', pattern: comparison, by: ([all]) => `(${all} or 1)` },
  { kind: 'SQL comparison', pattern: comparison, by: ([, left, operator, right]) => `${left} ${negated[operator!]} ${right}` },
  { kind: 'SQL bound', pattern: comparison, by: ([all, left, operator, right]) => (onTheBound[operator!] ? `${left} ${onTheBound[operator!]} ${right}` : all) },
  { kind: 'SQL null', pattern: /\bis not null\b/g, by: () => 'is null' },
  { kind: 'SQL null', pattern: /\bis null\b/g, by: () => 'is not null' },
  { kind: 'SQL order', pattern: / desc\b/g, by: () => '' },
  { kind: 'SQL order', pattern: /(?<=\border by (?:[\w.]+, )*)([\w.]+)(?=, |$|[`')]| limit)(?!\.| desc)/g, by: ([all]) => `${all} desc` },
  { kind: 'SQL and/or', pattern: /(?<!between \S+ )\band\b/g, by: () => 'or' },
  { kind: 'SQL and/or', pattern: /\bor\b/g, by: () => 'and' },
  { kind: 'SQL sum', pattern: /\bsum\(/g, by: () => 'max(' },
  { kind: 'SQL extreme', pattern: /\b(min|max)\(/g, by: ([, name]) => (name === 'min' ? 'max(' : 'min(') },
  { kind: 'SQL arithmetic', pattern: /(?<=[\w)?] )([+-])(?= [\w(?])/g, by: ([, sign]) => (sign === '+' ? '-' : '+') },
  { kind: 'SQL distinct', pattern: /\bdistinct /g, by: () => '' },
  { kind: 'SQL set', pattern: /(?<!not )\bin \(/g, by: () => 'not in (' },
  { kind: 'SQL set', pattern: /\bnot (in|exists)\b/g, by: ([, what]) => what! },
  { kind: 'SQL set', pattern: /(?<!not )\bexists \(/g, by: () => 'not exists (' },
];

/** Definitions are held by their migrations' checksums and by each other. */
const defines = /^[\s`']*(?:create (?!trigger)|alter |drop )/;
const speaksSql = /\b(?:select [\s\S]*?|delete |update [\s\S]*? set |insert into [\s\S]*?)\b(?:from|where|set|values|select)\b|\bwhere [\w.]+ (?:=|<|>)|\bwhere [\w.]+ (?:is|in)\b|^[`'][\w.]+ (?:desc|= \?|is )|\border by\b/;

/** Code within a template's text, which is changed where it stands. */
const codeIn = (text: string): boolean[] => {
  const marks: boolean[] = [];
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text.startsWith('${', at) || (depth && text[at] === '{' && text[at - 1] !== '$')) depth++;
    marks.push(depth > 0);
    if (depth && text[at] === '}') depth--;
  }
  return marks;
};

/** Every change of the SQL in a literal, its quotes included; none of a text without SQL. */
export function sqlMutations(literal: string): Mutation[] {
  if (!speaksSql.test(literal)) return [];
  const isCode = codeIn(literal);
  const mutations: Mutation[] = [];
  let from = 0;
  for (const statement of literal.split(/(?<=;)/)) {
    if (!defines.test(statement)) {
      for (const { kind, pattern, by } of rules) {
        for (const found of statement.matchAll(pattern)) {
          const replacement = by(found);
          const at = from + found.index;
          if (replacement !== found[0] && !isCode[at]) mutations.push({ at, length: found[0].length, replacement, kind });
        }
      }
    }
    from += statement.length;
  }
  return mutations;
}

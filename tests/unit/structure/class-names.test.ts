import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const root = 'src/app';

/** Classes of the style sheets, with a sheet of each. */
const styled = new Map(
  globSync('**/*.css', { cwd: root }).flatMap((sheet) => {
    const css = readFileSync(join(root, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
    const selectors = Array.from(css.matchAll(/([^{}]*)\{/g), ([, selector]) => selector!).join();
    return Array.from(selectors.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name]) => [name!, sheet] as const);
  }),
);

interface SyntaxNode {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is SyntaxNode => typeof (value as SyntaxNode | null)?.type === 'string';
const childrenOf = (node: SyntaxNode): SyntaxNode[] => Object.values(node).flat().filter(isNode);
const textsOf = (node: SyntaxNode): string[] => {
  if (node.type === 'Literal') return [String(node.value)];
  // Expressions of a template are replaced by `*`.
  if (node.type === 'TemplateLiteral') return [(node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw).join('*'), ...(node.expressions as SyntaxNode[]).flatMap(textsOf)];
  return childrenOf(node).flatMap(textsOf);
};

/** The possible classes in an attribute: conditions and arguments of calls are left out. */
function classesOf(node: SyntaxNode): string[] {
  switch (node.type) {
    case 'BinaryExpression': case 'CallExpression': return [];
    case 'ConditionalExpression': return [node.consequent, node.alternate].filter(isNode).flatMap(classesOf);
    case 'TemplateLiteral': {
      const quasis = textsOf({ ...node, expressions: [] });
      // An expression after a hyphen is the end of a class.
      const whole = (node.expressions as SyntaxNode[]).filter((_, at) => !quasis[0]!.split('*')[at]!.endsWith('-'));
      return [...quasis, ...whole.flatMap(classesOf)];
    }
    case 'Literal': return textsOf(node);
    default: return childrenOf(node).flatMap(classesOf);
  }
}

const all = (node: SyntaxNode): SyntaxNode[] => [node, ...childrenOf(node).flatMap(all)];
const words = (texts: readonly string[]) => texts.flatMap((text) => text.split(/\s+/)).filter(Boolean);
const sources = globSync(['app/**/*.{ts,tsx}', 'contract/*.ts'], { cwd: 'src' }).map((file) => {
  const program = parseAst(readFileSync(join('src', file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as SyntaxNode;
  const attributes = all(program).filter(({ type, name }) => type === 'JSXAttribute' && (name as { name: string }).name === 'className');
  return { file, classes: words(attributes.flatMap(classesOf)), texts: words(textsOf(program)) };
});
const fits = (name: string, pattern: string) => new RegExp(`^${pattern.replace(/\*+/g, '[\\w-]*')}$`).test(name);

test('every class of a component has a style', () => {
  const used = sources.flatMap(({ file, classes }) => classes.map((name) => ({ file, name })));
  expect(used.length).toBeGreaterThan(1_000);
  const names = [...styled.keys()];
  // One is a word to translators, and no style.
  const known = (name: string) => name === 'notranslate' || (name.includes('*') ? names.some((one) => fits(one, name)) : styled.has(name));
  expect(used.filter(({ name }) => !known(name)).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('every class of a style sheet is used', () => {
  expect(styled.size).toBeGreaterThan(500);
  const texts = new Set(sources.flatMap((source) => source.texts.flatMap((text) => [text, text.replace(/\*+$/, '')])));
  const patterns = [...texts].filter((text) => /^[a-z][a-z-]*-\*+$/.test(text));
  const used = (name: string) => texts.has(name) || patterns.some((pattern) => fits(name, pattern));
  expect([...styled].filter(([name]) => !used(name)).map(([name, sheet]) => `${sheet}: ${name}`)).toEqual([]);
});

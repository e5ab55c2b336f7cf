import { parseAst, type Plugin } from 'vite';
import { chunksOf, type Chunk } from './chunks.ts';

/** Rolldown's `checks` of every build: on a slow machine it would tell which plugin took long. */
export const withoutTimes = { bundlerTimings: false } as const;

const reactItself = /\/node_modules\/(react|react-dom|scheduler)\//;

/** Fails the build when a chunk has a fault. */
const chunkCheck = (name: string, faultOf: (chunk: Chunk) => string | undefined): Plugin => ({
  name,
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const chunk of chunksOf(bundle)) {
      const fault = faultOf(chunk);
      if (fault) this.error(fault);
    }
  },
});

/** Fails the build when it holds React's own code: 58 KB where Preact is 9. */
export const noReact = (): Plugin => chunkCheck('leve:no-react', ({ fileName, moduleIds }) => {
  const module = moduleIds.find((id) => reactItself.test(id.replaceAll('\\', '/')));
  return module && `React's own code is in ${fileName}: ${module}. Something imports it past the aliases in src/build/aliases.ts.`;
});

interface SyntaxNode {
  type: string;
  operator?: string;
  start?: number;
  [key: string]: unknown;
}

const newerNodes: Record<string, string> = {
  ChainExpression: 'optional chaining',
  PropertyDefinition: 'class field',
  PrivateIdentifier: 'private member',
  StaticBlock: 'static block',
};
const newerOperators = ['??', '??=', '||=', '&&='];

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && typeof (value as SyntaxNode).type === 'string';
}

/** Names the first piece of syntax that Chromium 72 cannot parse, with the code around it; none when all is well. */
export function newerSyntax(code: string): string | undefined {
  const waiting: SyntaxNode[] = [parseAst(code) as unknown as SyntaxNode];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    const found = newerNodes[node.type] ?? (newerOperators.includes(node.operator ?? '') ? node.operator : undefined);
    if (found) return `${found} in "${code.slice(node.start, (node.start ?? 0) + 60)}"`;
    for (const value of Object.values(node)) {
      if (isNode(value)) waiting.push(value);
      else if (Array.isArray(value)) waiting.push(...value.filter(isNode));
    }
  }
  return undefined;
}

/** Fails the build when a chunk holds syntax that the oldest engine (Chromium 72) cannot parse. */
export const oldEngine = (): Plugin => chunkCheck('leve:old-engine', ({ fileName, code }) => {
  const found = newerSyntax(code);
  return found && `Chromium 72 cannot parse ${fileName}: ${found}.`;
});

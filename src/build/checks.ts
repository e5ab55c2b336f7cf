import { parseAst, type Plugin } from 'vite';
import { chunksOf } from './chunks.ts';
import { reactMode } from './real-react.ts';

/** Rolldown's `checks` of every build, without warnings about slow plugins on a slow machine. */
export const withoutTimes = { bundlerTimings: false } as const;

/** Options of a build beside the app's own. */
export const apart = { configFile: false, logLevel: 'warn', publicDir: false } as const;

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

/** The first syntax that Chromium 72 cannot parse, with the code around it; undefined if there is none. */
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

/** Modules that only the other mode's build may contain: React's own code is 58 KB where Preact is 9. */
const strangers = (mode: string) =>
  (mode === reactMode ? { name: 'Preact', modules: /\/node_modules\/(?:preact|preact-iso|@preact\/signals)\// } : { name: "React's own code", modules: /\/node_modules\/(?:react|react-dom|scheduler)\// });

/** Fails the build when a chunk contains another framework's code, or syntax that the oldest engine (Chromium 72) cannot parse. */
export function chunkChecks(mode: string): Plugin {
  const { name, modules } = strangers(mode);
  return {
    name: 'leve:chunk-checks',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const { fileName, moduleIds, code } of chunksOf(bundle)) {
        const module = moduleIds.find((id) => modules.test(id.replaceAll('\\', '/')));
        if (module) this.error(`${name} is in ${fileName}: ${module}. Something imports it past the aliases in src/build/aliases.ts.`);
        const newer = newerSyntax(code);
        if (newer) this.error(`Chromium 72 cannot parse ${fileName}: ${newer}.`);
      }
    },
  };
}

import { parseAst, type Plugin, Visitor } from 'vite';
import { chunksOf } from './chunks.ts';
import { reactMode } from './real-react.ts';

const newerOperators = ['??', '??=', '||=', '&&='];

/** Syntax that Chromium 72 cannot parse, with the code around it; undefined if there is none. */
export function newerSyntax(code: string): string | undefined {
  let found: string | undefined;
  const note = (name: string) => ({ start }: { start: number }) => void (found ??= `${name} in "${code.slice(start, start + 60)}"`);
  const noteOperator = (node: { start: number; operator: string }) => void (newerOperators.includes(node.operator) && note(node.operator)(node));
  new Visitor({
    ChainExpression: note('optional chaining'),
    PropertyDefinition: note('class field'),
    PrivateIdentifier: note('private member'),
    StaticBlock: note('static block'),
    LogicalExpression: noteOperator,
    AssignmentExpression: noteOperator,
  }).visit(parseAst(code));
  return found;
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

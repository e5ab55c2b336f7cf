import { readFileSync } from 'node:fs';
import { parseAst } from 'vite';
import type { Plugin } from 'vite';

interface Span {
  start: number;
  end: number;
}

interface ClassNode extends Span {
  type: string;
  id: { name: string };
  body: { body: readonly (Span & { static: boolean; key: { name: string } })[] };
}

/** Unused once the rest is cut. */
const unusedClasses = ['Connector', 'Formatter', 'LanguageUtil', 'Logger', 'RegExpCache'];
const unusedConstants = ['baseLogger', 'looksLikeObjectPathRegExpCache', 'get'];
const unusedMethods: Record<string, readonly string[]> = {
  EventEmitter: ['once'],
  ResourceStore: ['addNamespaces', 'removeNamespaces', 'addResource', 'addResources', 'removeResourceBundle', 'getResourceBundle', 'getDataByLanguage', 'hasLanguageSomeTranslations', 'toJSON'],
  Translator: ['exists', 'extendTranslation', 'isValidLookup', 'getResource', 'getUsedParamsDetails', 'hasDefaultValue'],
  PluralResolver: ['clearCache', 'needsPlural', 'getPluralFormsOfKey', 'getSuffixes'],
  Interpolator: ['constructor', 'init', 'reset', 'resetRegExp', 'nest'],
  I18n: ['loadResources', 'reloadResources', 'hydrate', 'setResolvedLanguage', 'exists', 'setDefaultNamespace', 'dir', 'cloneInstance', 'toJSON', 'hasLoadedNamespace', 'loadNamespaces', 'loadLanguages'],
};

/** Members of a ready-made instance that nothing imports: the app makes its own instance. */
const exportedMembers = /^const (?!createInstance)\w+ = instance\.\w+;\n/gm;
const exports = 'export { createInstance, instance as default };';

const topLevel = (code: string): readonly (Span & { type: string; declarations?: readonly { id: { name: string } }[] })[] => parseAst(code).body as never;

const classesOf = (code: string): Map<string, ClassNode> => new Map((topLevel(code) as readonly ClassNode[]).filter(({ type }) => type === 'ClassDeclaration').map((node) => [node.id.name, node]));

const replacements = readFileSync(new URL('./replacements.js', import.meta.url), 'utf8');

/** `code` of i18next cut down to what this app uses of it. Throws where a class or method is not found: then look at the new version. */
export function cutDown(code: string): string {
  const edits: (Span & { text: string })[] = [];
  const classes = classesOf(code);
  const methodOf = (name: string, method: string): Span => {
    const found = classes.get(name)?.body.body.find(({ key }) => key.name === method);
    if (!found) throw new Error(`i18next has no class ${name} with ${method}: see src/build/lean-i18next`);
    return found;
  };
  for (const name of unusedClasses) {
    const found = classes.get(name);
    if (!found) throw new Error(`i18next has no class ${name}: see src/build/lean-i18next`);
    edits.push({ ...found, text: '' });
  }
  for (const [name, methods] of Object.entries(unusedMethods)) for (const method of methods) edits.push({ ...methodOf(name, method), text: '' });
  for (const [name, { body }] of classesOf(replacements)) for (const method of body.body) edits.push({ ...methodOf(name, method.key.name), text: replacements.slice(method.start, method.end) });
  for (const name of unusedConstants) {
    const found = topLevel(code).find(({ declarations }) => declarations?.[0]?.id.name === name);
    if (!found) throw new Error(`i18next has no ${name}: see src/build/lean-i18next`);
    edits.push({ ...found, text: '' });
  }
  return edits
    .toSorted((one, other) => other.start - one.start)
    .reduce((left, { start, end, text }) => left.slice(0, start) + text + left.slice(end), code)
    .replace(exportedMembers, '')
    .replace(/^export \{.*\};$/m, exports);
}

/** Takes 9.5 KB (brotli) of i18next's 13 off the first load, a quarter of it. */
export function leanI18next(): Plugin {
  return {
    name: 'leve:lean-i18next',
    apply: 'build',
    transform: {
      filter: { id: /\/i18next\/dist\/esm\/i18next\.js$/ },
      handler: (code) => ({ code: cutDown(code), map: null }),
    },
  };
}

import type { Plugin } from 'vite';

/**
 * What i18next carries and this app never uses, each with the little that the rest of it asks of them: fetching strings
 * from a backend (they are chunks here), formatting inside strings (Intl is asked by the components), and its log.
 */
const unused: Record<string, string> = {
  Connector: 'constructor() { this.state = {}; } on() {} load(languages, namespaces, done) { done(); } reload(languages, namespaces, done) { done(); }',
  Formatter: 'format(value) { return value; }',
  Logger: 'create() { return this; } clone() { return this; } init() {} log() {} warn() {} error() {} deprecate() {}',
};

/** `code` with the unused classes of i18next cut down. Throws where one is not found as it was: then look at the new version. */
export function cutDown(code: string): string {
  return Object.entries(unused).reduce((left, [name, body]) => {
    const whole = new RegExp(`^class ${name} (?:extends \\w+ )?\\{\\n[^]*?^\\}$`, 'm');
    if (!whole.test(left)) throw new Error(`i18next has no class ${name} any more: see src/build/lean-i18next.ts`);
    return left.replace(whole, () => `class ${name} { ${body} }`);
  }, code);
}

/** With its sentences for the log (vite.config.ts) near 3 KB that no phone downloads, a fourteenth of the first load. */
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

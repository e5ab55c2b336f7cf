/** Selectors of interactive states, which the first frame does not have. */
const state = /\[|:active|:focus|:disabled/;

interface Rule {
  prelude: string;
  body: string;
}

/** The top-level rules of minified CSS. */
function rulesOf(css: string): Rule[] {
  const rules: Rule[] = [];
  let depth = 0;
  let start = 0;
  let opened = 0;
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{' && depth++ === 0) opened = index;
    if (brace === '}' && --depth === 0) {
      rules.push({ prelude: css.slice(start, opened), body: css.slice(opened + 1, index) });
      start = index + 1;
    }
  }
  return rules;
}

/** Names of classes (`.a`), ids (`#a`) and elements (`a`) in a piece of HTML, plus root and body. */
function namesIn(markup: string): Set<string> {
  const valuesOf = (attribute: string) => [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].flatMap(([, value]) => value!.split(' '));
  return new Set([
    'html',
    'body',
    ...valuesOf('class').map((name) => `.${name}`),
    ...valuesOf('id').map((name) => `#${name}`),
    ...[...markup.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, name]) => name!),
  ]);
}

/** Whether a selector can match elements of these names; names in `:not()` are ignored. */
function canMatch(selector: string, names: ReadonlySet<string>): boolean {
  const plain = selector.replace(/:not\([^)]*\)|::?[\w-]+/g, ' ');
  return !state.test(selector) && (plain.match(/[.#]?[a-z][\w-]*/gi) ?? []).every((name) => names.has(name));
}

function matching(css: string, names: ReadonlySet<string>): string {
  return rulesOf(css).map(({ prelude, body }) => {
    if (/^@(?:media|supports)(?!.*(?:motion|contrast|forced))/.test(prelude)) {
      const inner = matching(body, names);
      return inner && `${prelude}{${inner}}`;
    }
    const selectors = prelude.startsWith('@') ? [] : prelude.split(',').filter((selector) => canMatch(selector, names));
    return selectors.length ? `${selectors.join(',')}{${body}}` : '';
  }).join('');
}

/** CSS without the custom properties of the root that it does not use. */
function withoutUnused(css: string): string {
  return css.replace(/:root\{([^}]*)\}/g, (_, body: string) => {
    const used = body.split(';').filter((declaration) => !declaration.startsWith('--') || css.includes(`var(${declaration.split(':')[0]}`));
    return used.length ? `:root{${used.join(';')}}` : '';
  });
}

/**
 * The critical CSS of a piece of HTML: the rules of its page's minified CSS that it may need. It comes before that
 * HTML, the complete CSS after it. A superfluous rule costs only its bytes; a missing one moves the header when the
 * rest arrives.
 */
export const criticalCss = (css: string, markup: string): string => withoutUnused(matching(css, namesIn(markup)));

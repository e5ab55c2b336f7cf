/**
 * What stands in for i18next (see src/build/aliases.ts), 1 KB where the whole is 13: strings are chunks and no backend loads
 * them, a language has no other to fall back to, keys are strings, and no string nests another or names a format. Whether
 * all strings of both languages read as by the whole library is tests/unit/stand-ins.test.ts to say.
 */
import type { InitOptions, Module, ResourceKey, ThirdPartyModule, TOptions, i18n as I18n } from 'i18next';

/** What there is of an instance. */
export type StandIn = Pick<I18n, 'use' | 'init' | 'isInitialized' | 'language' | 'addResourceBundle' | 'getResourceBundle' | 'changeLanguage' | 'getFixedT' | 't' | 'on' | 'off' | 'emit'>;

type Listener = (...details: unknown[]) => void;
type Bundles = Record<string, Record<string, ResourceKey> | undefined>;

const rules: Record<string, Pick<Intl.PluralRules, 'select'> | undefined> = {};

// iOS 12 has no plural rules.
const rulesOf = (language: string) => (rules[language] ||= Intl.PluralRules ? new Intl.PluralRules(language) : { select: (count: number) => (count === 1 ? 'one' : 'other') });

const isBranch = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The endings of a key, the first wanted most. */
const endingsOf = (count: unknown, language: string): string[] =>
  typeof count === 'number' ? [...(count ? [] : ['_zero']), `_${rulesOf(language).select(count)}`, '', '_other'] : [''];

export function createInstance(): StandIn {
  const modules: ThirdPartyModule[] = [];
  const listeners: Record<string, Set<Listener> | undefined> = {};
  let bundles: Bundles = {};
  let defaultNamespace: string;
  let words: TOptions = {};

  /** A missing value stays as it is written; `null` is nothing. */
  const interpolate = (text: string, values: TOptions): string =>
    text.replace(/{{(.+?)}}/g, (whole, name: string) => {
      const all = { ...words, ...values };
      return name in all ? String(all[name] ?? '') : whole;
    });

  const resource = (language: string, namespace: string, key: string): unknown =>
    key.split('.').reduce<unknown>((branch, name) => (isBranch(branch) && Object.prototype.hasOwnProperty.call(branch, name) ? branch[name] : undefined), i18n.getResourceBundle(language, namespace));

  /** The first of these keys that there is, or else the last one as it is written. */
  const t = (keys: string | string[], options: TOptions = {}): unknown => {
    const language = options.lng || i18n.language;
    let name = '';
    for (const key of ([] as string[]).concat(keys)) {
      const at = key.indexOf(':');
      name = key.slice(at + 1);
      for (const ending of endingsOf(options.count, language)) {
        const found = resource(language, at < 0 ? (options.ns as string) || defaultNamespace : key.slice(0, at), name + ending);
        if (typeof found === 'string') return interpolate(found, options);
        if (found && options.returnObjects) return found;
      }
    }
    const { defaultValue = name } = options;
    return options.defaultValue !== undefined && typeof defaultValue === 'string' ? interpolate(defaultValue, options) : defaultValue;
  };

  const i18n = {
    isInitialized: false,
    language: '',
    t,
    getFixedT: (lng: string, ns: string) => (key: string, options?: TOptions) => t(key, { lng, ns, ...options }),
    on: (event: string, listener: Listener) => void (listeners[event] ||= new Set()).add(listener),
    off: (event: string, listener: Listener) => void listeners[event]?.delete(listener),
    // A copy: a listener may end others or bring new ones.
    emit: (event: string, ...details: unknown[]) => Array.from(listeners[event] || []).forEach((listener) => listener(...details)),
    addResourceBundle(language: string, namespace: string, strings: ResourceKey) {
      (bundles[language] ||= {})[namespace] = strings;
    },
    getResourceBundle: (language: string, namespace: string) => bundles[language]?.[namespace],
    use(module: Module) {
      modules.push(module as ThirdPartyModule);
      return i18n;
    },
    async init({ resources = {}, defaultNS, lng, interpolation }: InitOptions) {
      bundles = resources;
      words = interpolation?.defaultVariables || {};
      defaultNamespace = defaultNS as string;
      for (const module of modules) module.init(i18n as unknown as I18n);
      i18n.isInitialized = true;
      return i18n.changeLanguage(lng!);
    },
    async changeLanguage(language: string) {
      i18n.emit('languageChanging', language);
      i18n.language = language;
      i18n.emit('languageChanged', language);
      return t;
    },
  };
  return i18n as unknown as StandIn;
}

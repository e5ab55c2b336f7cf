/**
 * Methods of i18next as this app needs them: strings are chunks and no backend loads them, a language has no other to
 * fall back to, keys are strings and no selectors, and no string nests another or names a format. `isString`, `makeString`,
 * `getPath` and the classes are i18next's own.
 */

class EventEmitter {
  on(event, listener) {
    (this.observers[event] ||= new Set()).add(listener);
  }

  off(event, listener) {
    this.observers[event]?.delete(listener);
  }

  emit(event, ...details) {
    // A copy: a listener may end others or bring new ones.
    Array.from(this.observers[event] || []).forEach((listener) => listener(...details));
  }
}

class ResourceStore extends EventEmitter {
  constructor(data) {
    super();
    this.data = data;
  }

  getResource(language, namespace, key) {
    return getPath(this.data, [language, namespace].concat(key ? key.split('.') : []));
  }

  addResourceBundle(language, namespace, resources) {
    this.data[language] = { ...this.data[language], [namespace]: resources };
  }
}

class Translator extends EventEmitter {
  constructor({ resourceStore, pluralResolver, interpolator }, options) {
    super();
    this.resourceStore = resourceStore;
    this.pluralResolver = pluralResolver;
    this.interpolator = interpolator;
    this.options = options;
  }

  extractFromKey(key, { ns }) {
    const at = key.indexOf(':');
    return at < 0 ? { key, namespace: ns || this.options.defaultNS } : { key: key.slice(at + 1), namespace: key.slice(0, at) };
  }

  resolve(keys, options) {
    const language = options.lng || this.language;
    const { count } = options;
    let last;
    for (const given of keys) {
      const { key, namespace } = this.extractFromKey(given, options);
      const suffixes = typeof count === 'number' ? [count === 0 && '_zero', this.pluralResolver.getSuffix(language, count), '', '_other'].filter(isString) : [''];
      for (const suffix of suffixes) {
        const res = this.resourceStore.getResource(language, namespace, key + suffix);
        if (res) return { res };
      }
      last = key;
    }
    return { key: last };
  }

  translate(keys, options = {}) {
    const { res = options.defaultValue, key } = this.resolve([].concat(keys), options);
    if (res === undefined || (typeof res === 'object' && !options.returnObjects)) return key;
    return isString(res) ? this.interpolator.interpolate(res, options) : res;
  }
}

class Interpolator {
  interpolate(text, values) {
    return text.replace(/{{(.+?)}}/g, (whole, name) => (name in values ? makeString(values[name]) : whole));
  }
}

class PluralResolver {
  constructor() {
    this.pluralRulesCache = {};
  }

  getRule(language) {
    // iOS 12 has no plural rules.
    return (this.pluralRulesCache[language] ||= Intl.PluralRules ? new Intl.PluralRules(language) : dummyRule);
  }

  getSuffix(language, count) {
    return `_${this.getRule(language).select(count)}`;
  }
}

// oxlint-disable-next-line no-unused-vars -- the build takes its methods
class I18n extends EventEmitter {
  constructor() {
    super();
    this.modules = { external: [] };
    bindMemberFunctions(this);
  }

  use(module) {
    this.modules.external.push(module);
    return this;
  }

  init(options) {
    this.options = options;
    this.store = new ResourceStore(options.resources);
    this.translator = new Translator({ resourceStore: this.store, pluralResolver: new PluralResolver(), interpolator: new Interpolator() }, options);
    this.addResourceBundle = (language, namespace, resources) => this.store.addResourceBundle(language, namespace, resources);
    this.hasResourceBundle = (language, namespace) => this.store.hasResourceBundle(language, namespace);
    for (const module of this.modules.external) module.init(this);
    this.isInitialized = true;
    return this.changeLanguage(options.lng);
  }

  changeLanguage(language) {
    this.language = language;
    this.translator.changeLanguage(language);
    this.emit('languageChanged', language);
    return Promise.resolve(this.t);
  }

  getFixedT(lng, ns) {
    return (key, options) => this.t(key, { lng, ns, ...options });
  }

  t(key, options) {
    return this.translator.translate(key, options);
  }
}

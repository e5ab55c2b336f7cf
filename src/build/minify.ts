/** Log calls of i18next and Firebase, and Firebase's assertions. */
const logCalls = ['_logWarn', '_logError', 'debugAssert', ...['log', 'debug', 'warn', 'error', 'deprecate'].flatMap((call) => [`this.logger.${call}`, `logger.${call}`])];

/**
 * Terser makes the first load nearly 1 KB smaller than Vite's own minifier. Of its unsafe options, `pure_getters` drops
 * the reads by which effects follow a signal, and `unsafe_arrows` and `unsafe_methods` break the constructors of the
 * ciphers. Logs of i18next and Firebase are dropped: they are for developers.
 */
export const terserOptions = { module: true, ecma: 2018, compress: { passes: 3, keep_fargs: false, pure_funcs: logCalls } } as const;

/** The language level that the oldest phones parse: Chromium 72, iOS 12. */
export const scriptTarget = 'es2019';

import { beforeEach, expect, test, vi } from 'vitest';

/** Packs that are loading, by path; the test resolves or rejects each. */
const loadingPacks = new Map<string, { resolve: () => void; reject: () => void }>();

const packsThatLoad = vi.hoisted(() => (loading: () => Map<string, { resolve: () => void; reject: () => void }>) => ({
  packs: new Proxy({}, {
    get: (_, path: string) => () =>
      new Promise((resolve, reject) => {
        loading().set(path, { resolve: () => resolve({ default: { title: path } }), reject: () => reject(new Error(path)) });
      }),
  }),
}));
vi.mock('../../../../src/app/i18n/packs/pt.ts', () => packsThatLoad(() => loadingPacks));
vi.mock('../../../../src/app/i18n/packs/en.ts', () => packsThatLoad(() => loadingPacks));

type I18n = typeof import('../../../../src/app/i18n/index.ts');
type LanguageModule = typeof import('../../../../src/app/i18n/language.ts');

let i18n: I18n;
let speech: typeof import('../../../../src/app/features/language/set-language.ts');
let languageModule: LanguageModule;

/** Resolves or rejects one pack once it is requested. */
async function finish(path: string, outcome: 'resolve' | 'reject' = 'resolve'): Promise<void> {
  await vi.waitFor(() => expect(loadingPacks.has(path)).toBe(true));
  loadingPacks.get(path)![outcome]();
  loadingPacks.delete(path);
}

beforeEach(async () => {
  vi.resetModules();
  loadingPacks.clear();
  i18n = await import('../../../../src/app/i18n/index.ts');
  speech = await import('../../../../src/app/features/language/set-language.ts');
  languageModule = await import('../../../../src/app/i18n/language.ts');
  await i18n.startLanguage('pt', []);
});

test('strings that were loading when the language changed are shown in the new one', async () => {
  const loading = i18n.loadNamespaces(['late']);
  await vi.waitFor(() => expect(loadingPacks.has('../pt/late.json')).toBe(true));
  const changing = speech.setLanguage('en');
  await finish('../en/late.json');
  await changing;
  await finish('../pt/late.json');
  await loading;
  expect(languageModule.language.peek()).toBe('en');
  expect(i18n.i18n.t('late:title')).toBe('../en/late.json');
});

test('strings that are first wanted in the middle of a change, once its packs are here, are shown in the new language', async () => {
  let loading: Promise<void> | undefined;
  i18n.i18n.on('languageChanging', () => void (loading ??= i18n.loadNamespaces(['late'])));
  await speech.setLanguage('en');
  await finish('../pt/late.json');
  await finish('../en/late.json');
  await loading;
  expect(i18n.i18n.t('late:title')).toBe('../en/late.json');
});

test('of two quick changes the last one wins, in whatever order the packs arrive', async () => {
  const loading = i18n.loadNamespaces(['late']);
  await finish('../pt/late.json');
  await loading;
  const english = speech.setLanguage('en');
  await vi.waitFor(() => expect(loadingPacks.has('../en/late.json')).toBe(true));
  const portuguese = speech.setLanguage('pt');
  await portuguese;
  await finish('../en/late.json');
  await english;
  expect(languageModule.language.peek()).toBe('pt');
  expect(i18n.i18n.t('late:title')).toBe('../pt/late.json');
});

test('a language whose pack fails to load rejects and changes nothing', async () => {
  const loading = i18n.loadNamespaces(['late']);
  await finish('../pt/late.json');
  await loading;
  const english = speech.setLanguage('en').catch((error: Error) => error.message);
  await finish('../en/late.json', 'reject');
  expect(await english).toBe('../en/late.json');
  expect(languageModule.language.peek()).toBe('pt');
  expect(document.documentElement.lang).not.toBe('en');
});

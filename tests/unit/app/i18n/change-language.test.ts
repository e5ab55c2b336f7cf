import { beforeEach, expect, test, vi } from 'vitest';

/** Packs under way, by path; the test lets each come or fail. */
const underWay = new Map<string, { come: () => void; fail: () => void }>();

vi.mock('../../../../src/app/i18n/packs.ts', () => ({
  packs: new Proxy({}, {
    get: (_, path: string) => () =>
      new Promise((resolve, reject) => {
        underWay.set(path, { come: () => resolve({ default: { title: path } }), fail: () => reject(new Error(path)) });
      }),
  }),
}));

type I18n = typeof import('../../../../src/app/i18n/index.ts');
type Kept = typeof import('../../../../src/app/i18n/language.ts');

let i18n: I18n;
let kept: Kept;

/** Lets one pack come, or fail, once it has been asked for. */
async function land(path: string, how: 'come' | 'fail' = 'come'): Promise<void> {
  await vi.waitFor(() => expect(underWay.has(path)).toBe(true));
  underWay.get(path)![how]();
  underWay.delete(path);
}

beforeEach(async () => {
  vi.resetModules();
  underWay.clear();
  i18n = await import('../../../../src/app/i18n/index.ts');
  kept = await import('../../../../src/app/i18n/language.ts');
  await i18n.startLanguage('pt', []);
});

test('strings that load while the language changes come in the new one', async () => {
  const loading = i18n.loadNamespaces(['late']);
  await vi.waitFor(() => expect(underWay.has('./pt/late.json')).toBe(true));
  const changing = i18n.setLanguage('en');
  await land('./en/late.json');
  await changing;
  await land('./pt/late.json');
  await loading;
  expect(kept.language.peek()).toBe('en');
  expect(i18n.i18n.t('late:title')).toBe('./en/late.json');
});

test('of two quick changes the one chosen last wins, whichever is here first', async () => {
  const loading = i18n.loadNamespaces(['late']);
  await land('./pt/late.json');
  await loading;
  const english = i18n.setLanguage('en');
  await vi.waitFor(() => expect(underWay.has('./en/late.json')).toBe(true));
  const portuguese = i18n.setLanguage('pt');
  await portuguese;
  await land('./en/late.json');
  await english;
  expect(kept.language.peek()).toBe('pt');
  expect(i18n.i18n.t('late:title')).toBe('./pt/late.json');
});

test('a language whose strings do not come changes nothing, and says so', async () => {
  const loading = i18n.loadNamespaces(['late']);
  await land('./pt/late.json');
  await loading;
  const english = i18n.setLanguage('en').catch((error: Error) => error.message);
  await land('./en/late.json', 'fail');
  expect(await english).toBe('./en/late.json');
  expect(kept.language.peek()).toBe('pt');
  expect(document.documentElement.lang).not.toBe('en');
});

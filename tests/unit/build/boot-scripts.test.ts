import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { storageKeys } from '../../../src/app/device/storage.ts';
import { compileBootScripts } from '../../../src/build/boot-scripts.ts';
import { ageAsked, barShown } from '../../../src/contract/over-page.ts';

const compiled = compileBootScripts(`${import.meta.dirname}/../../..`);

const storage = (values: Partial<Record<string, string>>) => ({ getItem: (key: string) => values[key] ?? null });

/** Runs a script in a page whose root has these classes, on a phone that keeps these values; gives the types it listens to, and the classes left. */
function run(code: string, classes: readonly string[], kept: Partial<Record<string, string>> = {}) {
  const listened: string[] = [];
  const left = new Set(classes);
  const classList = { add: (name: string) => left.add(name), remove: (name: string) => left.delete(name), contains: (name: string) => left.has(name) };
  const nothing = () => {};
  const window = {
    localStorage: storage(kept), sessionStorage: storage({}), matchMedia: () => ({ matches: false }), location: { search: '' }, navigator: { userAgent: '' },
    setTimeout: nothing, requestAnimationFrame: nothing, addEventListener: (type: string) => listened.push(type), removeEventListener: nothing,
  };
  runInNewContext(code, { ...window, window, document: { documentElement: { classList }, currentScript: { dataset: { entry: '/assets/app-1.js', tapped: '/assets/menus.js' } } } });
  return { listened, classes: [...left] };
}

test('the boot scripts compile within their budgets and syntax, run, and listen for their events', async () => {
  const { page, visitorHead, memberHead, overPage } = await compiled;
  expect(run(visitorHead, []).listened).toEqual(['click', 'submit', 'touchstart', 'touchmove']);
  expect(run(memberHead, []).listened).toEqual(['click', 'submit', 'touchstart', 'touchmove']);
  expect(run(page, []).listened).toEqual(['error', 'click', 'load', 'beforeinstallprompt']);
  expect(visitorHead).toContain('musical_ly');
  for (const withoutTable of [overPage, page, memberHead]) expect(withoutTable).not.toContain('musical_ly');
});

test('a page with fields of text listens for its end as well', async () => {
  const { page, formPage } = await compiled;
  expect(page).not.toContain('pagehide');
  expect(formPage).toContain('pagehide');
});

test.each([
  ['a phone that has answered all', { [storageKeys.adult]: 'yes', [storageKeys.hideDownloadBar]: '1' }, [], ['visitor']],
  ["a member's phone", { [storageKeys.session]: '{"token":"T"}' }, ['click'], [barShown, 'member']],
  ['any other phone', {}, ['click', 'focusin'], [barShown, ageAsked, 'visitor']],
])('what stands over a page on %s: it listens only while an answer can come', async (_phone, kept: Partial<Record<string, string>>, listens, stands) => {
  const { visitorHead, overPage } = await compiled;
  const { classes } = run(visitorHead, [barShown, ageAsked], kept);
  expect(classes).toEqual(stands);
  expect(run(overPage, classes, kept).listened).toEqual(listens);
});

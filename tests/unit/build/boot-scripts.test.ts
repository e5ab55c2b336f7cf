import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { hostPatterns } from '../../../src/app/device/hosts.ts';
import { storageKeys } from '../../../src/app/device/storage.ts';
import { compileBootScripts } from '../../../src/build/boot-scripts.ts';
import { ageAsked } from '../../../src/contract/age-gate.ts';

const compiled = compileBootScripts(`${import.meta.dirname}/../../..`);

test('the boot scripts compile within their budgets and syntax, run, and listen for their events', async () => {
  const { page, pageHead, homeBar } = await compiled;
  const listenedTypes: string[] = [];
  const nothing = () => {};
  const window = { setTimeout: nothing, requestAnimationFrame: nothing, addEventListener: (type: string) => listenedTypes.push(type), removeEventListener: nothing };
  runInNewContext(pageHead, { ...window, window });
  expect(listenedTypes.splice(0)).toEqual(['click', 'submit']);
  runInNewContext(page, { ...window, window, document: { currentScript: { dataset: { entry: '/assets/app-1.js', tapped: '/assets/menus.js' } } } });
  expect(listenedTypes).toEqual(['click', 'load', 'beforeinstallprompt']);
  expect(homeBar).toContain(JSON.stringify(hostPatterns.unnamed).slice(1, -1));
});

test('a page with fields of text listens for its end as well', async () => {
  const { page, formPage } = await compiled;
  expect(page).not.toContain('pagehide');
  expect(formPage).toContain('pagehide');
});

test.each([
  ['a phone that has answered it', { [storageKeys.adult]: 'yes' }, []],
  ["a member's phone", { [storageKeys.session]: '{}' }, []],
  ['any other phone', {}, ['focusin', 'click']],
])('the scripts of the 18+ question on %s listen only while an answer can come', async (_phone, kept: Partial<Record<string, string>>, expected) => {
  const { ageGate, ageAnswers } = await compiled;
  const listenedTypes: string[] = [];
  const storage = (values: Partial<Record<string, string>>) => ({ getItem: (key: string) => values[key] ?? null });
  const classes = new Set([ageAsked]);
  const classList = { remove: (name: string) => classes.delete(name), toggle() {}, contains: (name: string) => classes.has(name) };
  const window = { localStorage: storage(kept), sessionStorage: storage({}), addEventListener: (type: string) => listenedTypes.push(type) };
  runInNewContext(ageGate + ageAnswers, { ...window, window, document: { documentElement: { classList }, getElementById: () => null } });
  expect(listenedTypes).toEqual(expected);
});

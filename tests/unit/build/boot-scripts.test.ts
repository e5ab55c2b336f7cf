import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { hostPatterns } from '../../../src/app/device/hosts.ts';
import { compileBootScripts } from '../../../src/build/boot-scripts.ts';

const root = `${import.meta.dirname}/../../..`;

test('the boot scripts compile within their budgets and syntax, run, and listen for their events', async () => {
  const { page, homeBar } = await compileBootScripts(root);
  const listenedTypes: string[] = [];
  const nothing = () => {};
  const window = { setTimeout: nothing, requestAnimationFrame: nothing, addEventListener: (type: string) => listenedTypes.push(type) };
  runInNewContext(page, { ...window, window, document: { currentScript: { dataset: { entry: '/assets/app-1.js', tapped: '/assets/menus.js' } } } });
  expect(listenedTypes).toEqual(['click', 'submit', 'load', 'beforeinstallprompt']);
  expect(homeBar).toContain(JSON.stringify(hostPatterns.unnamed).slice(1, -1));
});

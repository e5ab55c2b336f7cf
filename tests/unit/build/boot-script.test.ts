import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { bannerMarker, bannerPicture, pictureMarker, placedPicture } from '../../../src/contract/page.ts';
import { bootScript } from '../../../src/build/boot-script.ts';

interface Policy {
  createHTML(html: string): string | undefined;
  createScriptURL(url: string): string | undefined;
}

/** The policy that the script makes; it runs in a window that loads nothing. */
function policyOf(): Policy {
  const policies: Record<string, Policy> = {};
  const nothing = () => {};
  const trustedTypes = { createPolicy: (name: string, policy: Policy) => (policies[name] = policy) };
  const scope = { trustedTypes, setTimeout: nothing, requestAnimationFrame: nothing, addEventListener: nothing };
  runInNewContext(bootScript('/assets/app-2.js', ['/assets/over-2.js']), Object.assign(scope, { window: scope }));
  return policies.default!;
}

const hostile = 'x" onerror="alert(1)"><script>alert(1)</script>';

test('what the page writes itself is trusted', () => {
  const { createHTML, createScriptURL } = policyOf();
  for (const html of ['', bannerMarker, pictureMarker, placedPicture('/cdn/a.svg?v=1'), bannerPicture({ src: hostile, title: hostile })]) expect(createHTML(html)).toBe(html);
  for (const url of ['/assets/app-xm_jY1.js', '/assets/screens/home-1.js', '/worker.js']) expect(createScriptURL(url)).toBe(url);
});

test('nothing else is', () => {
  const { createHTML, createScriptURL } = policyOf();
  for (const html of ['<img src="x" onerror="alert(1)">', `<img src="${hostile}">`, '<b>x</b>', '<img src="x"><script></script>', '<!--x--><img src=x onerror=alert(1)>', '\n<b>']) expect(createHTML(html)).toBeUndefined();
  for (const url of ['https://evil.example/assets/app.js', '//evil.example/worker.js', '/assets/../wps/x.js', 'data:text/javascript,1', '/assets/a.js?x', '/play/x.js']) expect(createScriptURL(url)).toBeUndefined();
});

test('it holds nothing that a page would read as its own', () => {
  expect(bootScript('/assets/app-2.js', ['/assets/over-2.js'])).not.toMatch(/<!--|<\/?script/i);
});

import { afterEach, expect, test, vi } from 'vitest';
import { installTrustPolicy, type TrustPolicy } from '../../../src/boot/trusted-types.ts';

function installedPolicy(): TrustPolicy {
  const policies: Record<string, TrustPolicy> = {};
  vi.stubGlobal('trustedTypes', { createPolicy: (name: string, policy: TrustPolicy) => (policies[name] = policy) });
  installTrustPolicy();
  return policies.default!;
}

afterEach(() => vi.unstubAllGlobals());

const hostile = 'x" onerror="alert(1)"><script>alert(1)</script>';

test('the policy accepts the HTML and script addresses that the page itself writes', () => {
  const { createHTML, createScriptURL } = installedPolicy();
  expect(createHTML('')).toBe('');
  for (const url of ['/assets/app-xm_jY1.js', '/assets/screens/home-1.js', '/worker.js']) expect(createScriptURL(url)).toBe(url);
});

test('the policy refuses any other HTML and script address', () => {
  const { createHTML, createScriptURL } = installedPolicy();
  for (const html of ['<img src="x" onerror="alert(1)">', `<img src="${hostile}">`, '<b>x</b>', '<img src="x"><script></script>', '<!--x--><img src=x onerror=alert(1)>', '\n<b>']) expect(createHTML(html)).toBeUndefined();
  for (const url of ['https://evil.example/assets/app.js', '//evil.example/worker.js', '/assets/../wps/x.js', 'data:text/javascript,1', '/assets/a.js?x', '/play/x.js']) expect(createScriptURL(url)).toBeUndefined();
});

test('a browser without Trusted Types gets no policy and no exception', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(installTrustPolicy).not.toThrow();
});

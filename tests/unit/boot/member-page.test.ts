import { afterEach, expect, test, vi } from 'vitest';
import { storageKeys } from '../../../src/app/device/storage.ts';
import { TRIAL } from '../../../src/contract/members.ts';
import { appId, memberPageId } from '../../../src/contract/page.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

/** Whether the content of the page is shown to who keeps this session; null: a visitor. */
async function isShown(session: string | null, address = '/m/voucherCenter'): Promise<boolean> {
  vi.resetModules();
  history.replaceState(null, '', address);
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === storageKeys.session ? session : null) });
  document.body.innerHTML = `<div id="${appId}"></div><template id="${memberPageId}"><main>Deposit</main></template>`;
  await import('../../../src/boot/member-page.ts');
  return document.getElementById(appId)!.textContent === 'Deposit';
}

const sessionOf = (type: number) => JSON.stringify({ token: 'T', userName: 'ana', type });

test('a member with a real account sees it', async () => {
  expect(await isShown(sessionOf(0))).toBe(true);
});

test('nobody else does, nor a member whose address says more', async () => {
  expect(await isShown(null)).toBe(false);
  expect(await isShown('{"broken')).toBe(false);
  expect(await isShown(sessionOf(TRIAL))).toBe(false);
  expect(await isShown(sessionOf(0), '/m/voucherCenter?method=pix')).toBe(false);
});

test('a storage that may not be touched shows nothing and throws nothing', async () => {
  vi.stubGlobal('localStorage', { getItem: () => { throw new Error('refused'); } });
  document.body.innerHTML = `<div id="${appId}"></div><template id="${memberPageId}"><main>Deposit</main></template>`;
  vi.resetModules();
  await import('../../../src/boot/member-page.ts');
  expect(document.getElementById(appId)!.childNodes).toHaveLength(0);
});

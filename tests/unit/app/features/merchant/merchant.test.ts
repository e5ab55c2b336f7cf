import { beforeEach, expect, test, vi } from 'vitest';
import type { Settings } from '../../../../../src/contract/endpoints/platform.ts';
import { yes } from '../../../../support/accounts-platform.ts';

const ofPage: Settings = {
  customerService: {}, imageCDNs: [], mobileTemplate: { mem_cen: 'base' }, resources: [], whitelabel: { MAILCEN: true },
  promotions: { MISSION: { enabled: true } }, contacts: {}, speakFailures: true, jackpot: 'off',
};
const ofPlatform: Settings = { ...ofPage, mobileTemplate: {}, whitelabel: {}, promotions: {}, speakFailures: false };

/** Starts the app's modules anew on a page with these settings, before the platform has answered. */
async function openPage(snapshot: { settings?: Settings }) {
  vi.resetModules();
  localStorage.clear();
  let answer!: (response: Response) => void;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  const { pageData } = await import('../../../../../src/app/device/page-data.ts');
  pageData.snapshot = snapshot;
  const merchant = await import('../../../../../src/app/features/merchant/merchant.ts');
  const { failuresSpeak } = await import('../../../../../src/app/gateway/identity.ts');
  const state = () => [merchant.flag('MAILCEN'), merchant.promotionEnabled('MISSION'), merchant.template('mem_cen'), failuresSpeak.value];
  return {
    state,
    start: () => merchant.startMerchant(),
    answer: async () => {
      await vi.waitFor(() => expect(answer).toBeDefined());
      answer(new Response(JSON.stringify(yes(ofPlatform))));
      await vi.waitFor(() => expect(merchant.settings.value).toEqual(ofPlatform));
    },
  };
}

beforeEach(() => void vi.unstubAllGlobals());

const off = [false, false, 'new', false];
const on = [true, true, 'base', true];

test('the settings that came with the page hold from the start, until the platform sends those of now', async () => {
  const { state, start, answer } = await openPage({ settings: ofPage });
  expect(state()).toEqual(off);
  start();
  expect(state()).toEqual(on);
  await answer();
  expect(state()).toEqual(off);
});

test('a page without settings has all flags off until the platform answers', async () => {
  const { state, start } = await openPage({});
  start();
  expect(state()).toEqual(off);
});

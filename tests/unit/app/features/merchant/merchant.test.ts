import { beforeEach, expect, test, vi } from 'vitest';
import { settings, type Settings } from '../../../../../src/contract/endpoints/platform.ts';
import { yes } from '../../../../support/accounts-platform.ts';

const ofPage: Settings = {
  customerService: {}, imageCDNs: [], mobileTemplate: { mem_cen: 'base' }, resources: [], whitelabel: { MAILCEN: true },
  promotions: { MISSION: { enabled: true } }, contacts: {}, speakFailures: true, jackpot: 'off',
};
const ofPlatform: Settings = { ...ofPage, mobileTemplate: {}, whitelabel: {}, promotions: {}, speakFailures: false };

/** Starts the app's modules anew on a page with these settings, before the platform has answered. */
async function openPage(known?: Settings) {
  vi.resetModules();
  localStorage.clear();
  let answer!: (response: Response) => void;
  vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
  const { pageData } = await import('../../../../../src/app/device/page-data.ts');
  if (known) Object.assign(pageData, { answers: { [settings.path]: known } });
  const merchant = await import('../../../../../src/app/features/merchant/merchant.ts');
  const { failuresSpeak } = await import('../../../../../src/app/gateway/identity.ts');
  const state = () => [merchant.flag('MAILCEN'), merchant.flag('MISSION'), merchant.templateClasses() === ' frame-member-base', failuresSpeak.value];
  return {
    state,
    start: () => void merchant.refreshSettings(),
    answer: async () => {
      await vi.waitFor(() => expect(answer).toBeDefined());
      answer(new Response(JSON.stringify(yes(ofPlatform))));
      await vi.waitFor(() => expect(merchant.settings.value).toEqual(ofPlatform));
    },
  };
}

beforeEach(() => void vi.unstubAllGlobals());

const off = [false, false, false, false];
const on = [true, true, true, true];

test('the settings that came with the page hold from the start, until the platform sends those of now', async () => {
  const { state, start, answer } = await openPage(ofPage);
  expect(state()).toEqual(on);
  // The first question is answered by the page.
  start();
  expect(state()).toEqual(on);
  await new Promise((resolve) => setTimeout(resolve));
  start();
  await answer();
  expect(state()).toEqual(off);
});

test('a page without settings has all flags off until the platform answers', async () => {
  const { state, start } = await openPage();
  start();
  expect(state()).toEqual(off);
});

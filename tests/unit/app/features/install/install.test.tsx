import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { deferredManifest } from '../../../../../src/contract/deferred-manifest.ts';
import { localStore, sessionStore, storageKeys } from '../../../../../src/app/device/storage.ts';
import { startLanguage } from '../../../../../src/app/i18n/index.ts';
import { Overlays } from '../../../../../src/app/frame/overlays.tsx';
import IosInstallHelp from '../../../../../src/app/features/install/ios-help.tsx';
import InstallBanner, { installAction } from '../../../../../src/app/features/install/banner.tsx';
import { refreshSettings } from '../../../../../src/app/features/merchant/merchant.ts';
import { settingsValue, stubPlatform } from '../../../../support/home-platform.ts';
import { installOffered, canOfferInstall, watchInstall } from '../../../../../src/app/features/install/install.ts';

let display = 'browser';

const phone = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

beforeAll(() => startLanguage('pt', ['shell', 'common', 'install']));

beforeEach(() => {
  display = 'browser';
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes(display) }));
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('the banner is offered in a browser, and not from the home screen or in PWA mode (S12)', () => {
  expect(canOfferInstall()).toBe(true);
  for (display of ['standalone', 'fullscreen', 'minimal-ui']) expect(canOfferInstall()).toBe(false);
});

test('the banner is not offered in an iOS web clip, nor in a session that began on the home screen', () => {
  localStore.set(storageKeys.webclip, '1');
  expect(canOfferInstall()).toBe(false);
  localStore.remove(storageKeys.webclip);
  sessionStore.set(storageKeys.homeScreen, '1');
  expect(canOfferInstall()).toBe(false);
});

test('the manifest is linked when the page is idle', () => {
  document.head.innerHTML = `<link rel="${deferredManifest}" href="/manifest.webmanifest">`;
  watchInstall();
  expect(document.querySelector('link')!.rel).toBe('manifest');
});

test('a start from the home screen of iOS marks the session and the web clip', () => {
  display = 'standalone';
  phone('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)');
  watchInstall();
  expect(installOffered.value).toBe(false);
  expect(sessionStore.get('HOME_SCREEN')).toBe('1');
  expect(localStore.get('WEBCLIP')).toBe('1');
});

test('a closed banner is not offered again in its session', async () => {
  watchInstall();
  render(<InstallBanner />);
  fireEvent.click(screen.getByLabelText('Fechar'));
  await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull());
  // Home is left and comes back.
  cleanup();
  render(<InstallBanner />);
  expect(screen.queryByRole('complementary')).toBeNull();
  watchInstall();
  expect(installOffered.value).toBe(false);
});

test('the banner is a link on Android; on iOS it opens two steps, which the icon closes', async () => {
  phone('Mozilla/5.0 (Linux; Android 10)');
  watchInstall();
  const onAndroid = render(<InstallBanner />);
  expect(onAndroid.container.querySelector('a.install-offer')!.getAttribute('href')).toBe('/m/download');
  onAndroid.unmount();

  phone('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1');
  const onIOS = render(<><InstallBanner /><Overlays /></>);
  fireEvent.click(onIOS.container.querySelector('button.install-offer')!);
  const help = await screen.findByRole('dialog');
  expect(help.querySelectorAll('li')).toHaveLength(2);
  fireEvent.click(help.querySelector('.panel-head button')!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('on Android the offer links the merchant\'s file, and the download page only without one', async () => {
  phone('Mozilla/5.0 (Linux; Android 10)');
  expect(installAction()).toEqual({ link: '/m/download' });
  stubPlatform({ '/wps/system/settings': settingsValue(false) });
  await refreshSettings();
  expect(installAction()).toEqual({ link: '/app.apk' });
});

test('the two steps of iOS end with the merchant\'s profile, where it has one', async () => {
  phone('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Version/17.0 Safari/604.1');
  const settings = settingsValue(false);
  stubPlatform({ '/wps/system/settings': { ...settings, resources: [...settings.resources, { resourceType: 'MOBILECONFIG', url: '/app.mobileconfig' }] } });
  await refreshSettings();
  render(<IosInstallHelp onClose={() => {}} />);
  expect(screen.getByRole('link', { name: 'Ou baixe o perfil' }).getAttribute('href')).toBe('/app.mobileconfig');
});

import type { Page } from 'playwright/test';

/**
 * Replaces the two parts that no emulator has: Google's script, by which Firebase's window messages the page, and the
 * choice of an account in that window. Firebase itself sends the window's message to the emulator.
 */
const script = `
  window.gapi = {
    load: (_name, options) => options.callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      Iframe: class {},
      getContext: () => ({
        open: (_options, opened) => opened({
          restyle() {},
          ping: (answered) => { answered(); return Promise.resolve(); },
          // Firebase throws after it has handled the answer; Google's script ignores that.
          send: (_type, _message, answered) => void Promise.resolve([{ webStorageSupport: true }]).then(answered).catch(() => {}),
          register: (_name, handler) => { window.tellSignIn = (authEvent) => handler({ type: 'authEvent', authEvent }); },
        }),
      }),
    },
  };
  window[new URL(document.currentScript.src).searchParams.get('onload')]();
`;

declare global {
  interface Window {
    tellSignIn: (event: Record<string, unknown>) => void;
  }
}

/** Serves the script above instead of Google's. Call it before the page is opened. */
export async function stubGoogleScript(page: Page): Promise<void> {
  await page.route('https://apis.google.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
}

/** Taps the button, confirms the age of 18, and selects an account of the provider in the popup. */
export async function pickAccount(page: Page, button: string, provider: 'google.com' | 'facebook.com', account: { sub: string; name: string }): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Tenho, e aceito' }).click();
  const popup = await opening;
  await popup.waitForURL(/eventId=/);
  const eventId = new URL(popup.url()).searchParams.get('eventId');
  const token = { ...account, iss: '', aud: '', exp: 0, iat: 0, email: `${account.sub}@example.com` };
  const query = new URLSearchParams({ providerId: provider, id_token: JSON.stringify(token) });
  await page.evaluate((event) => window.tellSignIn(event), {
    type: 'signInViaPopup', eventId, urlResponse: `http://localhost?${query}`, sessionId: 'of no use to an emulator', postBody: null, tenantId: null, error: null,
  });
}

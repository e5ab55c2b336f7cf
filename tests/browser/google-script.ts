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

/** Serves the script above instead of Google's. Call it before the page is opened. */
export async function stubGoogleScript(page: Page): Promise<void> {
  await page.route('https://apis.google.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
}

/** The same, held back until the function that this gives is called. */
export async function holdGoogleScript(page: Page): Promise<() => void> {
  let letCome = () => {};
  const held = new Promise<void>((resolve) => (letCome = resolve));
  await page.route('https://apis.google.com/**', async (route) => {
    await held;
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return letCome;
}

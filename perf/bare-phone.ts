import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import { connect, type DevTools } from '../tests/browser/devtools.ts';
import { getTestBrowser } from '../tests/browser/get.ts';
import { storageKeys } from '../src/app/device/storage.ts';

/** A page in a browser of its own, controlled by the DevTools protocol alone. */
export interface BarePhone {
  send<T = unknown>(method: string, params?: object, session?: string): Promise<T>;
  /** Hears an event, which `event` then cannot wait for. */
  on: DevTools['on'];
  /** The next event of this name for which `wanted` holds. One pending call per name. Rejects after 120 s. */
  event<T>(method: string, wanted?: (params: T) => boolean): Promise<T>;
  /** The value of an expression in the page; a promise is awaited. */
  evaluate<T>(expression: string): Promise<T>;
  close(): void;
}

const timeoutMs = 120_000;

/**
 * A phone of 360 x 640 without a test tool's injected scripts, which on a processor slowed twenty times cost as much as
 * a good part of the app. It has opened a page of this edge without scripts, and has answered the 18+ question.
 */
async function takeBarePhone(address: string): Promise<BarePhone> {
  // A cheap phone gives a sandboxed frame no process of its own.
  const chrome = await launch({ chromePath: getTestBrowser(), chromeFlags: ['--headless=new', '--disable-features=IsolateSandboxedIframes', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--ignore-certificate-errors', '--lang=pt-BR'], logLevel: 'silent' });
  const found = await fetch(`http://127.0.0.1:${chrome.port}/json/new?about:blank`, { method: 'PUT' });
  const { webSocketDebuggerUrl } = (await found.json()) as { webSocketDebuggerUrl: string };
  const tools = await connect(webSocketDebuggerUrl);
  const phone: BarePhone = {
    send: tools.send,
    on: tools.on,
    event: (method, wanted = () => true) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${method} did not fire`)), timeoutMs);
        tools.on(method, (params) => {
          if (!wanted(params)) return;
          clearTimeout(timer);
          resolve(params);
        });
      }),
    async evaluate(expression) {
      const { result } = await phone.send<{ result: { value: never } }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
      return result.value;
    },
    close() {
      tools.close();
      chrome.kill();
    },
  };
  await phone.send('Page.enable');
  await phone.send('Network.enable');
  await phone.send('Emulation.setDeviceMetricsOverride', { width: 360, height: 640, deviceScaleFactor: 2, mobile: true });
  await phone.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await openOn(phone, `${address}/robots.txt`);
  await phone.evaluate(`localStorage.setItem('${storageKeys.adult}', 'yes')`);
  return phone;
}

/** Runs `measure` on a fresh bare phone. */
export async function onBarePhone<T>(address: string, measure: (phone: BarePhone) => Promise<T>): Promise<T> {
  const phone = await takeBarePhone(address);
  try {
    return await measure(phone);
  } finally {
    phone.close();
  }
}

/** Blocks the announcements, whose popup would take the first tap. */
export const withoutPopup = (phone: BarePhone): Promise<void> => phone.send('Network.setBlockedURLs', { urls: ['*/wps/content/popular*'] });

/** Opens an address and waits until the page has loaded. */
export async function openOn(phone: BarePhone, address: string): Promise<void> {
  const loaded = phone.event('Page.loadEventFired');
  await phone.send('Page.navigate', { url: address });
  await loaded;
}

/** Waits until an expression holds in the page. Rejects after 120 s. */
export async function until(phone: BarePhone, expression: string): Promise<void> {
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await wait(100)) {
    if (await phone.evaluate<boolean>(`Boolean(${expression})`)) return;
  }
  throw new Error(`timed out waiting for ${expression}`);
}

/**
 * The centre of an element, which is scrolled into view unless it is fully in the upper half of the screen. Throws when
 * another element covers it.
 */
export async function centreOf(phone: BarePhone, selector: string): Promise<{ x: number; y: number }> {
  const at = await phone.evaluate<{ x: number; y: number } | undefined>(`(() => {
    const element = document.querySelector('${selector}');
    const { top, right, bottom, left } = element.getBoundingClientRect();
    if (top < 0 || left < 0 || right > innerWidth || bottom > innerHeight / 2) element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return element.contains(document.elementFromPoint(at.x, at.y)) ? at : undefined;
  })()`);
  if (!at) throw new Error(`${selector} is covered`);
  return at;
}

/** A tap that ends without waiting for the page to handle its start. */
export async function tapAt(phone: BarePhone, at: { x: number; y: number }): Promise<void> {
  await Promise.all([
    phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
    phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

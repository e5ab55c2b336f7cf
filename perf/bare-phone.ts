import { setTimeout as wait } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import { connect } from '../tests/browser/devtools.ts';
import { getBrowser } from '../tests/browser/get.ts';
import { storageKeys } from '../src/app/device/storage.ts';

/** A page of a browser of its own, spoken to by the devtools protocol alone. */
export interface BarePhone {
  send<T = unknown>(method: string, params?: object): Promise<T>;
  /** The next event of this name for which `wanted` holds; one at a time of a name. Rejects after 120 s. */
  event<T>(method: string, wanted?: (params: T) => boolean): Promise<T>;
  /** The value of an expression in the page; waits for a promise. */
  evaluate<T>(expression: string): Promise<T>;
  close(): void;
}

const patience = 120_000;

/**
 * A phone of 360 x 640 with nothing in its page but the page: a test tool puts scripts and worlds of its own into it,
 * which take a processor slowed twenty times as long as a good part of the app. It stands on a page of this edge that
 * has no scripts, and its person has said that they are 18 or older.
 */
async function takeBarePhone(address: string): Promise<BarePhone> {
  const chrome = await launch({ chromePath: getBrowser(), chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--lang=pt-BR'], logLevel: 'silent' });
  const found = await fetch(`http://127.0.0.1:${chrome.port}/json/new?about:blank`, { method: 'PUT' });
  const { webSocketDebuggerUrl } = (await found.json()) as { webSocketDebuggerUrl: string };
  const tools = await connect(webSocketDebuggerUrl);
  const phone: BarePhone = {
    send: tools.send,
    event: (method, wanted = () => true) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${method} did not come`)), patience);
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

/** Keeps away the popup that opens over home: it waits for a person, and takes the first tap for itself. */
export const withoutPopup = (phone: BarePhone): Promise<void> => phone.send('Network.setBlockedURLs', { urls: ['*/wps/content/popular*'] });

/** Opens an address and waits until the page has loaded. */
export async function openOn(phone: BarePhone, address: string): Promise<void> {
  const loaded = phone.event('Page.loadEventFired');
  await phone.send('Page.navigate', { url: address });
  await loaded;
}

/** Waits until an expression holds in the page. Rejects after 120 s. */
export async function until(phone: BarePhone, expression: string): Promise<void> {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(100)) {
    if (await phone.evaluate<boolean>(`Boolean(${expression})`)) return;
  }
  throw new Error(`waited in vain for ${expression}`);
}

/**
 * Where the middle of an element is; one that is not wholly in the upper half of the screen is brought to the middle
 * first. Throws when something else lies there.
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
  if (!at) throw new Error(`something lies over ${selector}`);
  return at;
}

/** A tap of a finger: it leaves again whether or not the page has noticed. */
export async function tapAt(phone: BarePhone, at: { x: number; y: number }): Promise<void> {
  await Promise.all([
    phone.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] }),
    phone.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../browser/free-port.ts';
import { viewport, type Browser, type Engine } from './browser.ts';
import { takeComplaints } from './in-page.ts';

/** Limit for the driver's first answer, in ms. */
const timeoutMs = 20_000;

type Call = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Timeout of a call, in ms: the driver sometimes never answers one. */
const callTimeoutMs = 60_000;

/** Calls of the WebDriver protocol; rejects with the driver's error. */
const callsTo = (address: string): Call =>
  async function call<T>(method: string, path: string, body?: object) {
    const answer = await fetch(address + path, { method, body: body && JSON.stringify(body), signal: AbortSignal.timeout(callTimeoutMs) });
    const { value } = (await answer.json()) as { value: T & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };

/** Starts a virtual screen of the phone's size; gives its display name. */
async function startScreen(): Promise<{ process: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', `${viewport.width}x${viewport.height}x24`, '-nolisten', 'tcp'], { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [name] = await Promise.race([once(screen.stdio[3]!, 'data'), once(screen, 'exit').then(() => ['']), once(screen, 'error').then(() => [''])]);
  if (!String(name).trim()) throw new Error('Xvfb did not start');
  return { process: screen, display: `:${String(name).trim()}` };
}

interface Driver {
  call: Call;
  /** Kills the driver and its browser, whether or not they still answer. */
  kill(): Promise<void>;
}

/** Starts a driver, which leads a process group of its own. Rejects when it does not answer in time. */
async function startDriver(display: string): Promise<Driver> {
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', ['-p', String(port)], { env: { ...process.env, DISPLAY: display }, stdio: 'ignore', detached: true });
  const kill = () => end(driver, () => void process.kill(-driver.pid!, 'SIGKILL'));
  const call = callsTo(`http://127.0.0.1:${port}`);
  // The driver does not report when it is ready.
  for (const deadline = Date.now() + timeoutMs; ; await wait(50)) {
    try {
      await call('GET', '/status');
      return { call, kill };
    } catch (error) {
      if (Date.now() < deadline && driver.exitCode === null) continue;
      await kill();
      throw error;
    }
  }
}

const capabilities = (file: string) => ({
  // Without waiting for the load event, so that errors during the load are collected.
  capabilities: { alwaysMatch: { pageLoadStrategy: 'none', acceptInsecureCerts: true, 'webkitgtk:browserOptions': { binary: file, args: ['--automation', '--full-screen'] } } },
});

interface Session {
  sessionId: string;
  capabilities: { browserVersion: string };
}

/** Opens a browser by a driver of its own, so that one that hangs ends with its journey. Rejects when it does not open. */
async function browserOf(display: string, file: string): Promise<Browser & { version: string }> {
  const { call, kill } = await startDriver(display);
  try {
    return await openBy(call, kill, file);
  } catch (error) {
    await kill();
    throw error;
  }
}

async function openBy(call: Call, close: () => Promise<void>, file: string): Promise<Browser & { version: string }> {
  const { sessionId, capabilities: got } = await call<Session>('POST', '/session', capabilities(file));
  const session = `/session/${sessionId}`;
  await call('POST', `${session}/window/rect`, { x: 0, y: 0, ...viewport });
  const complaints: string[] = [];
  const isOld = (mark: boolean) => call<boolean>('POST', `${session}/execute/sync`, { script: 'return window.old = window.old || arguments[0]', args: [mark] });
  return {
    version: got.browserVersion,
    async goto(url) {
      await isOld(true);
      await call('POST', `${session}/url`, { url });
      // Until then the previous page would answer.
      while (await isOld(false).catch(() => true)) await wait(20);
    },
    async run<T>(source: string, argument: unknown) {
      // The protocol has no console events: each call also collects errors in the page.
      const script = `return [(${String(takeComplaints)})(), (${source})(arguments[0])]`;
      const [newComplaints, answer] = await call<[string[], T]>('POST', `${session}/execute/sync`, { script, args: [argument] });
      complaints.push(...newComplaints);
      return answer;
    },
    async touch(x, y) {
      const actions = [{ type: 'pointerMove', x, y, duration: 0 }, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
      await call('POST', `${session}/actions`, { actions: [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions }] });
    },
    async keys(text) {
      const actions = [...text].flatMap((value) => [{ type: 'keyDown', value }, { type: 'keyUp', value }]);
      await call('POST', `${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    picture: () => call('GET', `${session}/screenshot`),
    complaints: () => complaints,
    close,
  };
}

async function end(ended: ChildProcess, kill = () => void ended.kill()): Promise<void> {
  if (ended.exitCode !== null || ended.signalCode !== null) return;
  const exit = once(ended, 'exit');
  kill();
  await exit;
}

/** WebKit in its smallest browser, driven by the WebDriver protocol. Rejects when it does not start. */
export async function webkit(name: string, file: string): Promise<Engine> {
  const { process: screen, display } = await startScreen();
  try {
    const { version, close } = await browserOf(display, file);
    await close();
    return { name, version, open: () => browserOf(display, file), stop: () => end(screen) };
  } catch (error) {
    await end(screen);
    throw error;
  }
}

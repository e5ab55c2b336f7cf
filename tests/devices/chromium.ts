import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { viewport, type Browser, type Engine } from './browser.ts';
import { connect, type DevTools } from '../browser/devtools.ts';

interface EventParams {
  args?: { value?: unknown; description?: string }[];
  type?: string;
  entry?: { level: string; text: string; url?: string };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

interface Evaluated {
  result: { value?: unknown };
  exceptionDetails?: EventParams['exceptionDetails'];
}

const textOf = (thrown: EventParams['exceptionDetails']): string => thrown?.exception?.description ?? thrown?.text ?? '';

/** The warning of engines without Trusted Types, which is expected. */
const unknownDirective = /^Unrecognized Content-Security-Policy directive '(require-)?trusted-types/;

/** A vendor's own certificate is taken, and the phone has a camera that it would give without a question. */
const ofVendors = ['--ignore-certificate-errors', '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];

/** Starts the browser; gives the origin of its DevTools. Rejects with its output when it does not start. */
async function launch(file: string, folder: string): Promise<{ process: ChildProcess; address: string }> {
  const started = spawn(file, ['--headless', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--no-first-run', '--remote-debugging-port=0', ...ofVendors, `--user-data-dir=${folder}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    createInterface({ input: started.stderr }).on('line', (line) => {
      output.push(line);
      const found = /listening on ws:\/\/([^/]+)/.exec(line);
      if (found) resolve(`http://${found[1]}`);
    });
    started.once('error', reject);
    started.once('exit', () => reject(new Error(`${file} did not start\n${output.join('\n')}`)));
  });
  return { process: started, address };
}

async function getJson<T>(address: string): Promise<T> {
  return (await (await fetch(address)).json()) as T;
}

/** Connects to the browser's first page. */
async function pageOf(address: string): Promise<DevTools> {
  for (;;) {
    const targets = await getJson<{ type: string; webSocketDebuggerUrl: string }[]>(`${address}/json/list`);
    const page = targets.find(({ type }) => type === 'page');
    if (page) return connect(page.webSocketDebuggerUrl);
  }
}

function listen(page: DevTools): string[] {
  const complaints: string[] = [];
  page.on('Runtime.consoleAPICalled', ({ type, args }: EventParams) => {
    if (type === 'error') complaints.push(args!.map(({ value, description }) => String(value ?? description)).join(' '));
  });
  page.on('Runtime.exceptionThrown', ({ exceptionDetails }: EventParams) => complaints.push(textOf(exceptionDetails)));
  page.on('Log.entryAdded', ({ entry }: EventParams) => {
    if (entry!.level === 'error' && !unknownDirective.test(entry!.text!)) complaints.push(`${entry!.text} ${entry!.url ?? ''}`);
  });
  return complaints;
}

/** The user agent of a phone with this engine. */
const phone = (userAgent: string): string => userAgent.replace(/\(X11[^)]*\)/, '(Linux; Android 9; SM-J415G)').replace('Headless', '').replace(' Safari/', ' Mobile Safari/');

/** A browser whose pages can be prepared. */
interface Chromium extends Browser {
  /** Calls the function expression `source` in every further page, before its scripts, with `argument` as JSON. */
  prepare(source: string, argument: unknown): Promise<void>;
}

/** Opens the Chromium in `file`, of any age, with an empty profile. Rejects when it does not start. */
export async function openChromium(file: string): Promise<Chromium> {
  const folder = mkdtempSync(join(tmpdir(), 'leve-chromium-'));
  const { process, address } = await launch(file, folder);
  const page = await pageOf(address);
  const complaints = listen(page);
  const { 'User-Agent': userAgent } = await getJson<{ 'User-Agent': string }>(`${address}/json/version`);
  for (const domain of ['Page', 'Runtime', 'Log', 'Network']) await page.send(`${domain}.enable`);
  await page.send('Network.setUserAgentOverride', { userAgent: phone(userAgent), acceptLanguage: 'pt-BR' });
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor: 2, mobile: true });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  return {
    prepare: async (source, argument) => void (await page.send('Page.addScriptToEvaluateOnNewDocument', { source: `(${source})(${JSON.stringify(argument)})` })),
    goto: async (to) => void (await page.send('Page.navigate', { url: to })),
    async run<T>(source: string, argument: unknown) {
      const { result, exceptionDetails } = await page.send<Evaluated>('Runtime.evaluate', { expression: `(${source})(${JSON.stringify(argument)})`, returnByValue: true });
      if (exceptionDetails) throw new Error(textOf(exceptionDetails));
      return result.value as T;
    },
    async touch(x, y) {
      await page.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await page.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    },
    keys: async (text) => void (await page.send('Input.insertText', { text })),
    picture: async () => (await page.send<{ data: string }>('Page.captureScreenshot', { format: 'png' })).data,
    complaints: () => complaints,
    async close() {
      const ended = once(process, 'exit');
      // Debian's headless shell is started by a script, which a signal would reach alone.
      await page.send('Browser.close').catch(() => {});
      await ended;
      page.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** A Chromium of any age, driven by the DevTools protocol. Rejects when it does not start. */
export async function chromium(name: string, file: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'leve-chromium-'));
  const { process, address } = await launch(file, folder);
  const { Browser: version } = await getJson<{ Browser: string }>(`${address}/json/version`);
  const ended = once(process, 'exit');
  process.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  return { name, version: version.split('/')[1]!, open: () => openChromium(file), stop: async () => {} };
}

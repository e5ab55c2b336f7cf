import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { rendererName, type PageRenderer } from '../../src/edge/page-files.ts';
import type { Language } from '../../src/contract/languages.ts';
import type { PageData } from '../../src/contract/page.ts';
import { firstContent, type Content } from '../../src/edge/content.ts';
import { tabsIn } from '../../src/edge/pages.ts';
import type { Upstream } from '../../src/edge/upstream.ts';
import { readyMerchants } from './merchants.ts';
import { startSandbox } from './sandbox-caller.ts';

/** Where a page is opened, and for whom. */
export interface DrawnFor {
  name: string;
  /** with its question mark */
  query?: string;
  language?: Language;
  /** code of a ready-made merchant */
  merchant?: string;
}

interface Built {
  renderer: PageRenderer;
  /** Another instance of it, which has drawn nothing yet: it takes most of a second. */
  another(): Promise<PageRenderer>;
  app: string;
}

/** Gives `work` a folder for the meantime. */
async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'drawn-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

const instanceOf = (code: string): Promise<PageRenderer> => inFolder(async (folder) => {
  const file = join(folder, rendererName);
  await writeFile(file, code);
  const renderer = (await import(pathToFileURL(file).href)) as PageRenderer;
  await renderer.prepareRender();
  return renderer;
});

const build = (): Promise<Built> => inFolder(async (folder) => {
  await promisify(execFile)(process.execPath, [`${import.meta.dirname}/build-drawn.ts`, folder]);
  const [code, app] = await Promise.all([rendererName, 'app.js'].map((name) => readFile(join(folder, name), 'utf8')));
  return { renderer: await instanceOf(code!), another: () => instanceOf(code!), app: app! };
});

let built: Promise<Built> | undefined;

/** The renderer of the edge, and the app as one script for a browser, both built of the source, once for all files of a thread. */
export const buildDrawn = (): Promise<Built> => (built ??= build());

/** A platform in a box, and what pages are drawn from its answers. */
export async function drawnPlatform(renderer: PageRenderer) {
  // It stands, early in a minute: in the last seconds of a draw a card is marked, on the page before the phone or the other way round.
  const standing = Math.floor(Date.now() / 60_000) * 60_000 + 5_000;
  const phone = await startSandbox({ clock: { now: () => standing } });
  const upstream: Pick<Upstream, 'ask'> = {
    ask: async (path, headers) => phone.fetch(new Request(`http://phone.test${path}`, { headers })),
  };
  const contentOf = firstContent(upstream as Upstream, renderer);
  const merchants = readyMerchants();

  /** The data of a page with the platform's answers. */
  async function dataOf({ name, query = '', language = 'pt', merchant = 'leve' }: DrawnFor): Promise<PageData> {
    const found = merchants.all.find((one) => one.page.code === merchant)!;
    const page = { ...found.page, ...tabsIn(renderer, found) };
    const content: Content = await contentOf(page, language, name, query, () => {});
    const answers = Object.entries(content.answers);
    const beginnings = answers.filter(([, { isBeginning }]) => isBeginning).map(([key]) => key);
    return {
      merchant: page, language, query: content.query, imageHost: 0,
      answers: Object.fromEntries(answers.map(([key, { value }]) => [key, value])),
      ...(content.at !== undefined && { at: content.at }),
      ...(beginnings.length && { beginnings }),
    };
  }
  const asked = new Map<string, Promise<PageData>>();
  /** The same as long as nobody changes the platform: each page is asked for with every switch. */
  const standingDataOf = (drawnFor: DrawnFor): Promise<PageData> => {
    const key = JSON.stringify(drawnFor);
    const found = asked.get(key) ?? dataOf(drawnFor);
    asked.set(key, found);
    return found;
  };
  return { phone, dataOf, standingDataOf };
}

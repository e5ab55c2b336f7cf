/**
 * Budgets that no glob in size-limit.json can express: all that the built home page downloads, what its first paint
 * needs, and every other screen. `node src/build/budgets.ts` prints the budgets that are exceeded.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { loadPlan, type LoadRow } from '../app/load-plan.ts';
import { createEdge } from '../edge/edge.ts';
import { readBuild } from '../edge/node/build.ts';
import { platformOf } from '../edge/start.ts';
import { firstLoad, moduleFiles } from './first-load.ts';
import { headerEnd } from '../edge/page-files.ts';

/** The entry of size-limit.json for home's scripts: their globs, and a limit such as `29.14 kB`. */
const [homeLimit] = JSON.parse(readFileSync('size-limit.json', 'utf8')) as [{ path: string[]; limit: string }];

/** A merchant's own budgets, by the names of the product's. */
const ownBudgetsFile = 'budgets.json';

/** The budgets with a merchant's own merged in, which may only be smaller. Throws with a line for each that is not. `text` is the file's. */
export function tightened<Budgets extends Readonly<Record<string, number>>>(budgets: Budgets, text: string): Budgets {
  const own = JSON.parse(text) as Record<string, unknown>;
  const faults = Object.entries(own).flatMap(([name, bytes]) => {
    if (!Object.hasOwn(budgets, name)) return [`${name} is no budget: ${Object.keys(budgets).join(', ')}`];
    if (!Number.isInteger(bytes) || (bytes as number) < 1) return [`${name} is no number of bytes`];
    return (bytes as number) > budgets[name]! ? [`${name} may be ${budgets[name]} at most: a budget is tightened, never loosened`] : [];
  });
  if (faults.length) throw new Error(faults.map((fault) => `${ownBudgetsFile}: ${fault}`).join('\n'));
  return { ...budgets, ...own };
}

/**
 * Brotli bytes. Set with room by what a cheap phone at 400 kbit/s may bear (a kilobyte there is 20 ms), not by today's
 * build; a decision changes them. `header`: near the first 4 KB that a page reads, with the merchant's head. `page`:
 * near the first flight of a connection, 14,600 with headers. A merchant's `budgets.json` tightens them.
 */
export const budgets = tightened(
  { home: Math.round(Number.parseFloat(homeLimit.limit) * 1_000), aboveGames: 39_000, firstVisit: 48_000, screen: 13_000, page: 14_000, header: 3_200 },
  existsSync(ownBudgetsFile) ? readFileSync(ownBudgetsFile, 'utf8') : '{}',
);

/** Rows of the load plan that a visitor of home loads at one milestone, with their strings in one language. */
const chunksAt = (time: LoadRow['when']): string[] =>
  loadPlan.filter(({ when }) => when === time).flatMap(({ name, strings }) => (strings ? [name, `strings/pt-${name}`] : [name]));

/** Chunks of home that its page does not name: the parts above its games, and the idle parts. */
const aboveGames = chunksAt('games');
const idleParts = chunksAt('started');

/** Brotli bytes of a bundle, and its budget. */
export interface Measured {
  name: string;
  bytes: number;
  budget: number;
}

const sizeOf = (folder: string, files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + statSync(join(folder, `${file}.br`)).size, 0);

function fileOf(folder: string, chunk: string): string | undefined {
  const files = readdirSync(join(folder, 'assets'), { recursive: true, encoding: 'utf8' });
  return files.find((name) => name.startsWith(`${chunk}-`) && name.endsWith('.js'));
}

/** Chunks of home that a build lacks, as older ones may: `weigh` skips the figures that count them. */
export const missingChunks = (folder: string, chunks: readonly string[] = [...aboveGames, ...idleParts]): string[] =>
  chunks.filter((chunk) => !fileOf(folder, chunk));

/** The HTML of home as the edge draws it from a build, with the content of a platform in a box, whose pictures are drawings or raster images. */
async function homePage(folder: string, art: 'drawings' | 'raster'): Promise<string> {
  process.env.ART = art;
  const { upstream, merchants } = await platformOf({ DATA: ':memory:', SEED: '1', HASH_COST: '8' });
  const edge = createEdge({ machine: await readBuild(folder), upstream, merchants });
  const ask = async () => (await edge(new Request('http://localhost/'), { address: '', proto: 'http', host: 'localhost' }, () => {})).text();
  // On a busy machine the platform may not have answered for the first pages, which would weigh too little.
  let html = '';
  for (let tries = 0; tries < 5 && !html.includes('game-card'); tries++) html = await ask();
  await upstream.close();
  if (!html.includes('game-card')) throw new Error('home came without its games: the platform did not answer in time');
  return html;
}

/** Weighs home's page, and its part up to the end of the header, which is painted first. With raster images it names each picture in several sizes. */
export async function weighPage(folder: string): Promise<Measured[]> {
  const html = await homePage(folder, 'drawings');
  const sizeOfText = (text: string) => brotliCompressSync(text).length;
  return [
    { name: "home's page, drawn with its content and its style", bytes: sizeOfText(html), budget: budgets.page },
    { name: "home's page, with pictures in several sizes", bytes: sizeOfText(await homePage(folder, 'raster')), budget: budgets.page },
    { name: "home's page to the end of its header", bytes: sizeOfText(html.split(headerEnd)[0]!), budget: budgets.header },
  ];
}

/** Weighs a build. A screen's size is the code that it adds to home's; strings are not code. */
export function weigh(folder: string): Measured[] {
  const home = new Set(firstLoad(folder, 'home'));
  const withChunks = (name: string, chunks: readonly string[], budget: number): Measured[] => {
    if (missingChunks(folder, chunks).length) return [];
    const files = chunks.flatMap((chunk) => [...moduleFiles(folder, `assets/${fileOf(folder, chunk)}`)]);
    return [{ name, bytes: sizeOf(folder, new Set([...home, ...files])), budget }];
  };
  const screens = readdirSync(join(folder, 'assets/screens')).filter((file) => file.endsWith('.js'));
  const measured = screens.map((file) => {
    const own = [...moduleFiles(folder, `assets/screens/${file}`)].filter((needed) => !home.has(needed));
    return { name: file.slice(0, file.indexOf('-')), bytes: sizeOf(folder, own), budget: budgets.screen };
  });
  return [
    { name: 'home, all its scripts', bytes: sizeOf(folder, home), budget: budgets.home },
    ...withChunks('home, with what stands above its games', aboveGames, budgets.aboveGames),
    ...withChunks('home, with its idle parts', [...aboveGames, ...idleParts], budgets.firstVisit),
    ...measured.filter(({ bytes }) => bytes > 0),
  ];
}

/** Files of the first load that size-limit.json does not count. */
export function uncounted(folder: string): string[] {
  const starts = homeLimit.path.map((glob) => glob.replace('dist/', '').replace('*.js', ''));
  return firstLoad(folder, 'home').filter((file) => !starts.some((start) => file.startsWith(start)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const measured = [...weigh('dist'), ...(await weighPage('dist'))];
  for (const { name, bytes, budget } of measured) console.log(`${bytes > budget ? 'OVER' : 'ok  '} ${String(bytes).padStart(6)} of ${budget}  ${name}`);
  const missing = [
    ...uncounted('dist').map((file) => `size-limit.json does not count ${file}`),
    ...missingChunks('dist').map((chunk) => `the build has no chunk ${chunk}`),
  ];
  for (const fault of missing) console.log(`OVER ${fault}`);
  if (missing.length || measured.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1;
}

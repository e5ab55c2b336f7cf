/**
 * Budgets that no glob in size-limit.json can hold: all that the built home page downloads, what its first paint needs,
 * and every other screen.
 * `node src/build/budgets.ts` prints the budgets that are exceeded.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { firstLoad, moduleFiles } from './first-load.ts';
import { headerEnd } from './page-files.ts';

/** The entry of size-limit.json that holds home's scripts: their globs, and their limit such as `29.14 kB`. */
const [homeLimit] = JSON.parse(readFileSync('size-limit.json', 'utf8')) as [{ path: string[]; limit: string }];

/** brotli bytes; some 50 more than today's, for a change anywhere gives files another hash, which moves a sum by up to 27 */
export const budgets = { home: Math.round(Number.parseFloat(homeLimit.limit) * 1_000), aboveGames: 35_340, firstVisit: 44_800, screen: 11_300, header: 2_430 } as const;

/** Chunks of home beside those that its page names: what stands above its games, and the idle parts. */
const aboveGames = ['above-fold'];
const idleParts = ['over-pages', 'strings/pt-over-pages'];

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

/** Chunks of home that a build lacks, as older ones may: `weigh` leaves out the figures that count them. */
export const missingChunks = (folder: string, chunks: readonly string[] = [...aboveGames, ...idleParts]): string[] =>
  chunks.filter((chunk) => !fileOf(folder, chunk));

/** Brotli bytes of a page to the end of its header, which is painted first; of all where there is none. */
function headerBytes(folder: string, page: string): number {
  const html = readFileSync(join(folder, page), 'utf8');
  return brotliCompressSync(html.split(headerEnd)[0]!).length;
}

/** Weighs a build. A screen's size is the code that it adds to home's; strings are not code. */
export function weigh(folder: string): Measured[] {
  const home = new Set(firstLoad(folder, 'pages/pt/home.html'));
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
    { name: "home's HTML to the end of its header", bytes: headerBytes(folder, 'pages/pt/home.html'), budget: budgets.header },
    ...measured.filter(({ bytes }) => bytes > 0),
  ];
}

/** Files of the first load that size-limit.json does not count. */
export function uncounted(folder: string): string[] {
  const starts = homeLimit.path.map((glob) => glob.replace('dist/', '').replace('*.js', ''));
  return firstLoad(folder, 'pages/pt/home.html').filter((file) => !starts.some((start) => file.startsWith(start)));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const measured = weigh('dist');
  for (const { name, bytes, budget } of measured) console.log(`${bytes > budget ? 'OVER' : 'ok  '} ${String(bytes).padStart(6)} of ${budget}  ${name}`);
  const missing = [
    ...uncounted('dist').map((file) => `size-limit.json does not count ${file}`),
    ...missingChunks('dist').map((chunk) => `the build has no chunk ${chunk}`),
  ];
  for (const fault of missing) console.log(`OVER ${fault}`);
  if (missing.length || measured.some(({ bytes, budget }) => bytes > budget)) process.exitCode = 1;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { PageFiles } from '../../src/edge/page-files.ts';

/** The only script of the small build, at /assets/app-1.js. */
export const smallScript = 'export const answer = 42;'.repeat(40);

const paths: Record<string, readonly string[]> = { home: ['/m/home', '/'], gameList: ['/m/gameList'], notice: ['/m/notice'], activityInfo: ['/m/activityInfo'], ownText: ['/m/p'], service: ['/m/service'], unknown: [] };

/** Draws the first banner and the first games that the data brings, by their addresses alone. */
const renderer = `
export { needsOf, queryFor } from '${new URL('../../src/app/needs.ts', import.meta.url).href}';
export const rowsByName = ${JSON.stringify(Object.fromEntries(Object.entries(paths).map(([name, own]) => [name, { paths: own, strings: [name], modules: [], forMembers: false, mayBeCounted: name !== 'service' }])))};
export async function prepareRender() {}
export const resultBalls = (text = '') => text.split(' ');
export const packOf = () => undefined;
export const packNames = () => [];
export const tabsOf = () => [];
export const stringsOf = (language, namespace) => ({ title: namespace + ' ' + language, noScript: '', failure: { network: '' } });
export function renderPage(name, { language, merchant, imageHost, answers, text }) {
  if (merchant.name === 'throws') throw new Error('drawn badly');
  const of = (path) => Object.entries(answers).find(([key]) => key.startsWith(path))?.[1];
  const picture = (url, className) => '<img class="' + className + '" src="' + merchant.imageCDNs[imageHost] + url.replace(/^\\/*/, '/') + '">';
  const [banner] = of('/wps/content/banners') ?? [];
  const games = of('/wps/game/hot') ?? of('/wps/game/list')?.games ?? [];
  const html = (banner ? picture(banner.url, 'banner-picture') : '') + games.map(({ iconUrl }) => picture(iconUrl, 'game')).join('');
  return { title: text ? text.title : name + ' ' + language, description: '', html, classes: '' };
}
`;

/** Writes a build of seven pages and one script into a folder. */
export function writeSmallBuild(folder: string): void {
  const write = (name: string, content: string | Buffer): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  const screen = { scripts: [], styles: ['/assets/index-1.css'], menuScripts: [], menuStyles: [] };
  const boot: PageFiles['boot'] = { page: 'start()', formPage: '', visitorHead: 'decide()', memberHead: '', overPage: '', countdowns: '' };
  write('pages.json', JSON.stringify({ version: '0.0.1', build: 'small', entry: '/assets/app-1.js', screens: Object.fromEntries(Object.keys(paths).map((name) => [name, screen])), boot } satisfies PageFiles));
  write('render.mjs', renderer);
  write('index.html', 'of the development server');
  write('assets/index-1.css', 'a{color:red}');
  write('assets/app-1.js', smallScript);
  write('assets/app-1.js.br', brotliCompressSync(smallScript));
}

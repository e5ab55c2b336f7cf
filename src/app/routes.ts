// First bundle: THE route table. A new screen is one folder under screens/ and one row here.
import { namedChunk } from './device/named-chunk.ts';
import { loadNamespaces } from './i18n/index.ts';
import { paths } from './paths.ts';
import { lazyScreen } from './router/lazy-screen.tsx';
import type { LazyScreen } from './router/lazy-screen.tsx';
import type { ScreenModule } from './screen-modules.ts';
import { LoadFailed } from './shell/load-failed.tsx';

export interface RouteRow {
  /** folder under screens/, namespace of its strings, `data-screen`, and key of its title in `shell` */
  name: string;
  /** the first is its own path, the others are aliases (A §2) */
  paths: readonly string[];
  /** A §2: hidden on some screens; home has one of its own */
  header: 'home' | 'title' | 'none';
  /** A §2: hidden on some screens */
  footer: boolean;
  /** where the back arrow leads: home, or one step back (A §2) */
  back: 'home' | 'step';
  /** `session`: visitors are sent to login, and come back after it; `session or home`: they are sent home (A §2) */
  access: 'everyone' | 'session' | 'session or home';
  /** has a page of its own in the build, in each language */
  prerender: boolean;
  /** namespaces of strings that its parts need beside its own */
  strings: readonly string[];
  Screen: LazyScreen;
}

type Row = Pick<RouteRow, 'name' | 'paths'> & Partial<RouteRow>;

function row(given: Row): RouteRow {
  const find = async () => (await import('./screen-modules.ts')).screenModules[`./screens/${given.name}/index.tsx`]!();
  const load = async () => {
    const module = namedChunk<ScreenModule>(`screens/${given.name}`) ?? find();
    const [screen] = await Promise.all([module, loadNamespaces([given.name, ...(given.strings ?? [])])]);
    return screen.default;
  };
  return { header: 'title', footer: true, back: 'step', access: 'everyone', prerender: false, strings: [], Screen: lazyScreen(load, LoadFailed), ...given };
}

/** Strings of a list's states; and why one failed. */
const ofLists = ['list', 'later'];

export const unknownRow = row({ name: 'unknown', paths: [], prerender: true });

export const routes: readonly RouteRow[] = [
  row({ name: 'home', paths: [paths.home, '/', '/m', '/m/index', '/m/index.html'], header: 'home', prerender: true }),
  row({ name: 'login', paths: [paths.login], header: 'none', footer: false, back: 'home', prerender: true, strings: ['form', 'later'] }),
  row({ name: 'gameList', paths: [paths.gameList], prerender: true, strings: ['later'] }),
  row({ name: 'register', paths: [paths.register, '/register.html', '/m/register.html'], header: 'none', footer: false, back: 'home', prerender: true, strings: ['form', 'later'] }),
  row({ name: 'forget', paths: [paths.forget], header: 'none', footer: false, back: 'home', prerender: true, strings: ['form', 'later'] }),
  row({ name: 'changePassword', paths: [paths.changePassword], footer: false, access: 'session or home', strings: ['form', 'later'] }),
  row({ name: 'settings', paths: [paths.settings], access: 'session or home', strings: ['later'] }),
  row({ name: 'service', paths: [paths.service], footer: false, prerender: true, strings: ['later'] }),
  row({ name: 'userAgreement', paths: [paths.userAgreement], footer: false, prerender: true }),
  row({ name: 'notice', paths: [paths.notice], footer: false, back: 'home', prerender: true, strings: ofLists }),
  row({ name: 'lottery', paths: [paths.lottery], prerender: true, strings: ofLists }),
  row({ name: 'moreLottery', paths: [paths.moreLottery], footer: false, prerender: true, strings: ofLists }),
  row({ name: 'startLottery', paths: [paths.startLottery], prerender: true, strings: ofLists }),
  row({ name: 'launchGame', paths: [paths.launchGame], footer: false, access: 'session', strings: ['later'] }),
  row({ name: 'gameLobby', paths: [paths.gameLobby], prerender: true, strings: ofLists }),
  row({ name: 'gameCenter', paths: [paths.gameCenter], prerender: true, strings: ofLists }),
  row({ name: 'slotsCenter', paths: [paths.slotsCenter], prerender: true, strings: ofLists }),
];

/** The row of a path, or the unknown-route state. A trailing slash does not matter (`/m/`). */
export function rowOf(path: string): RouteRow {
  const plain = path.replace(/\/+$/, '') || '/';
  return routes.find((candidate) => candidate.paths.includes(plain)) ?? unknownRow;
}

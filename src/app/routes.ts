// @chunk entry
// THE route table. A new screen is one folder under screens/, one line in paths.ts, and its name in the
// lists here that hold for it.
import { namedChunk } from './runtime/lazy/named-chunk.ts';
import { loadNamespaces } from './i18n/index.ts';
import { aliases, paths } from './paths.ts';
import type { ScreenName } from './paths.ts';
import { lazyScreen } from './runtime/lazy/lazy-screen.tsx';
import type { LazyScreen } from './runtime/lazy/lazy-screen.tsx';
import type { ScreenModule } from './screen-modules.ts';
import { LoadFailed } from './ui/status-view/load-failed.tsx';

export interface RouteRow {
  /** folder under screens/, namespace of its strings with their `title`, and `data-screen` */
  name: string;
  /** the first is its own path, the others are aliases (A §2) */
  paths: readonly string[];
  header: 'home' | 'title' | 'none';
  footer: boolean;
  /** where the back arrow leads: home, or one step back */
  back: 'home' | 'step';
  /** `session`: visitors are sent to login, and come back after it; `session or home`: they are sent home (A §2) */
  access: 'everyone' | 'session' | 'session or home';
  /** namespaces of strings that its parts need beside its own */
  strings: readonly string[];
  Screen: LazyScreen;
}

// The lists of A §2, by name of screen.
const withoutHeader = /^(login|register|forget|mine|agent|download)$/;
const withoutFooter = /^(login|register|trial|launchGame|changePassword|notice|activity|forget|service|moreLottery|userAgreement|maintenance|agent|download)$/;
const backToHome = /^(login|register|trial|notice|forget|mine)$/;
const sentHome = /^(changePassword|settings)$/;
/** Members only; every other screen is open to visitors, and prerendered. */
const forMembers = /^(launchGame|messages|inviteFriends|benefits|deposit|withdraw|agent|.*(Record|Report|Rebate|Contract)|securityCenter|profitAndLoss|transferUp|rewardCenter|leaderBoard|feedback|responsiblePlay)$/;
/** Screens in which something is filled in. */
const withForms = /^(login|register|forget|trial|changePassword|deposit|withdraw|securityCenter|agent|transferUp|activityInfo|feedback|responsiblePlay)$/;

function rowFor(name: string, itsPaths: readonly string[]): RouteRow {
  const strings = name === 'home' ? [] : withForms.test(name) ? ['form', 'states', 'common'] : ['states', 'common'];
  const find = async () => (await import('./screen-modules.ts')).screenModules[`./screens/${name}/index.tsx`]!();
  const load = async () => {
    const module = namedChunk<ScreenModule>(`screens/${name}`) ?? find();
    const [screen] = await Promise.all([module, loadNamespaces([name, ...strings])]);
    return screen.default;
  };
  return {
    name,
    paths: itsPaths,
    header: name === 'home' ? name : withoutHeader.test(name) ? 'none' : 'title',
    footer: !withoutFooter.test(name),
    back: backToHome.test(name) ? 'home' : 'step',
    access: sentHome.test(name) ? 'session or home' : forMembers.test(name) ? 'session' : 'everyone',
    strings,
    Screen: lazyScreen(load, LoadFailed),
  };
}

export const unknownRow = rowFor('unknown', []);

export const routes: readonly RouteRow[] = (Object.keys(paths) as ScreenName[]).map((name) => rowFor(name, [paths[name], ...(aliases[name] ?? [])]));

/** The row of a path, or the unknown-route state. A trailing slash does not matter (`/m/`). */
export function rowOf(path: string): RouteRow {
  const plain = path.replace(/\/+$/, '') || '/';
  return routes.find((candidate) => candidate.paths.includes(plain)) ?? unknownRow;
}

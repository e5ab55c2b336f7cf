// @chunk entry
/**
 * THE route table (A §2, G §2): a new screen is one row here, one folder under screens/ and its strings. The name of a
 * row is the folder, the namespace of the screen's strings with its `title`, and its `data-screen`.
 */
interface RouteOptions {
  path: string;
  /** further paths that show the same screen */
  aliases?: readonly string[];
  /** by default a title with a back arrow; `home` is home's own header */
  header?: 'home' | 'none';
  /** false: without the bottom menu */
  footer?: boolean;
  /** the back arrow leads home; by default one step back */
  back?: 'home';
  /** the page that visitors are sent to; by default the screen is open to them, and prerendered */
  visitors?: 'login' | 'home';
  /** it has a form: the forms' strings come with it */
  form?: true;
}

/** The rows as written; `paths.ts` and `routes` are made of them. */
export const table = {
  home: { path: '/m/home', aliases: ['/', '/m', '/m/index', '/m/index.html'], header: 'home' },
  login: { path: '/m/login', header: 'none', footer: false, back: 'home', form: true },
  register: { path: '/m/register', aliases: ['/register.html', '/m/register.html'], header: 'none', footer: false, back: 'home', form: true },
  forget: { path: '/m/forget', header: 'none', footer: false, back: 'home', form: true },
  changePassword: { path: '/m/changePsw', footer: false, visitors: 'home', form: true },
  settings: { path: '/m/set', visitors: 'home' },
  mine: { path: '/m/mine', aliases: ['/m/member/home'], header: 'none', back: 'home' },
  notice: { path: '/m/notice', footer: false, back: 'home' },
  messages: { path: '/m/webEmail', aliases: ['/m/message'], visitors: 'login' },
  inviteFriends: { path: '/m/inviteFriends', visitors: 'login' },
  benefits: { path: '/m/member/benefits', visitors: 'login' },
  download: { path: '/m/download', header: 'none', footer: false },
  downloadGuide: { path: '/m/download/guide' },
  deposit: { path: '/m/voucherCenter', visitors: 'login', form: true },
  withdraw: { path: '/m/withdraw', visitors: 'login', form: true },
  securityCenter: { path: '/m/securityCenter', visitors: 'login', form: true },
  agent: { path: '/m/agent', header: 'none', footer: false, visitors: 'login', form: true },
  depositRecord: { path: '/m/vouReport', visitors: 'login' },
  withdrawRecord: { path: '/m/withdrawReport', visitors: 'login' },
  accountRecord: { path: '/m/transaction/record', visitors: 'login' },
  betRecord: { path: '/m/gameRecord', visitors: 'login' },
  profitAndLoss: { path: '/m/profitandloss', visitors: 'login' },
  transferUp: { path: '/m/upLine/transfer', visitors: 'login', form: true },
  rewardCenter: { path: '/m/rewardCenter', visitors: 'login' },
  manualRebate: { path: '/m/member/manualRebate', visitors: 'login' },
  leaderBoard: { path: '/m/leaderBoard', visitors: 'login' },
  rebateReport: { path: '/m/member/rebateReport', visitors: 'login' },
  service: { path: '/m/service', footer: false },
  activity: { path: '/m/activity', footer: false },
  activityInfo: { path: '/m/activityInfo', form: true },
  feedback: { path: '/m/feedback', visitors: 'login', form: true },
  userAgreement: { path: '/m/useragreement', footer: false },
  responsiblePlay: { path: '/m/responsiblePlay', form: true },
  trial: { path: '/m/trail', footer: false, back: 'home', form: true },
  maintenance: { path: '/m/maintenance', footer: false },
  restricted: { path: '/m/errorIP', footer: false },
  serviceError: { path: '/m/errorService', footer: false },
  gameList: { path: '/m/gameList' },
  lottery: { path: '/m/lottery' },
  moreLottery: { path: '/m/moreLottery', footer: false },
  startLottery: { path: '/m/startLottery' },
  launchGame: { path: '/m/launchGame', footer: false, visitors: 'login' },
  gameLobby: { path: '/m/gameLobby' },
  gameCenter: { path: '/m/gameCenter' },
  slotsCenter: { path: '/m/slotsCenter' },
  salaryContract: { path: '/m/member/agent/getSalaryContract', visitors: 'login' },
  dividendContract: { path: '/m/member/agent/getDevidendContract', visitors: 'login' },
  hourContract: { path: '/m/member/agent/getHourContract', visitors: 'login' },
} as const satisfies Record<string, RouteOptions>;

/** The name of a row, of the screen's folder and of its strings. */
export type ScreenName = keyof typeof table;

/** A row with its defaults filled in. */
export interface RouteMeta {
  name: string;
  /** the first is the screen's own, the others are aliases */
  paths: readonly string[];
  header: 'home' | 'title' | 'none';
  footer: boolean;
  back: 'home' | 'step';
  visitors: 'login' | 'home' | undefined;
  form: true | undefined;
  /** namespaces of strings that the screen's parts need beside its own */
  strings: readonly string[];
}

function withDefaults(name: string, { path, aliases = [], header, footer = true, back, visitors, form }: RouteOptions): RouteMeta {
  const strings = name === 'home' ? [] : form ? ['form', 'states', 'common'] : ['states', 'common'];
  return { name, paths: [path, ...aliases], header: header ?? 'title', footer, back: back ?? 'step', visitors, form, strings };
}

/** The rows with their defaults, in the table's order. */
export const routes: readonly RouteMeta[] = (Object.keys(table) as ScreenName[]).map((name) => withDefaults(name, table[name]));

/** The screen of an address that no row names. */
export const unknownRoute: RouteMeta = { ...withDefaults('unknown', { path: '' }), paths: [] };

/** The route of a path, or `unknownRoute`. A trailing slash does not matter (`/m/`). */
export function routeOf(path: string): RouteMeta {
  const plain = path.replace(/\/+$/, '') || '/';
  return routes.find(({ paths }) => paths.includes(plain)) || unknownRoute;
}

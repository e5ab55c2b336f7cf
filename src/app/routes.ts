import { textPages } from '../contract/own-texts.ts';
import type { Flag } from '../contract/switches.ts';

/** Who may open a page (A §6); a missing field restricts nothing. Read by `<Guard>` and by every link to the page. */
export interface Access {
  /** where visitors are redirected */
  session?: 'login' | 'home';
  /** `refused`: trial accounts are told to log in with a real one */
  trial?: 'refused';
  /** only for agents: those with the `centre`, or those who may have `plans` */
  agents?: 'centre' | 'plans';
  /** the merchant's switch: while it is off, the page is closed and no link leads there */
  flag?: Flag;
  /** a query field with which the switch does not matter */
  unless?: string;
  /** a query field with which visitors may open it too */
  guest?: string;
  /** a switch of the links to it only: the page itself stays open */
  linkFlag?: Flag;
  /** promotional: closed to a member who is on a break */
  courts?: true;
}

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
  access?: Access;
  /** it has a form: the forms' strings are loaded with it */
  form?: true;
}

const member = { session: 'login' } as const;
/** a member with a real account */
const real = { session: 'login', trial: 'refused' } as const;
const plans = { ...real, agents: 'plans' } as const;

/**
 * The route table (A §2, G §2): a new screen is one row here, one folder under screens/ and its strings. The row's name
 * is the folder, the namespace of the screen's strings with its `title`, and its `data-screen`. `paths.ts` and `routes`
 * derive from it.
 */
export const table = {
  home: { path: '/m/home', aliases: ['/', '/m', '/m/index', '/m/index.html'], header: 'home' },
  login: { path: '/m/login', header: 'none', footer: false, back: 'home', form: true },
  register: { path: '/m/register', aliases: ['/register.html', '/m/register.html'], header: 'none', footer: false, back: 'home', form: true, access: { linkFlag: 'DIRECTREG3' } },
  forget: { path: '/m/forget', header: 'none', footer: false, back: 'home', form: true },
  changePassword: { path: '/m/changePsw', footer: false, access: { ...real, session: 'home' }, form: true },
  settings: { path: '/m/set' },
  mine: { path: '/m/mine', aliases: ['/m/member/home'], header: 'none', back: 'home' },
  notice: { path: '/m/notice', footer: false, back: 'home' },
  messages: { path: '/m/webEmail', aliases: ['/m/message'], access: { ...real, flag: 'MAILCEN' } },
  inviteFriends: { path: '/m/inviteFriends', access: { ...real, flag: 'REFERRAL', courts: true } },
  benefits: { path: '/m/member/benefits', access: { ...real, courts: true } },
  download: { path: '/m/download', header: 'none', footer: false },
  downloadGuide: { path: '/m/download/guide' },
  deposit: { path: '/m/voucherCenter', access: real, form: true },
  withdraw: { path: '/m/withdraw', access: real, form: true },
  securityCenter: { path: '/m/securityCenter', access: real, form: true },
  agent: { path: '/m/agent', header: 'none', footer: false, access: { ...real, agents: 'centre' }, form: true },
  depositRecord: { path: '/m/vouReport', access: { ...real, flag: 'DEPRECM3' } },
  withdrawRecord: { path: '/m/withdrawReport', access: { ...real, flag: 'WITHREC3' } },
  accountRecord: { path: '/m/transaction/record', access: { ...real, flag: 'TRANSREC3' } },
  betRecord: { path: '/m/gameRecord', access: { ...real, flag: 'TRANSBETREPMEM3' } },
  profitAndLoss: { path: '/m/profitandloss', access: { ...real, flag: 'PERSREP' } },
  transferUp: { path: '/m/upLine/transfer', access: { ...real, flag: 'AGETRANSFERUP3', unless: 'to' }, form: true },
  rewardCenter: { path: '/m/rewardCenter', access: { ...real, flag: 'REWCEN3', courts: true } },
  manualRebate: { path: '/m/member/manualRebate', access: { ...real, flag: 'MANPLAYREB3', courts: true } },
  leaderBoard: { path: '/m/leaderBoard', access: { ...real, flag: 'MISSION', courts: true } },
  rebateReport: { path: '/m/member/rebateReport', access: { ...real, flag: 'PLYRBT' } },
  service: { path: '/m/service', footer: false },
  activity: { path: '/m/activity', footer: false },
  activityInfo: { path: '/m/activityInfo', form: true },
  feedback: { path: '/m/feedback', access: real, form: true },
  userAgreement: { path: '/m/useragreement', footer: false },
  ownText: { path: textPages, footer: false },
  responsiblePlay: { path: '/m/responsiblePlay', access: { flag: 'RESPONSIBLE' }, form: true },
  trial: { path: '/m/trail', footer: false, back: 'home', form: true },
  maintenance: { path: '/m/maintenance', footer: false },
  restricted: { path: '/m/errorIP', footer: false },
  serviceError: { path: '/m/errorService', footer: false },
  gameList: { path: '/m/gameList' },
  lottery: { path: '/m/lottery' },
  moreLottery: { path: '/m/moreLottery', footer: false },
  startLottery: { path: '/m/startLottery' },
  launchGame: { path: '/m/launchGame', footer: false, access: member },
  play: { path: '/m/play', header: 'none', footer: false, access: { ...member, guest: 'demo' } },
  gameLobby: { path: '/m/gameLobby' },
  gameCenter: { path: '/m/gameCenter' },
  slotsCenter: { path: '/m/slotsCenter' },
  salaryContract: { path: '/m/member/agent/getSalaryContract', access: plans },
  dividendContract: { path: '/m/member/agent/getDevidendContract', access: plans },
  hourContract: { path: '/m/member/agent/getHourContract', access: plans },
} as const satisfies Record<string, RouteOptions>;

/** Also the name of the screen's folder and of its strings' namespace. */
export type ScreenName = keyof typeof table;

export interface RouteMeta {
  name: string;
  /** the first is the screen's own, the others are aliases */
  paths: readonly string[];
  header: 'home' | 'title' | 'none';
  footer: boolean;
  back: 'home' | 'step';
  access: Access;
  form: true | undefined;
  /** namespaces of strings that the screen's parts need beside its own */
  strings: readonly string[];
}

function withDefaults(name: string, { path, aliases = [], header, footer = true, back, access = {}, form }: RouteOptions): RouteMeta {
  const strings = name === 'home' ? [] : form ? ['form', 'states', 'common'] : ['states', 'common'];
  return { name, paths: [path, ...aliases], header: header ?? 'title', footer, back: back ?? 'step', access, form, strings };
}

/** All rows with their defaults, in the order of the table. */
export const routes: readonly RouteMeta[] = (Object.keys(table) as ScreenName[]).map((name) => withDefaults(name, table[name]));

/** The screen of an address that no row names. */
export const unknownRoute: RouteMeta = { ...withDefaults('unknown', { path: '' }), paths: [] };

/** The route of a path, or `unknownRoute`. A trailing slash is ignored (`/m/`), and so is the name of a text (`/m/p/terms`). */
export function routeOf(path: string): RouteMeta {
  const plain = path.replace(/^(\/m\/p)\/.+|\/+$/, '$1') || '/';
  return routes.find(({ paths }) => paths.includes(plain)) || unknownRoute;
}

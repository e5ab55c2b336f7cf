// @chunk entry
/**
 * THE list of screens: each by its name, which is its folder under screens/ and the namespace of its strings, with its
 * own path (A §2, G §2). First bundle: constants only.
 */
export const paths = {
  home: '/m/home',
  login: '/m/login',
  register: '/m/register',
  forget: '/m/forget',
  changePassword: '/m/changePsw',
  settings: '/m/set',
  mine: '/m/mine',
  notice: '/m/notice',
  messages: '/m/webEmail',
  inviteFriends: '/m/inviteFriends',
  benefits: '/m/member/benefits',
  download: '/m/download',
  downloadGuide: '/m/download/guide',
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  securityCenter: '/m/securityCenter',
  agent: '/m/agent',
  depositRecord: '/m/vouReport',
  withdrawRecord: '/m/withdrawReport',
  accountRecord: '/m/transaction/record',
  betRecord: '/m/gameRecord',
  profitAndLoss: '/m/profitandloss',
  transferUp: '/m/upLine/transfer',
  rewardCenter: '/m/rewardCenter',
  manualRebate: '/m/member/manualRebate',
  leaderBoard: '/m/leaderBoard',
  rebateReport: '/m/member/rebateReport',
  service: '/m/service',
  activity: '/m/activity',
  activityInfo: '/m/activityInfo',
  feedback: '/m/feedback',
  userAgreement: '/m/useragreement',
  responsiblePlay: '/m/responsiblePlay',
  trial: '/m/trail',
  maintenance: '/m/maintenance',
  restricted: '/m/errorIP',
  serviceError: '/m/errorService',
  gameList: '/m/gameList',
  lottery: '/m/lottery',
  moreLottery: '/m/moreLottery',
  startLottery: '/m/startLottery',
  launchGame: '/m/launchGame',
  gameLobby: '/m/gameLobby',
  gameCenter: '/m/gameCenter',
  slotsCenter: '/m/slotsCenter',
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourContract: '/m/member/agent/getHourContract',
} as const;

export type ScreenName = keyof typeof paths;

/** Further paths of a screen (A §2). */
export const aliases: { readonly [Name in ScreenName]?: readonly string[] } = {
  home: ['/', '/m', '/m/index', '/m/index.html'],
  register: ['/register.html', '/m/register.html'],
  mine: ['/m/member/home'],
  messages: ['/m/message'],
};

/** The address of a page with its query; empty values are left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(query)) if (query[name]) search.set(name, query[name]!);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

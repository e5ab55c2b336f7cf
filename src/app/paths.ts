/** Every path of A §2 and G §2 that something links to. First bundle: constants only. */
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
  deposit: '/m/voucherCenter',
  withdraw: '/m/withdraw',
  service: '/m/service',
  userAgreement: '/m/useragreement',
  activity: '/m/activity',
  gameList: '/m/gameList',
  lottery: '/m/lottery',
  moreLottery: '/m/moreLottery',
  startLottery: '/m/startLottery',
  launchGame: '/m/launchGame',
  gameLobby: '/m/gameLobby',
  gameCenter: '/m/gameCenter',
  slotsCenter: '/m/slotsCenter',
  rewardCenter: '/m/rewardCenter',
  salaryContract: '/m/member/agent/getSalaryContract',
  dividendContract: '/m/member/agent/getDevidendContract',
  hourContract: '/m/member/agent/getHourContract',
} as const;

/** The address of a page with its query; empty values are left out. */
export function withQuery(path: string, query: Record<string, string | undefined>): string {
  const search = new URLSearchParams();
  for (const name of Object.keys(query)) if (query[name]) search.set(name, query[name]!);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

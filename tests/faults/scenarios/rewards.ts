import { tap, type Scenarios } from '../scenario.ts';

const account = 'marina';

/** Calls of records, rebate, rewards and missions. */
export const rewardScenarios = {
  accountRecord: { account, at: '/m/transaction/record' },
  betRecord: { account, at: '/m/gameRecord' },
  depositRecord: { account, at: '/m/vouReport' },
  withdrawRecord: { account, at: '/m/withdrawReport' },
  recordTotals: { account, at: '/m/vouReport', quiet: 'the lines are shown without their sum' },
  netResult: { account, at: '/m/profitandloss' },
  rebateReport: { account, at: '/m/member/rebateReport' },
  rebateWaiting: { account, at: '/m/member/manualRebate' },
  claimRebate: { account, at: '/m/member/manualRebate', act: (page) => tap(page, /^(Resgatar|Verificar de novo|Tentar de novo)$/), moves: ['rebate'] },
  rewardList: { account, at: '/m/rewardCenter' },
  rewardSummary: { account, at: '/m/rewardCenter', quiet: 'the list is shown without its sum' },
  claimReward: { account, at: '/m/rewardCenter', act: (page) => tap(page, /^Resgatar .*Cashback do fim de semana$/), moves: ['reward'] },
  missionList: { account, at: '/m/leaderBoard' },
  leaderBoard: { account, at: '/m/leaderBoard', fresh: true, act: (page) => page.getByRole('tab', { name: 'Ranking' }).click() },
} satisfies Partial<Scenarios>;

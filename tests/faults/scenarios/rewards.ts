import { tap, type Scenarios } from '../scenario.ts';

const account = 'marina';

/** Calls of records, rebate, rewards and missions. */
export const rewardScenarios = {
  recordTotals: { account, at: '/m/vouReport', quiet: 'the lines are shown without their sum' },
  claimRebate: { account, at: '/m/member/manualRebate', act: (page) => tap(page, /^(Resgatar|Verificar de novo|Tentar de novo)$/), moves: ['rebate'] },
  rewardSummary: { account, at: '/m/rewardCenter', quiet: 'the list is shown without its sum' },
  claimReward: { account, at: '/m/rewardCenter', act: (page) => tap(page, /^Resgatar .*Cashback do fim de semana$/), moves: ['reward'] },
  leaderBoard: { account, at: '/m/leaderBoard', fresh: true, act: (page) => page.getByRole('tab', { name: 'Ranking' }).click() },
} satisfies Scenarios;

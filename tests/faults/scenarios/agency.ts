import type { Page } from 'playwright';
import { confirm, tap, type Scenarios } from '../scenario.ts';

const account = 'agente';
const contracts = '/m/member/agent';
const accept = async (page: Page): Promise<void> => {
  await tap(page, 'Aceitar');
  await confirm(page, 'Aceitar');
};

/** Calls of the agency centre and its contracts. */
export const agencyScenarios = {
  teamKpi: { account, at: '/m/agent' },
  downline: { account, at: '/m/agent?tab=team' },
  downlineDetail: { account, at: '/m/agent?tab=team', fresh: true, act: (page) => page.getByRole('tabpanel').getByRole('listitem').first().getByRole('button').click() },
  commissionReport: { account, at: '/m/agent?tab=commission' },
  commissionRates: { account, at: '/m/agent?tab=commission' },
  teamInvitation: { account, at: '/m/agent?tab=invite' },
  dailySalaryRequest: { account, at: `${contracts}/getSalaryContract` },
  dividendRequest: { account, at: `${contracts}/getDevidendContract` },
  hourlySalaryRequest: { account, at: `${contracts}/getHourContract` },
  contractPayments: { account: 'tipo2', at: `${contracts}/getHourContract` },
  processDailySalary: { account, at: `${contracts}/getSalaryContract`, act: accept },
  processDividend: { account, at: `${contracts}/getDevidendContract`, act: accept },
  processHourlySalary: { account: 'tipo41', at: `${contracts}/getHourContract`, act: accept },
} satisfies Scenarios;

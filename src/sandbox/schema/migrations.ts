import { accountTables } from '../accounts/tables.ts';
import { agencyTables } from '../agency/tables.ts';
import { cashierTables } from '../cashier/tables.ts';
import { activityTables } from '../activities/tables.ts';
import { faultTables } from '../faults/tables.ts';
import { feedbackTables } from '../feedback/tables.ts';
import { openRoundTables } from '../games/open-round-tables.ts';
import { gameTables } from '../games/tables.ts';
import { sportsTables } from '../games/sports/tables.ts';
import { levelTables } from '../levels/tables.ts';
import { lotteryTables } from '../lottery/tables.ts';
import { moneyTables } from '../money/tables.ts';
import { outboxTables } from '../outbox/tables.ts';
import { playTables } from '../play/tables.ts';
import { registrationTables } from '../registration/tables.ts';
import { securityTables } from '../security/tables.ts';
import { responsibleTables } from '../responsible/tables.ts';
import { rewardTables } from '../rewards/tables.ts';
import { settingsTables } from '../settings/tables.ts';
import { vitalsTables } from '../vitals/tables.ts';
import type { Migrations } from '../store/migrate.ts';
import { storeTables } from '../store/tables.ts';

/**
 * The tables of every area, in the order in which they are made. A list only grows:
 * a change to a table that has shipped is a further entry, never an edit of an old one.
 */
export const migrations: Migrations = [
  ['store', storeTables],
  ['settings', settingsTables],
  ['accounts', accountTables],
  ['registration', registrationTables],
  ['money', moneyTables],
  ['games', gameTables],
  ['play', playTables],
  ['lottery', lotteryTables],
  ['agency', agencyTables],
  ['outbox', outboxTables],
  ['faults', faultTables],
  ['security', securityTables],
  ['cashier', cashierTables],
  ['levels', levelTables],
  ['activities', activityTables],
  ['feedback', feedbackTables],
  ['responsible', responsibleTables],
  ['rewards', rewardTables],
  ['vitals', vitalsTables],
  ['open rounds', openRoundTables],
  ['sports', sportsTables],
];

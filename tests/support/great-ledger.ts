import type { DatabaseSync } from 'node:sqlite';
import { row } from '../../src/sandbox/store/database.ts';
import { transaction } from '../../src/sandbox/store/transaction.ts';

/**
 * Gives a member `lines` lines more on the ledger, a stake and its prize by turns, at so many places of the last `days`
 * days; their games are those of the catalogue. The rows are written as they are stored, without the code that reads them.
 */
export function fillLedger(database: DatabaseSync, account: string, lines: number, now: number, days: number): void {
  const { id, balance } = row<{ id: number; balance: number }>(
    database, "select id, balance from members join wallets on member_id = id where merchant = 'leve' and account = ?", account,
  )!;
  const games = database.prepare("select node_id as node, vendor, category, name_pt as name from games where category = 'RNG' order by node_id limit 40").all();
  const line = database.prepare('insert into ledger (member_id, amount, kind, reference, balance_after, at) values (?, ?, ?, ?, ?, ?)');
  const stake = database.prepare('insert into stakes (member_id, reference, title, amount, staked_at, payout, settled_at) values (?, ?, ?, 100, ?, 100, ?)');
  const bet = database.prepare(`insert into bets (member_id, account, reference, vendor, category, node_id, title, stake, payout, state, outcome, placed_at, settled_at, settled_day)
    values (?, ?, ?, ?, ?, ?, ?, 100, 100, 'won', '{}', ?, ?, '')`);
  const step = (days * 86_400_000) / lines;
  transaction(database, () => {
    for (let index = 0; index < lines / 2; index++) {
      const at = Math.floor(now - days * 86_400_000 + 2 * index * step);
      const reference = `great-${index}`;
      const { node, vendor, category, name } = games[index % games.length]!;
      line.run(id, -100, 'stake', reference, balance - 100, at);
      bet.run(id, account, reference, vendor!, category!, node!, name!, at, at);
      stake.run(id, reference, name!, at, at);
      line.run(id, 100, 'win', reference, balance, at);
    }
  });
}

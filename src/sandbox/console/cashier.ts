import { Hono } from 'hono';
import { record, text } from '../../contract/shape.ts';
import { payDeposit } from '../cashier/deposits.ts';
import { approveWithdrawal, refuseWithdrawal } from '../cashier/withdrawal-decisions.ts';
import { advanceWithdrawal, returnWithdrawal } from '../cashier/withdrawals.ts';
import type { Platform } from '../handler.ts';
import { rows } from '../store/database.ts';
import { day } from '../time/lengths.ts';
import { bodyOf } from './body.ts';

/** A deposit or withdrawal that waits for the bank, or a charge of the last day that may still be paid late. `amount` is minor units, `createdAt` epoch ms. */
export interface Pending {
  id: number;
  kind: 'deposit' | 'withdrawal';
  merchant: string;
  account: string;
  method: string;
  amount: number;
  status: string;
  createdAt: number;
}

/**
 * The operator's decisions, and the bank's part: deposits are paid only from here.
 *
 * GET  /cashier                        what waits, newest first
 * POST /cashier/deposits/:id/pay       the bank was paid
 * POST /cashier/withdrawals/:id/next   its next stage
 * POST /cashier/withdrawals/:id/return the bank sends it back
 * POST /cashier/withdrawals/:id/approve the operator sends it to the bank
 * POST /cashier/withdrawals/:id/refuse { reason }: the operator gives the money back
 */
export function cashierCalls(platform: Platform): Hono {
  const calls = new Hono().basePath('/cashier');
  calls.get('/', (context) => context.json(pendingOf(platform)));
  calls.post('/deposits/:id/pay', (context) => context.json(payDeposit(platform, Number(context.req.param('id')))));
  calls.post('/withdrawals/:id/next', (context) => context.json(advanceWithdrawal(platform, Number(context.req.param('id')))));
  calls.post('/withdrawals/:id/return', (context) => context.json(returnWithdrawal(platform, Number(context.req.param('id')))));
  calls.post('/withdrawals/:id/approve', (context) => context.json(approveWithdrawal(platform, Number(context.req.param('id')))));
  calls.post('/withdrawals/:id/refuse', async (context) => {
    const { reason } = await bodyOf(context, record({ reason: text }));
    return context.json(refuseWithdrawal(platform, Number(context.req.param('id')), reason));
  });
  return calls;
}

function pendingOf({ database, clock }: Platform): Pending[] {
  const columns = 'merchant, account, method, amount, status, created_at as createdAt';
  return rows<Pending>(
    database,
    `with people as (select id as person, account from members)
     select id, 'deposit' as kind, ${columns} from deposits join people on person = member_id where status in ('waiting', 'expired', 'cancelled') and changed_at > ?
     union all
     select id, 'withdrawal' as kind, ${columns} from withdrawals join people on person = member_id where status in ('requested', 'review', 'sent')
     order by createdAt desc limit 50`,
    clock.now() - day,
  );
}

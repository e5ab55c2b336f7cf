import { cleanNumber } from '../../contract/clean.ts';
import { findMember } from '../accounts/members.ts';
import type { Platform } from '../handler.ts';
import { allMerchants } from '../settings/merchants.ts';
import { change } from '../store/database.ts';
import { accountName, addToDirectory } from '../security/directory.ts';
import { addDestination, destinationsOf, readBankAccount, readPixKey } from '../security/destinations.ts';
import { balanceOf } from '../money/wallets.ts';
import { minute } from '../time/lengths.ts';
import { chargeFor, giveUpDeposit, payDeposit, type Payer } from './deposits.ts';
import { withdrawalMethods } from './methods.ts';
import { advanceWithdrawal, returnWithdrawal, withdraw } from './withdrawals.ts';

export interface CashierEvent {
  daysAgo: number;
  kind: 'paid in' | 'left alone' | 'given up' | 'paid out' | 'sent back';
  method: 'PIX' | 'TED' | 'BANK';
  /** minor units */
  amount: number;
}

/** Deposits and withdrawals of the filled past; they cancel out. */
export const cashierPast: readonly CashierEvent[] = [
  { daysAgo: 121, kind: 'paid in', method: 'PIX', amount: 10_000 },
  { daysAgo: 96, kind: 'paid in', method: 'TED', amount: 50_000 },
  { daysAgo: 88, kind: 'paid out', method: 'BANK', amount: 45_000 },
  { daysAgo: 62, kind: 'left alone', method: 'PIX', amount: 20_000 },
  { daysAgo: 61, kind: 'paid in', method: 'PIX', amount: 20_000 },
  { daysAgo: 47, kind: 'sent back', method: 'BANK', amount: 12_000 },
  { daysAgo: 46, kind: 'paid out', method: 'PIX', amount: 12_000 },
  { daysAgo: 25, kind: 'paid in', method: 'PIX', amount: 5_000 },
  { daysAgo: 19, kind: 'given up', method: 'PIX', amount: 100_000 },
  { daysAgo: 12, kind: 'paid in', method: 'PIX', amount: 10_000 },
  { daysAgo: 5, kind: 'paid out', method: 'PIX', amount: 28_000 },
  { daysAgo: 3, kind: 'left alone', method: 'PIX', amount: 5_000 },
  { daysAgo: 2, kind: 'paid out', method: 'PIX', amount: 10_000 },
];

/** People whose destinations and keys the bank knows from the start. */
export const people = [
  { account: 'marina', randomKey: '7c9e6679-7425-40de-944b-e07fc1f90ae7', holder: 'Marina Alves Rocha', cpf: '529.982.247-25', branch: '1234', number: '56789-0', bank: '341' },
  { account: 'agente', randomKey: '16fd2706-8baf-433b-82eb-8c7fada847da', holder: 'Otávio Lima Prado', cpf: '111.444.777-35', branch: '0456', number: '102938-4', bank: '237' },
] as const;

/** What the bank of the box knows from the start: accounts and random keys of the ready-made people. */
export function fillDirectory(platform: Platform): void {
  for (const { holder: name, cpf, bank, branch, number, randomKey } of people) {
    for (const known of [accountName(bank, `${branch} ${number}`), randomKey]) addToDirectory(platform, known, { name, cpf: cleanNumber(cpf) });
  }
}

/** Gives the best-known accounts their destinations and a payment password. */
export function fillCashier(platform: Platform, passwordHash: string): void {
  for (const { code: merchant } of allMerchants(platform.database)) {
    for (const person of people) {
      const { id: memberId } = findMember(platform, merchant, person.account)!;
      const { holder, cpf, branch, number: account, bank } = person;
      change(
        platform.database, 'update members set payment_password_hash = ?, cpf = ?, full_name = ?, cpf_held = 1, email_proved = 1 where id = ?',
        passwordHash, cleanNumber(cpf), holder, memberId,
      );
      addDestination(platform, memberId, readPixKey({ kind: 'cpf', key: cpf }));
      addDestination(platform, memberId, readBankAccount({ bank, branch, account, holder, cpf }));
    }
  }
}

/** Replays one event, within an hour of the platform's time. A withdrawal takes what is there at most, and does not happen where that is too little. */
export function replayEvent(platform: Platform, owner: Payer, { kind, method, amount }: CashierEvent, requestId: string): void {
  let then = platform.clock.now();
  const past: Platform = { ...platform, clock: { now: () => then } };
  if (method !== 'BANK' && (kind === 'paid in' || kind === 'left alone' || kind === 'given up')) {
    const { id } = chargeFor(past, owner, { requestId, method, amount });
    then += 2 * minute;
    if (kind === 'paid in') payDeposit(past, id);
    if (kind === 'given up') giveUpDeposit(past, owner.memberId, String(id));
    return;
  }
  const way = withdrawalMethods.find((candidate) => candidate.method === method);
  const taken = Math.min(amount, balanceOf(platform, owner.memberId));
  if (!way || taken < way.least) return;
  const destination = destinationsOf(platform, owner.memberId).find((candidate) => candidate.method === method)!;
  const { id } = withdraw(past, owner, { requestId, destinationId: String(destination.id), amount: taken });
  const ends = kind === 'paid out' ? 3 : 1;
  for (let stage = 0; stage < ends; stage++) {
    then += (stage + 1) * 3 * minute;
    advanceWithdrawal(past, id);
  }
  if (kind === 'sent back') returnWithdrawal(past, id);
}

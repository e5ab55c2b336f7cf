import { addMember, findMember } from '../accounts/members.ts';
import { between, pick, seededRandom, type Random } from '../catalogue/random.ts';
import type { Platform } from '../handler.ts';
import { move } from '../money/move.ts';
import { settle, stake } from '../money/stakes.ts';
import { day } from '../time/lengths.ts';

interface Person {
  account: string;
  nickname: string;
  /** account of the inviter */
  by: string;
  daysAgo: number;
  /** number of their stakes in the last weeks */
  turns: number;
}

/** The teams that each merchant has from the start, below the ready-made agents; superiors come before their members. */
const people: readonly Person[] = [
  { account: 'bia_recife', nickname: 'Bia', by: 'agente', daysAgo: 96, turns: 26 },
  { account: 'caio_mello', nickname: 'Caio', by: 'agente', daysAgo: 71, turns: 22 },
  { account: 'dona_lurdes', nickname: 'Lurdes', by: 'agente', daysAgo: 54, turns: 18 },
  { account: 'joca77', nickname: 'Joca', by: 'agente', daysAgo: 23, turns: 12 },
  { account: 'tati_bh', nickname: 'Tati', by: 'agente', daysAgo: 5, turns: 6 },
  { account: 'neto_sp', nickname: 'Neto', by: 'bia_recife', daysAgo: 62, turns: 20 },
  { account: 'carol_dias', nickname: 'Carol', by: 'bia_recife', daysAgo: 40, turns: 14 },
  { account: 'rafa_santos', nickname: 'Rafa', by: 'caio_mello', daysAgo: 33, turns: 16 },
  { account: 'vovo_ze', nickname: 'Zé', by: 'dona_lurdes', daysAgo: 18, turns: 9 },
  { account: 'mila_poa', nickname: 'Mila', by: 'neto_sp', daysAgo: 29, turns: 11 },
  { account: 'gui_alves', nickname: 'Gui', by: 'neto_sp', daysAgo: 14, turns: 7 },
  { account: 'lia_natal', nickname: 'Lia', by: 'carol_dias', daysAgo: 9, turns: 5 },
  { account: 'edu_rocha', nickname: 'Edu', by: 'rafa_santos', daysAgo: 2, turns: 0 },
  { account: 'sil_bahia', nickname: 'Sil', by: 'tipo2', daysAgo: 44, turns: 12 },
  { account: 'beto_rio', nickname: 'Beto', by: 'tipo2', daysAgo: 20, turns: 8 },
  { account: 'nanda_go', nickname: 'Nanda', by: 'tipo41', daysAgo: 37, turns: 10 },
  { account: 'igor_pa', nickname: 'Igor', by: 'tipo41', daysAgo: 12, turns: 5 },
  { account: 'lu_manaus', nickname: 'Lu', by: 'tipo42', daysAgo: 31, turns: 9 },
];

const games = ['Tigre da Sorte', 'Mina de Ouro', 'Roleta ao vivo', 'Caça ao Tesouro', 'Lotofácil Leve', 'Pescaria Real'];
const stakes = [1_000, 2_000, 5_000, 5_000, 10_000, 20_000, 50_000];
/** Payouts in hundredths of the stake; their mean is a little below 100. */
const prizes = [0, 0, 0, 0, 50, 120, 180, 300];

/** The span of their play. */
export const filledDays = 28;

/** Adds the people of a merchant, with their deposits and stakes of the last weeks. */
export function fillPeople(platform: Platform, merchant: string, passwordHash: string): void {
  const random = seededRandom(platform.contentSeed + merchant.length);
  for (const { by, daysAgo, turns, ...person } of people) {
    const registeredAt = platform.clock.now() - daysAgo * day;
    const uplineId = findMember(platform, merchant, by)!.id;
    const memberId = addMember(platform, { merchant, ...person, type: 0, passwordHash, uplineId, registeredAt, opening: 0 });
    play(platform, memberId, random, turns, Math.min(daysAgo, filledDays));
  }
}

function play({ database, clock, ...rest }: Platform, memberId: number, random: Random, turns: number, days: number): void {
  const now = clock.now();
  const times = Array.from({ length: turns }, () => now - Math.floor(random() * days * day)).toSorted((one, other) => one - other);
  let balance = 0;
  for (const [turn, time] of times.entries()) {
    const then = { ...rest, database, clock: { now: () => time } };
    const amount = pick(random, stakes);
    if (balance < amount) {
      const deposit = between(random, 2, 8) * 10_000 + amount;
      balance = move(then, { memberId, amount: deposit, kind: 'deposit', reference: `opening play ${turn}` }).balanceAfter;
    }
    const { reference } = stake(then, { memberId, reference: `opening play ${turn}`, title: pick(random, games), amount });
    const payout = Math.floor((amount * pick(random, prizes)) / 100);
    settle(then, memberId, reference, payout);
    balance += payout - amount;
  }
}

import { machineOf } from '../../src/sandbox/games/machine-of.ts';
import type { MachineName } from '../../src/sandbox/games/machine-of.ts';
import { row, rows } from '../../src/sandbox/store/database.ts';
import type { player } from './sandbox-player.ts';
import { tokenOf } from './sandbox-caller.ts';

type Player = Awaited<ReturnType<typeof player>>;

interface ListedGame {
  nodeId: string;
  vendor: string;
  category: string;
  emblem: string;
}

/** The first game of the catalogue that opens a machine. */
export const gameOf = ({ platform }: Player, machine: MachineName): ListedGame =>
  rows<ListedGame>(platform.database, "select node_id as nodeId, vendor, category, emblem from games where category not in ('SPORTS', 'LOTT', 'ELOTT') order by position").find(
    (game) => machineOf(game) === machine,
  )!;

/** The player sits down at the first game of a machine. */
export async function sitAt(phone: Player, machine: MachineName) {
  const { nodeId, vendor, category } = gameOf(phone, machine);
  return phone.sit(await phone.launch({ nodeId, vendor, category }));
}

/** Another member sits down at the same game of the same platform. */
export async function secondAt(phone: Player, machine: MachineName, account: string) {
  const { nodeId, vendor, category } = gameOf(phone, machine);
  const token = await tokenOf(phone, account);
  const asked = { category, vendor, nodeId, gameId: '', language: 'pt', backUrl: '/m/home' };
  return phone.sit(await phone.call('/wps/game/launch/v3', { method: 'POST', token, body: JSON.stringify(asked) }));
}

/** The platform's time becomes `at` ms after the start of a stretch of `length` ms. */
export function intoRound(phone: Player, length: number, at: number): void {
  phone.later(length - (phone.platform.clock.now() % length) + at);
}

/** All that moved the account's wallet, by kind; minor units. */
export const movesOf = ({ platform }: Player, account: string, kind: string): number[] =>
  rows<{ amount: number }>(
    platform.database, "select amount from ledger where member_id = (select id from members where account = ? and merchant = 'leve') and kind = ? order by id", account, kind,
  ).map(({ amount }) => amount);

/** Rounds that go on, of everybody. */
export const openRounds = ({ platform }: Player): number => row<{ count: number }>(platform.database, 'select count(*) as count from open_rounds')!.count;

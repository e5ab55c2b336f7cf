import { machineOf, type MachineName } from '../../src/sandbox/games/machine-of.ts';
import { row, rows } from '../../src/sandbox/store/database.ts';
import type { player } from './sandbox-player.ts';
import { tokenOf } from './sandbox-caller.ts';

type Player = Awaited<ReturnType<typeof player>>;

interface ListedGame {
  nodeId: string;
  name: string;
  vendor: string;
  category: string;
  emblem: string;
  minimumBet: number;
}

/** The first game of the catalogue that runs on a machine. */
export const gameOf = ({ platform }: Player, machine: MachineName): ListedGame =>
  rows<ListedGame>(platform.database, "select node_id as nodeId, name_pt as name, vendor, category, emblem, minimum_bet as minimumBet from games where category not in ('SPORTS', 'LOTT', 'ELOTT') order by position").find(
    (game) => machineOf(game) === machine,
  )!;

/** Launches and opens the first game of a machine. */
export async function openMachine(phone: Player, machine: MachineName) {
  const { nodeId, vendor, category } = gameOf(phone, machine);
  return phone.openGame(await phone.launch({ nodeId, vendor, category }));
}

/** Opens the same game as another member of the same platform. */
export async function openMachineAs(phone: Player, machine: MachineName, account: string) {
  const { nodeId, vendor, category } = gameOf(phone, machine);
  const token = await tokenOf(phone, account);
  const request = { category, vendor, nodeId, gameId: '', language: 'pt', backUrl: '/m/home' };
  return phone.openGame(await phone.call('/wps/game/launch/v3', { method: 'POST', token, body: JSON.stringify(request) }));
}

/** Advances the clock to `at` ms after the start of the next period of `length` ms. */
export function advanceIntoRound(phone: Player, length: number, at: number): void {
  phone.advance(length - (phone.platform.clock.now() % length) + at);
}

/** Ledger amounts of an account by kind, in minor units. */
export const movesOf = ({ platform }: Player, account: string, kind: string): number[] =>
  rows<{ amount: number }>(
    platform.database, "select amount from ledger where member_id = (select id from members where account = ? and merchant = 'leve') and kind = ? order by id", account, kind,
  ).map(({ amount }) => amount);

/** Number of open rounds, of all members. */
export const openRounds = ({ platform }: Player): number => row<{ count: number }>(platform.database, 'select count(*) as count from open_rounds')!.count;

import type { Platform } from '../handler.ts';
import type { Chance } from '../play/chance.ts';
import { rows } from '../store/database.ts';
import { shoot } from './fishing/rules.ts';
import { machineOf } from './machine-of.ts';
import type { SlotName } from './slots/machine.ts';
import { slotMachines } from './slots/machines.ts';
import { spin } from './slots/spin.ts';

/** A game whose rounds are over at once, so that simulated play needs no table. */
export interface QuickGame {
  nodeId: string;
  vendor: string;
  category: string;
  emblem: string;
  name: string;
}

/** The slots and fishing games that everyone plays, most played first. */
export const quickGames = ({ database }: Platform): QuickGame[] => rows<QuickGame>(
  database,
  "select node_id as nodeId, vendor, category, emblem, name_pt as name from games where hot_position is not null and category in ('RNG', 'FISH') order by hot_position",
);

/** One round by the game's own rules. `stake` is minor units, a multiple of R$ 1; the outcome keeps how many stakes it paid. */
export function quickRound(game: QuickGame, stake: number, chance: Chance): { payout: number; outcome: object } {
  const pays = game.category === 'FISH' ? shoot('clownfish', chance) : slotStakes(game, chance);
  return { payout: Math.round(stake * pays), outcome: { pays } };
}

function slotStakes(game: QuickGame, chance: Chance): number {
  const machine = slotMachines[machineOf(game) as SlotName];
  return spin(machine, chance).units / machine.unit;
}

import type { Chance } from '../../play/chance.ts';
import { spinCascade } from './cascade.ts';
import { spinHold } from './hold.ts';
import { spinLines } from './lines.ts';
import type { SlotMachine, Spin } from './machine.ts';
import { spinWays } from './ways.ts';

/** One paid spin of a machine, with all that follows from it. */
export function spin(machine: SlotMachine, chance: Chance): Spin {
  switch (machine.name) {
    case 'classic':
    case 'lines':
      return spinLines(machine, chance);
    case 'ways':
      return spinWays(machine, chance);
    case 'cascade':
      return spinCascade(machine, chance);
    case 'hold':
      return spinHold(machine, chance);
  }
}

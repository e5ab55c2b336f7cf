import { fastChance } from '../support/fast-chance.ts';
import { pokerSimulation, simulate, simulations } from '../support/simulations.ts';

// Plays every game and prints what came back beside what its page says: `npm run test:rtp`, `ROUNDS=5000000 npm run test:rtp`.

const rounds = Number(process.env.ROUNDS ?? 1_000_000);
/** Half a point. */
const near = 0.005;

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`.padStart(9);

process.stdout.write(`${rounds.toLocaleString('en')} rounds each\n${'game'.padEnd(24)}     said  simulated  difference  by chance alone\n`);
let isFar = false;
for (const game of [...simulations, pokerSimulation()]) {
  const { mean, deviation } = simulate(game, rounds, fastChance());
  isFar ||= Math.abs(mean - game.stated) > near;
  process.stdout.write(`${game.name.padEnd(24)}${percent(game.stated)}  ${percent(mean)}   ${percent(mean - game.stated)}  ±${percent(deviation)}\n`);
}
if (isFar) {
  process.stderr.write('A game gives back half a point more or less than it says.\n');
  process.exitCode = 1;
}

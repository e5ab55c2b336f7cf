import { fastChance } from '../support/fast-chance.ts';
import { pokerSimulation, simulate, simulations } from '../support/simulations.ts';

// Simulates every game and prints its mean payout beside its stated return: `npm run test:rtp`, `ROUNDS=5000000 npm run test:rtp`.

const rounds = Number(process.env.ROUNDS ?? 1_000_000);
/** Half a percentage point. */
const near = 0.005;

const percent = (share: number): string => `${(100 * share).toFixed(2)} %`.padStart(9);

process.stdout.write(`${rounds.toLocaleString('en')} rounds each\n${'game'.padEnd(24)}   stated  simulated  difference  standard error\n`);
let isFar = false;
for (const game of [...simulations, pokerSimulation()]) {
  const { mean, deviation } = simulate(game, rounds, fastChance());
  isFar ||= Math.abs(mean - game.stated) > near;
  process.stdout.write(`${game.name.padEnd(24)}${percent(game.stated)}  ${percent(mean)}   ${percent(mean - game.stated)}  ±${percent(deviation)}\n`);
}
if (isFar) {
  process.stderr.write('The simulated return of a game differs from its stated one by more than half a point.\n');
  process.exitCode = 1;
}

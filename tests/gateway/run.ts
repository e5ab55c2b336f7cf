/**
 * Proves a gateway against the contract: `npm run test:gateway -- https://gateway --account user:password`.
 * Exit status: 0 the gateway fits, 1 it does not, 2 nothing could be checked.
 */
import { writeFileSync } from 'node:fs';
import { checks } from './checks/index.ts';
import { optionsFrom, usage } from './kit/arguments.ts';
import { Kit, runChecks } from './kit/kit.ts';
import { junitOf } from './kit/junit.ts';
import { tableOf } from './kit/report.ts';

async function main(): Promise<number> {
  const { options, json, junit, only } = await optionsFrom(process.argv.slice(2));
  const kit = new Kit(options);
  await runChecks(kit, checks.filter(({ name }) => !only.length || only.includes(name)));
  const { report } = kit;
  const { gateway, merchant } = options;
  console.log(json ? JSON.stringify({ gateway, merchant, fits: report.count('fits'), faults: report.count('fault'), skipped: report.count('skipped'), lines: report.lines }, null, 2) : tableOf(report));
  if (junit) writeFileSync(junit, junitOf(report, gateway));
  if (report.count('fault')) return 1;
  // A pipeline must not pass a gateway on which no check could run.
  return report.count('fits') ? 0 : 2;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  process.exitCode = 2;
}

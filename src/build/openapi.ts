/**
 * Prints the contract as an OpenAPI document. `--diff <file>` prints the changes since that document, and whom each
 * breaks; `--keep` writes this version's document, for later comparisons.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';
import { contractChanges, type OpenApi } from '../contract/contract-changes.ts';
import { openApi } from '../contract/openapi.ts';
import { contractVersion } from '../contract/version.ts';

const whom = { gateway: 'breaks a gateway of before', app: 'breaks an app of before', both: 'breaks both of before' } as const;

function printChanges(file: string): void {
  const bytes = readFileSync(file);
  const before = JSON.parse((file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()) as OpenApi;
  const after = openApi() as unknown as OpenApi;
  const changes = contractChanges(before, after);
  for (const { call, what, breaks } of changes) console.log(`${(breaks ? whom[breaks] : 'bears').padEnd(27)} ${call}: ${what}`);
  const breaking = changes.filter(({ breaks }) => breaks).length;
  console.log(`${before.info.version} to ${after.info.version}: ${changes.length} changes, ${breaking} of them break`);
  process.exitCode = breaking ? 1 : 0;
}

const [option, file] = process.argv.slice(2);
if (!option) process.stdout.write(`${JSON.stringify(openApi(), null, 2)}\n`);
else if (option === '--diff' && file) printChanges(file);
else if (option === '--keep') writeFileSync(`src/contract/versions/${contractVersion}.json.gz`, gzipSync(JSON.stringify(openApi()), { level: 9 }));
else {
  console.error('npm run openapi [-- --diff <file> | --keep]');
  process.exitCode = 2;
}

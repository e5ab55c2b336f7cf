import * as v from 'valibot';
import { fault, merchantFile } from './file.ts';
import type { MerchantFile } from './file.ts';
import { contrastFaults } from './pairs.ts';
import { completeTheme } from './theme.ts';
import type { Theme } from './theme.ts';

/** A merchant that has been found sound, and the file that it stands in. */
export interface ParsedMerchant extends Omit<MerchantFile, 'theme'> {
  file: string;
  theme: Theme;
}

/** Merchants' files, parsed as JSON, by their names. */
export type MerchantFiles = Readonly<Record<string, unknown>>;

function parseOne(file: string, content: unknown): ParsedMerchant | string[] {
  const parsed = v.safeParse(merchantFile, content);
  if (!parsed.success) return parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${fault(issue)}`);
  const theme = completeTheme(parsed.output.theme);
  const faults = contrastFaults(theme);
  return faults.length ? faults : { ...parsed.output, theme, file };
}

/** Values that two files both claim, a line each. */
function clashes(merchants: readonly ParsedMerchant[]): string[] {
  const owners = new Map<string, string>();
  const claims = merchants.flatMap(({ file, code, trialCode, hosts }) => [
    { file, field: 'code', claim: `code ${code}` },
    { file, field: 'trialCode', claim: `code ${trialCode}` },
    ...(hosts.length ? hosts : ['every other host']).map((host) => ({ file, field: 'hosts', claim: host })),
  ]);
  return claims.flatMap(({ file, field, claim }) => {
    const owner = owners.get(claim);
    owners.set(claim, owner ?? file);
    return owner === undefined ? [] : [`${file}: ${field}: ${claim} is taken by ${owner === file ? 'the same file' : owner}`];
  });
}

/**
 * Merchants out of their files, in the files' order. Throws with one line for each fault: file, field, what is wrong;
 * a pair of colours that cannot be read is a fault. Needs nothing of Node.
 */
export function parseMerchants(files: MerchantFiles): ParsedMerchant[] {
  const merchants: ParsedMerchant[] = [];
  const faults: string[] = [];
  for (const [file, content] of Object.entries(files)) {
    const parsed = parseOne(file, content);
    if (Array.isArray(parsed)) faults.push(...parsed.map((line) => `${file}: ${line}`));
    else merchants.push(parsed);
  }
  faults.push(...clashes(merchants));
  if (faults.length) throw new Error(faults.join('\n'));
  if (!merchants.length) throw new Error('there is no merchant');
  return merchants;
}

import * as v from 'valibot';
import { fault, merchantFile } from './file.ts';
import type { MerchantFile } from './file.ts';
import { brandFaults } from './brand.ts';
import { fontFaults } from './font-faults.ts';
import { menuFaults } from './menus.ts';
import { contrastFaults } from './pairs.ts';
import { readTexts } from './texts.ts';
import type { ReadTexts } from './texts.ts';
import { allLanguages, ownLanguageFaults } from './own-languages.ts';
import { stringFaults } from './strings.ts';
import type { PackOf } from './strings.ts';
import { completeTheme } from './theme.ts';
import type { Theme } from './theme.ts';

/** A merchant that has been found sound, and the file that it stands in. */
export interface ParsedMerchant extends Omit<MerchantFile, 'theme' | 'texts'> {
  file: string;
  theme: Theme;
  texts: ReadTexts;
  /** what was parsed */
  source: unknown;
}

/** Merchants' files, parsed as JSON, by their names. */
export type MerchantFiles = Readonly<Record<string, unknown>>;

/** In the place of what a file holds: why it cannot be read, as a sentence without its name. */
export class FileFault extends Error {}

/** Nobody can agree to what is told nowhere. */
const analyticsFaults = ({ analytics, texts }: Pick<MerchantFile, 'analytics' | 'texts'>): string[] => (analytics && !texts.privacy ? ['analytics: needs a text privacy, which tells what is counted'] : []);

function parseOne(file: string, content: unknown, packOf: PackOf | undefined): ParsedMerchant | string[] {
  if (content instanceof FileFault) return [content.message];
  if (Array.isArray(content)) return ['must be an object, not a list'];
  const parsed = v.safeParse(merchantFile, content);
  if (!parsed.success) return parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${fault(issue)}`);
  const theme = completeTheme(parsed.output.theme);
  const { languages: listed, strings } = parsed.output;
  const languages = allLanguages(listed, strings);
  const { texts, faults: ofTexts } = readTexts(parsed.output.texts, languages);
  const faults = [...contrastFaults(theme), ...brandFaults(parsed.output, theme), ...fontFaults(parsed.output.fonts), ...menuFaults({ ...parsed.output, languages }), ...ofTexts, ...analyticsFaults(parsed.output), ...ownLanguageFaults(listed, strings), ...(packOf ? stringFaults(strings, packOf) : [])];
  return faults.length ? faults : { ...parsed.output, languages, theme, texts, file, source: content };
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

/** Merchants out of their files, and the faults of those that are not among them. */
export interface FoundMerchants {
  /** in the files' order */
  merchants: readonly ParsedMerchant[];
  /** those that are sound each by itself: two of them may claim the same */
  sound: readonly ParsedMerchant[];
  /** a line each: file, field, what is wrong */
  faults: readonly string[];
}

/**
 * Merchants out of their files; a pair of colours that cannot be read is a fault. A file at fault has the merchant that it
 * had in `before`, if any; where two files claim the same, all are as they were. Own strings are proven by the build's
 * packs, where they are given. Needs of Node what workerd has too.
 */
export function findMerchants(files: MerchantFiles, before: readonly ParsedMerchant[] = [], packOf?: PackOf): FoundMerchants {
  const faults: string[] = [];
  const merchants = Object.entries(files).flatMap(([file, content]) => {
    const parsed = parseOne(file, content, packOf);
    if (!Array.isArray(parsed)) return [parsed];
    faults.push(...parsed.map((line) => `${file}: ${line}`));
    return before.filter((merchant) => merchant.file === file);
  });
  const clashing = clashes(merchants);
  const found = clashing.length ? before : merchants;
  return { merchants: found, sound: merchants, faults: [...faults, ...clashing, ...(found.length || faults.length || clashing.length ? [] : ['there is no merchant'])] };
}

/** Merchants out of their files, in the files' order. Throws with one line for each fault: file, field, what is wrong. */
export function parseMerchants(files: MerchantFiles, packOf?: PackOf): ParsedMerchant[] {
  const { merchants, faults } = findMerchants(files, [], packOf);
  if (faults.length) throw new Error(faults.join('\n'));
  return [...merchants];
}

import * as v from 'valibot';
import { fault, merchantFile, type MerchantFile } from './file.ts';
import { brandFaults } from './brand.ts';
import { fontFaults } from './font-faults.ts';
import { menuFaults } from './menus.ts';
import { contrastFaults } from './pairs.ts';
import { readTexts, type ReadTexts } from './texts.ts';
import { allLanguages, ownLanguageFaults } from './own-languages.ts';
import { stringFaults, type PackOf } from './strings.ts';
import { completeTheme, type Theme } from './theme.ts';

/** A valid merchant, with its file. */
export interface ParsedMerchant extends Omit<MerchantFile, 'theme' | 'texts'> {
  file: string;
  theme: Theme;
  texts: ReadTexts;
  /** the parsed JSON */
  source: unknown;
}

/** Merchants' files, parsed as JSON, by name. */
export type MerchantFiles = Readonly<Record<string, unknown>>;

/** In place of a file's content: why it cannot be read, as a sentence without its name. */
export class FileFault extends Error {}

/** Nobody can agree to analytics that no text describes. */
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

/** Merchants from their files, and the faults of the others. */
export interface FoundMerchants {
  /** in the files' order */
  merchants: readonly ParsedMerchant[];
  /** those that are valid alone: two of them may claim the same */
  sound: readonly ParsedMerchant[];
  /** a line each: file, field, fault */
  faults: readonly string[];
}

/**
 * Parses merchants' files; an unreadable pair of colours is a fault. A faulty file keeps its merchant of `before`, if
 * any; if two files claim the same, all stay as they were. `packOf` checks own strings, if given. Uses only Node APIs
 * that workerd has too.
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

/** Parses merchants' files, in their order. Throws with a line for each fault: file, field, what is wrong. */
export function parseMerchants(files: MerchantFiles, packOf?: PackOf): ParsedMerchant[] {
  const { merchants, faults } = findMerchants(files, [], packOf);
  if (faults.length) throw new Error(faults.join('\n'));
  return [...merchants];
}

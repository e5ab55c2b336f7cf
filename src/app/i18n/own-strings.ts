import type { Language } from '../../contract/languages.ts';
import { stringsAddress, withOwnStrings, type OwnStrings } from '../../contract/own-strings.ts';
import { pageData } from '../device/page-data.ts';
import type { Pack } from './language.ts';

const asked: { [language in Language]?: Promise<OwnStrings> } = {};

async function ask(spoken: Language, version: string): Promise<OwnStrings> {
  const response = await fetch(stringsAddress(spoken, version));
  if (!response.ok) throw new Error(`strings: ${response.status}`);
  return (await response.json()) as OwnStrings;
}

/** Merges the merchant's own strings into a pack. Rejects where they fail to load; the next call tries again. */
export async function ownPack(spoken: Language, namespace: string, pack: Pack): Promise<Pack> {
  const strings = (asked[spoken] ??= ask(spoken, pageData.merchant.strings![spoken]!));
  try {
    return withOwnStrings(pack, namespace, await strings);
  } catch (error) {
    delete asked[spoken];
    throw error;
  }
}

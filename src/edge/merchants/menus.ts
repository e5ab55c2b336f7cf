import * as v from 'valibot';
import type { Language } from '../../contract/languages.ts';
import { linkIcons, rowPlaces, tabPlaces, type OwnLink } from '../../contract/menu-places.ts';
import { language, link, matching, oneOf, text, twiceIn } from './fields.ts';

const label = (longest: number) => v.record(language, text(longest));
const icon = v.optional(oneOf(linkIcons));

/** A merchant's own link in the side menu. */
export const ownLink = v.strictObject({ href: link, label: label(30), icon });

/** A tab shares the phone's width with up to four others, and links to a page of the app. */
const ownTab = v.strictObject({ href: matching(/^\/(?!\/)[^\s"'<>\\]*$/, 'a path of the app, such as /m/gameList?gameType=LIVE'), label: label(11), icon });

/** Each entry is a name or an own link; the fault of any other lists the names. */
const entries = <const Names extends readonly string[], Own extends v.GenericSchema>(names: Names, own: Own) =>
  v.pipe(
    // A plain union would not say which field is wrong; without an entry, the JSON schema needs one.
    v.array(v.lazy((entry): v.GenericSchema<v.InferInput<Own> | Names[number], v.InferOutput<Own> | Names[number]> => (entry === undefined ? v.union([oneOf(names), own]) : typeof entry === 'object' ? own : oneOf(names))), 'must be a list'),
    v.check((list) => twiceIn(list) === undefined, (issue) => `must have ${String(twiceIn(issue.input))} once`),
  );

/** The footer's tabs in a merchant's file. */
export const ownTabs = v.pipe(
  entries(tabPlaces, ownTab),
  v.minLength(3, 'must have 3 tabs at least'),
  v.maxLength(5, 'must have 5 tabs at most'),
  v.check((list) => list.includes('home') && list.includes('mine'), 'must have home and mine'),
);

/** The side menu's rows in a merchant's file. */
export const ownRows = v.pipe(entries(rowPlaces, ownLink), v.maxLength(12, 'must have 12 rows at most'));

interface Menus {
  languages: readonly Language[];
  links?: readonly OwnLink[] | undefined;
  tabs?: v.InferOutput<typeof ownTabs> | undefined;
  sideMenu?: v.InferOutput<typeof ownRows> | undefined;
}

/** Faults of a file's menus that single fields cannot show: an own link without a label in one of the merchant's languages; two lists of links; no way to change the language. */
export function menuFaults({ links, tabs, sideMenu, languages: spoken }: Menus): string[] {
  const unnamed = Object.entries({ links, tabs, sideMenu }).flatMap(([field, list = []]) => list.flatMap((entry, at) => {
    if (typeof entry === 'string') return [];
    return spoken.filter((code) => !(entry as OwnLink).label[code]).map((code) => `${field}.${at}.label.${code}: is missing`);
  }));
  return [
    ...unnamed,
    ...(links && sideMenu ? ['links: must stand in sideMenu where there is one'] : []),
    ...(sideMenu && spoken.length > 1 && !sideMenu.includes('language') ? ['sideMenu: must have language, for there are two'] : []),
  ];
}

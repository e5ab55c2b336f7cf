import type { Sorting, Vendor } from '../../contract/endpoints/games.ts';
import type { Language } from '../languages.ts';
import { categories } from '../../contract/categories.ts';
import { artPath } from '../art/art-path.ts';
import { Refusal, type Platform } from '../handler.ts';
import { change, rows } from '../store/database.ts';

const labels: Record<Language, Record<string, string>> = {
  pt: { HOT: 'Populares', INHOUSE: 'Exclusivos', SPORTS: 'Esportes', LIVE: 'Ao vivo', FISH: 'Pesca', RNG: 'Slots', PVP: 'Cartas', LOTT: 'Loterias', ELOTT: 'Loterias rápidas' },
  en: { HOT: 'Popular', INHOUSE: 'Exclusives', SPORTS: 'Sports', LIVE: 'Live', FISH: 'Fishing', RNG: 'Slots', PVP: 'Cards', LOTT: 'Lotteries', ELOTT: 'Quick draws' },
};

/**
 * The vendors in their order, each with its groups of games. One that is away stays listed:
 * its games say so when they are opened.
 */
export function vendorsIn({ database }: Platform, language: Language): Vendor[] {
  const vendors = rows<Pick<Vendor, 'vassalage' | 'displayName'>>(
    database, 'select code as vassalage, name as displayName from vendors order by position',
  );
  const groups = rows<{ vendor: string; code: string; label: string }>(
    database, `select vendor, code, ${language === 'en' ? 'label_en' : 'label_pt'} as label from classifications order by vendor, position`,
  );
  return vendors.map(({ vassalage, displayName }) => ({
    vassalage,
    displayName,
    mobileSmallIcon: artPath('vendors', vassalage),
    mobileLargeIcon: artPath('vendors', `${vassalage}-large`),
    classifications: groups.filter((group) => group.vendor === vassalage).map(({ code, label }) => ({ code, label })),
  }));
}

/** Lotteries right after what is popular: they are among the first that a phone shows. The others as G §2 names them. */
const inOrder: readonly string[] = ['HOT', 'LOTT', ...categories.filter((category) => category !== 'HOT' && category !== 'LOTT')];

/** The categories that have games, in their order, each with its vendors. */
export function sortingIn({ database }: Platform, language: Language): Sorting {
  const found = rows<{ category: string; vendor: string }>(
    database,
    `select category, vendor from (select distinct category, vendor from games
     union select distinct 'HOT', vendor from games where hot_position is not null)
     join vendors on code = vendor order by position`,
  );
  const has = inOrder.filter((category) => found.some((entry) => entry.category === category));
  return {
    mapping: Object.fromEntries(has.map((category) => [category, labels[language][category]!])),
    sorting: has.map((category) => ({
      gameCategory: category,
      vendorNames: found.filter((entry) => entry.category === category).map(({ vendor }) => ({ accountTypeName: vendor })),
    })),
  };
}

/** Every vendor in its order, and whether its games can be opened. */
export const listVendors = ({ database }: Platform): { code: string; name: string; available: boolean }[] =>
  rows<{ code: string; name: string; available: number }>(database, 'select code, name, available from vendors order by position')
    .map(({ code, name, available }) => ({ code, name, available: available === 1 }));

/** Switches a vendor off or on again; its games are refused with `game.unavailable` meanwhile. Refused with `request.invalid` where it is unknown. */
export function switchVendor({ database }: Platform, code: string, available: boolean): void {
  const { changes } = change(database, 'update vendors set available = ? where code = ?', Number(available), code);
  if (!changes) throw new Refusal('request.invalid');
}

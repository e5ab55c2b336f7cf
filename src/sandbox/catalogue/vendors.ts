import type { Category } from '../../contract/categories.ts';
import type { PaletteName } from '../art/palettes.ts';
import type { MarkName } from '../art/vendor-mark.ts';
import { adventure, animals, classics, festive, fruit, instant, jackpots, ocean, poker, roulette, twentyOne, type Classification } from './classifications.ts';

export interface Vendor {
  code: string;
  displayName: string;
  /** number of its games by category */
  games: Readonly<Partial<Record<Category, number>>>;
  mark: MarkName;
  palette: PaletteName;
  classifications: readonly Classification[];
}

export const vendors: readonly Vendor[] = [
  { code: 'BGS', displayName: 'BGS', games: { RNG: 96, FISH: 10 }, mark: 'hexagon', palette: 'amber', classifications: [classics, adventure, animals, fruit, jackpots] },
  { code: 'AURORA', displayName: 'Aurora', games: { RNG: 62, LIVE: 18 }, mark: 'sunrise', palette: 'orchid', classifications: [classics, adventure, jackpots, roulette, twentyOne] },
  { code: 'VOLT', displayName: 'Volt', games: { RNG: 56 }, mark: 'bolt', palette: 'indigo', classifications: [classics, fruit, festive] },
  { code: 'IPE', displayName: 'Ipê', games: { RNG: 54, PVP: 14 }, mark: 'flower', palette: 'violet', classifications: [adventure, animals, fruit, festive, poker] },
  { code: 'SERRA', displayName: 'Serra', games: { RNG: 46 }, mark: 'peaks', palette: 'forest', classifications: [adventure, animals] },
  { code: 'PRISMA', displayName: 'Prisma', games: { RNG: 42, LIVE: 10 }, mark: 'shards', palette: 'teal', classifications: [classics, jackpots, roulette, twentyOne] },
  { code: 'VITORIA', displayName: 'Vitória', games: { RNG: 38, FISH: 8 }, mark: 'lotus', palette: 'rose', classifications: [animals, fruit, ocean] },
  { code: 'MARE', displayName: 'Maré', games: { FISH: 22, RNG: 12 }, mark: 'wave', palette: 'ocean', classifications: [ocean, adventure] },
  { code: 'RECIFE', displayName: 'Recife Azul', games: { FISH: 16 }, mark: 'dots', palette: 'sky', classifications: [] },
  { code: 'SALAO', displayName: 'Salão Nobre', games: { LIVE: 28 }, mark: 'columns', palette: 'wine', classifications: [roulette, twentyOne] },
  { code: 'DIAMANTE', displayName: 'Diamante', games: { LIVE: 22 }, mark: 'diamond', palette: 'night', classifications: [roulette, twentyOne] },
  { code: 'DUELO', displayName: 'Duelo', games: { PVP: 28 }, mark: 'arrows', palette: 'ruby', classifications: [poker] },
  { code: 'PIXEL', displayName: 'Pixel', games: { PVP: 16, INHOUSE: 8 }, mark: 'pixels', palette: 'plum', classifications: [poker, instant] },
  { code: 'LEVE', displayName: 'Leve', games: { INHOUSE: 40 }, mark: 'leaf', palette: 'amber', classifications: [instant] },
  // The only one in SPORTS: the phone launches it at once (G §2).
  { code: 'ARENA', displayName: 'Arena', games: { SPORTS: 8 }, mark: 'star', palette: 'emerald', classifications: [] },
  { code: 'TCG_LOTTO_VN', displayName: 'TCG Việt Nam', games: { LOTT: 10 }, mark: 'orbit', palette: 'coral', classifications: [] },
  { code: 'TCG_SEA', displayName: 'TCG SEA', games: { LOTT: 8 }, mark: 'ring', palette: 'copper', classifications: [] },
  { code: 'LOTT', displayName: 'Loto Trevo', games: { LOTT: 12 }, mark: 'tickets', palette: 'lime', classifications: [] },
  { code: 'ELOTT', displayName: 'Loto Flash', games: { ELOTT: 20 }, mark: 'tickets', palette: 'indigo', classifications: [] },
];

export const vendorOf = (code: string): Vendor | undefined => vendors.find((vendor) => vendor.code === code);

import { expect, test } from 'vitest';
import { findGame, firstGame } from '../../../../src/sandbox/games/games.ts';
import { listVendors, sortingIn, switchVendor, vendorsIn } from '../../../../src/sandbox/games/vendors.ts';
import { Refusal } from '../../../../src/sandbox/handler.ts';
import { change } from '../../../../src/sandbox/store/database.ts';
import { startSandbox } from '../../../support/sandbox-caller.ts';

// The vendors of the catalogue, in their order, written down once more by hand.

const inOrder = 'BGS AURORA VOLT IPE SERRA PRISMA VITORIA MARE RECIFE SALAO DIAMANTE DUELO PIXEL LEVE ARENA TCG_LOTTO_VN TCG_SEA LOTT ELOTT'.split(' ');

test('vendors stand in their order, each with its pictures and its groups in the asked language', async () => {
  const { platform } = await startSandbox();
  const [pt, en] = [vendorsIn(platform, 'pt'), vendorsIn(platform, 'en')];
  expect(pt.map(({ vassalage }) => vassalage)).toEqual(inOrder);
  const mare = (listed: typeof pt) => listed.find(({ vassalage }) => vassalage === 'MARE')!;
  expect(mare(pt).displayName).toBe('Maré');
  expect([mare(pt).mobileSmallIcon, mare(pt).mobileLargeIcon].map((path) => path.replace(/\?.*/, ''))).toEqual(['/vendors/MARE.svg', '/vendors/MARE-large.svg']);
  expect(mare(pt).classifications.map(({ code }) => code)).toEqual(mare(en).classifications.map(({ code }) => code));
  expect([mare(pt), mare(en)].map(({ classifications }) => classifications.map(({ label }) => label))).toEqual([['Oceano', 'Aventura'], ['Ocean', 'Adventure']]);
  expect(pt.find(({ vassalage }) => vassalage === 'ARENA')!.classifications).toEqual([]);
});

test('categories with games stand in their order, each named and with its vendors', async () => {
  const { platform } = await startSandbox();
  const { mapping, sorting } = sortingIn(platform, 'pt');
  expect(mapping).toEqual({ HOT: 'Populares', LOTT: 'Loterias', INHOUSE: 'Exclusivos', SPORTS: 'Esportes', LIVE: 'Ao vivo', FISH: 'Pesca', RNG: 'Slots', PVP: 'Cartas', ELOTT: 'Loterias rápidas' });
  expect(sortingIn(platform, 'en').mapping).toEqual({ HOT: 'Popular', LOTT: 'Lotteries', INHOUSE: 'Exclusives', SPORTS: 'Sports', LIVE: 'Live', FISH: 'Fishing', RNG: 'Slots', PVP: 'Cards', ELOTT: 'Quick draws' });
  const vendorsOf = (category: string) => sorting.find(({ gameCategory }) => gameCategory === category)!.vendorNames.map(({ accountTypeName }) => accountTypeName).join(' ');
  expect(['LOTT', 'INHOUSE', 'SPORTS', 'LIVE', 'FISH', 'PVP', 'ELOTT'].map(vendorsOf)).toEqual(['TCG_LOTTO_VN TCG_SEA LOTT', 'PIXEL LEVE', 'ARENA', 'AURORA PRISMA SALAO DIAMANTE', 'BGS VITORIA MARE RECIFE', 'IPE DUELO PIXEL', 'ELOTT']);
  change(platform.database, "delete from games where category = 'PVP'");
  change(platform.database, 'update games set hot_position = null');
  const left = sortingIn(platform, 'pt');
  for (const found of [Object.keys(left.mapping), left.sorting.map(({ gameCategory }) => gameCategory)]) expect(found).toEqual(['LOTT', 'INHOUSE', 'SPORTS', 'LIVE', 'FISH', 'RNG', 'ELOTT']);
});

test('a vendor is switched off and on again; an unknown one is refused', async () => {
  const { platform } = await startSandbox();
  const away = () => listVendors(platform).filter(({ available }) => !available);
  expect([listVendors(platform).map(({ code }) => code), away()]).toEqual([inOrder, []]);
  switchVendor(platform, 'MARE', false);
  expect(away()).toEqual([{ code: 'MARE', name: 'Maré', available: false }]);
  expect([firstGame(platform, 'MARE', 'FISH', 'pt')!.available, firstGame(platform, 'BGS', 'FISH', 'pt')!.available]).toEqual([false, true]);
  expect(vendorsIn(platform, 'pt').map(({ vassalage }) => vassalage)).toEqual(inOrder);
  switchVendor(platform, 'MARE', true);
  expect(away()).toEqual([]);
  expect(() => switchVendor(platform, 'NONE', false)).toThrow(new Refusal('request.invalid'));
});

test('the first game of a vendor is the first of the category in the catalogue, in the asked language', async () => {
  const { platform } = await startSandbox();
  const first = firstGame(platform, 'BGS', 'FISH', 'en')!;
  expect(first).toEqual(findGame(platform, first.nodeId, 'en'));
  expect(first).toMatchObject({ vendor: 'BGS', vendorName: 'BGS', category: 'FISH' });
  expect(findGame(platform, first.nodeId, 'pt')!.name).not.toBe(first.name);
  expect([firstGame(platform, 'BGS', 'LIVE', 'pt'), firstGame(platform, 'NONE', 'FISH', 'pt'), findGame(platform, 'none', 'pt')]).toEqual([undefined, undefined, undefined]);
});

import { expect, test } from 'vitest';
import { prizeModes } from '../../../../../src/contract/categories.ts';
import { askedCategory, queryOf } from '../../../../../src/app/screens/gameList/query.ts';

const vendor = (vassalage: string, ...codes: string[]) => ({ vassalage, displayName: vassalage, mobileSmallIcon: '', mobileLargeIcon: '', classifications: codes.map((code) => ({ code, label: code })) });
const known = [vendor('PG', 'MEGA', 'CLASSIC'), vendor('JILI', 'FISHING', 'BINGO')];

test.each([
  [{ tab: 'FAV' }, 'FAV'],
  [{ tab: 'XYZ' }, 'ALL'],
  [{ tab: 'fav' }, 'ALL'],
  [{ tab: 'MEGA' }, 'ALL'],
  [{ tab: 'MEGA', vendors: 'PG' }, 'MEGA'],
  [{ tab: 'MEGA', vendors: 'JILI' }, 'ALL'],
  [{ tab: 'MEGA', vendors: 'PG,JILI' }, 'ALL'],
  [{ tab: 'NEW', gameType: 'RNG' }, 'NEW'],
  [{ tab: 'NEW', gameType: 'LIVE' }, 'ALL'],
  [{ gameType: 'HOT' }, 'HOT'],
])('the tab of %j is %s', (address, tab) => {
  expect(queryOf(address as Record<string, string>, known).tab).toBe(tab);
});

test('a classification counts while the vendors are on their way', () => {
  expect(queryOf({ tab: 'MEGA', vendors: 'PG' }).tab).toBe('MEGA');
});

test.each([
  ['rng', 'RNG'],
  [' Live ', 'LIVE'],
  ['XX', ''],
  ['constructor', ''],
  ['Lott', ''],
])('gameType=%s is the category %j', (gameType, category) => {
  expect(queryOf({ gameType }, known).gameType).toBe(category);
});

test('a category is one of the platform in whatever case it is written, and no name of the language', () => {
  expect(prizeModes[askedCategory({ gameType: 'Elott' })]).toBe('Elott');
  expect(prizeModes[askedCategory({ gameType: 'lott' })]).toBe('Lott');
  expect(prizeModes[askedCategory({ gameType: 'constructor' })]).toBeUndefined();
});

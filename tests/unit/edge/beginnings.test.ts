import { expect, test } from 'vitest';
import { allVassalage, hotGames } from '../../../src/contract/endpoints/games.ts';
import { withShownVendors } from '../../../src/edge/beginnings.ts';
import type { PageAnswer } from '../../../src/edge/content.ts';

const vendors = `${allVassalage.path}?language=pt`;
const games = `${hotGames.path}?isPlatform=2`;
const answer = (value: unknown): PageAnswer => ({ value, isBeginning: false });
const answers = {
  [vendors]: answer([{ vassalage: 'BGS' }, { vassalage: 'VOLT' }, { vassalage: 'ARENA', opens: 'tab' }]),
  [games]: answer([{ vassalage: 'BGS' }, { vassalage: 'BGS' }]),
};

test('home carries the vendors of the games that it shows, and of those that say how theirs open; the phone asks for all', () => {
  expect(withShownVendors('home', answers)).toEqual({ ...answers, [vendors]: { value: [{ vassalage: 'BGS' }, { vassalage: 'ARENA', opens: 'tab' }], isBeginning: true } });
});

test('other pages, and a home whose games have not come, carry every vendor', () => {
  expect(withShownVendors('gameList', answers)).toBe(answers);
  expect(withShownVendors('home', { [vendors]: answers[vendors]! })).toEqual({ [vendors]: answers[vendors] });
});

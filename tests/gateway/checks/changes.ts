import { outcomeOf } from '../kit/answer.ts';
import type { Check } from '../kit/kit.ts';
import type { Known } from '../samples/sample.ts';

const name = 'changes';

/** Adds a favourite, reads it back, and removes it again. */
export const changes: Check = {
  name,
  async run(kit) {
    const { report } = kit;
    const session = await kit.member();
    if (!session || kit.options.readOnly) return report.skipped(name, 'addFavourite', session ? '--read-only' : 'needs an account that can log in');
    const missing = report.without.get('addFavourite');
    if (missing) return report.skipped(name, 'addFavourite', missing);
    const { client, token } = session;
    const favourites = async () => outcomeOf(await client.call('favouriteGames', { language: 'pt', pageNo: 1, pageSize: 100 }, { token })).value as Favourites;
    const before = (await favourites())?.content?.map(({ nodeId }) => nodeId) ?? [];
    const game = (await (kit as Known).value('gameList')).games.find(({ nodeId }) => !before.includes(nodeId));
    if (!game) return report.skipped(name, 'addFavourite', 'there is no game that is not a favourite');
    const favourite = { nodeId: game.nodeId, vendor: game.vassalage };
    await client.call('addFavourite', favourite, { token });
    const isThere = (await favourites())?.content?.some(({ nodeId }) => nodeId === game.nodeId);
    await client.call('removeFavourite', favourite, { token });
    const isGone = !(await favourites())?.content?.some(({ nodeId }) => nodeId === game.nodeId);
    if (!isThere) report.fault(name, 'addFavourite', 'change.lost', 'a game that was added is not in the list');
    else report.fits(name, 'addFavourite');
    if (!isGone) report.fault(name, 'removeFavourite', 'change.lost', 'a game that was removed is still in the list');
    else report.fits(name, 'removeFavourite');
  },
};

type Favourites = { content?: { nodeId: string }[] } | undefined;

import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedGroup, ListedLottery } from '../../../contract/endpoints/lottery.ts';
import { prizeModes } from '../../../contract/categories.ts';
import { StatusView, ticketDrawing } from '../../ui/status-view/status-view.tsx';
import { AsyncList } from '../../ui/async/async.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { mapLoadable } from '../../gateway/resource.ts';
import { folded } from '../../i18n/folded.ts';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { lotteryAddress } from '../../features/play/addresses.ts';
import { openLottery } from '../../features/play/launch.ts';
import { hallOf, lotteryGroups } from '../../features/lottery/lottery.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { lens, SearchField } from '../../ui/search-field/search-field.tsx';
import { Section } from '../../ui/section/section.tsx';
import { TapLink } from '../../ui/tap-link/tap-link.tsx';
import { Places } from '../../ui/async/places.tsx';
import './more-lottery.css';

/** The groups with the lotteries that can be played and whose name, or whose group's name, contains the search text. */
export function foundIn(groups: readonly ListedGroup[], search: string): ListedGroup[] {
  const wanted = folded(search.trim());
  return groups
    .map((group) => {
      const whole = folded(group.displayName).includes(wanted);
      return { ...group, games: group.games.filter(({ remark, tradPlaySwitch }) => tradPlaySwitch && (whole || folded(remark).includes(wanted))) };
    })
    .filter(({ games }) => games.length > 0);
}

/** The first `count` lotteries, in their groups. */
export function firstOf(groups: readonly ListedGroup[], count: number): ListedGroup[] {
  let left = count;
  return groups.flatMap((group) => {
    const games = group.games.slice(0, left);
    left -= games.length;
    return games.length ? [{ ...group, games }] : [];
  });
}

const hall = hallOf(prizeModes.LOTT!);

/** All lotteries by their groups with the time to their next draw, and a search among them. */
export default function MoreLottery() {
  const { t } = useTranslation('moreLottery');
  const [search, setSearch] = useState('');
  useEffect(() => reloadOnLanguage(lotteryGroups.load), []);
  useEffect(() => hall.follow(), []);
  const list = useMemo(() => mapLoadable(lotteryGroups, (groups) => foundIn(groups, search)), [search]);
  const none = search ? (
    <StatusView picture={lens} title={t('notFound.title')} text={t('notFound.text')} action={{ label: t('notFound.action'), run: () => setSearch('') }} />
  ) : (
    <StatusView picture={ticketDrawing} title={t('empty.title')} text={t('empty.text')} />
  );
  return (
    <Screen name="moreLottery">
      <div className="more-lottery-search">
        <SearchField label={t('search')} clearLabel={t('clear')} asked={search} ask={(text) => setSearch(text.trim())} />
      </div>
      <AsyncList list={list} waiting={waiting} empty={none}>
        {(groups) => <Groups groups={groups} />}
      </AsyncList>
    </Screen>
  );
}

/** lotteries rendered in one frame */
const step = 3;

function Groups({ groups }: { groups: readonly ListedGroup[] }) {
  const drawn = useProgressiveCount(groups.reduce((sum, { games }) => sum + games.length, 0), step);
  // Memoized, so that each turn renders only new rows.
  const rows = useMemo(() => new Map(groups.flatMap(({ games }) => games.map((game) => [game, <Row key={game.gameId} game={game} />]))), [groups]);
  return (
    <>
      {firstOf(groups, drawn).map(({ gameGroupId, displayName, games }) => (
        <Section key={gameGroupId} title={displayName}>
          <ul className="card divided more-lottery-list">
            {games.map((game) => rows.get(game))}
          </ul>
        </Section>
      ))}
    </>
  );
}

function Row({ game: { gameId, code, remark, mobileIconUrl, prizeMode = prizeModes.LOTT } }: { game: ListedLottery }) {
  const end = useMemo(() => hall.end(gameId), [gameId]);
  return (
    <li>
      <TapLink className="row more-lottery-open" href={lotteryAddress(prizeMode, code, 'moreLottery')} open={() => openLottery(prizeMode, code, 'moreLottery', { name: remark, art: mobileIconUrl })}>
        <Picture className="more-lottery-icon" of={mobileIconUrl} at="lottery" />
        <span className="fill more-lottery-name">{remark}</span>
        <Countdown end={end} />
      </TapLink>
    </li>
  );
}

/** placeholders of as many lotteries as a phone shows at first */
const waiting = (
  <Places count={9} className="card divided more-lottery-list more-lottery-waiting" item="row more-lottery-open">
    <span className="more-lottery-icon skeleton-block" />
    <span className="fill skeleton-line skeleton-short" />
  </Places>
);

import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gameList, type Game } from '../../../contract/endpoints/games.ts';
import { cardsInRow } from '../../../contract/home-sections.ts';
import { slots, firstVendor } from '../../../contract/slots.ts';
import type { ValueOf } from '../../../contract/endpoint.ts';
import { recentGames } from '../../../contract/endpoints/play.ts';
import * as limits from '../../../contract/limits.ts';
import { language, reloadOnLanguage } from '../../i18n/language.ts';
import { gamePlatform, categoryMenu, sorting, vendorList, vendorName } from '../../features/games/games.ts';
import { pageData } from '../../device/page-data.ts';
import { firstAnswer, isBeginning } from '../../gateway/answers.ts';
import { mapLoadable, resource, type Resource } from '../../gateway/resource.ts';
import { memoize } from '../../runtime/memoize.ts';
import { paths, withQuery } from '../../paths.ts';
import { gamepad, StatusView } from '../../ui/status-view/status-view.tsx';
import { AsyncList } from '../../ui/async/async.tsx';
import { PlayableCard } from '../../features/play/playable-card.tsx';
import { openGameSheet } from '../../features/play/open-sheet.ts';
import { GameCardSkeleton } from '../../ui/game-card/game-card.tsx';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { Places } from '../../ui/async/places.tsx';
import { onSessionEnd, session } from '../../features/session/session.ts';
import { Section } from '../../ui/section/section.tsx';
import { Shelf } from '../../ui/shelf/shelf.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { loadGameLists } from '../../features/play/favourites.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import './slots-center.css';

type Lists = Resource<ValueOf<typeof gameList>>;

const inputOf = (code: string) => ({
  merchant: pageData.merchant.code,
  platform: gamePlatform,
  language: language.peek(),
  gameType: slots,
  vassalage: code || undefined,
  pageNo: 1,
  pageSize: limits.gamePageSize,
});

/** The first page of a vendor's slots, kept while other vendors are shown; without a code, that of all vendors. */
const slotsOf = memoize((code: string): Lists => resource(gameList, () => inputOf(code)));

/** Whether only the beginning of that page is known, from the page's data. */
function isBegun(code: string): boolean {
  const input = inputOf(code);
  return isBeginning(gameList, input) && slotsOf(code).value.value === firstAnswer(gameList, () => input);
}

/** The first slots of a vendor, or of all of them; the whole list is a tap away. */
function VendorGames({ code }: { code: string }) {
  const { t } = useTranslation('slotsCenter');
  const firstPage = slotsOf(code);
  const list = useMemo(() => mapLoadable(firstPage, ({ games }) => games), [firstPage]);
  useEffect(() => reloadOnLanguage(firstPage.load), [firstPage]);
  const drawn = useProgressiveCount(list.value.value?.length ?? 0, 3);
  const whole = withQuery(paths.gameList, { gameType: slots, vendors: code });
  const none = <StatusView picture={gamepad} title={t('empty.title')} text={t('empty.text')} action={{ label: t('whole'), href: withQuery(paths.gameList, { gameType: slots }) }} />;
  return (
    <AsyncList list={list} waiting={vendorGamePlaces} empty={none}>
      {(games) => (
        <>
          <ul className="game-grid">
            {games.map((game, at) => (
              <li key={game.nodeId}>{at < drawn ? <PlayableCard openSheet={openGameSheet} t={t} game={game} first={at < cardsInRow} /> : <GameCardSkeleton />}</li>
            ))}
          </ul>
          {/* Not below the beginning of a list: the rest would push it down. */}
          {!(isBegun(code) && list.failure.value === undefined) && (
            <a className="button slots-whole" href={whole}>
              {t('whole')}
            </a>
          )}
        </>
      )}
    </AsyncList>
  );
}

const vendorGamePlaces = <Places count={9} className="game-grid"><GameCardSkeleton /></Places>;

/** The games that the member played last, newest first (G12). */
const recentList = resource(recentGames, () => ({ language: language.peek() }));

onSessionEnd(recentList.clear);

const none: readonly Game[] = [];

/** The slots that the member played last (G12); none for a visitor or after a failure; undefined while they load. */
function useRecentSlots(): readonly Game[] | undefined {
  const token = session.value?.token;
  useEffect(() => (token ? reloadOnLanguage(recentList.load) : undefined), [token]);
  if (!token || (!recentList.value.value && recentList.failure.value)) return none;
  return recentList.value.value?.filter(({ gameType }) => gameType === slots);
}

/** The slots: what the member played last, and the games of each vendor (G §2). */
export default function SlotsCenter() {
  const { t } = useTranslation('slotsCenter');
  const [asked, setAsked] = useState(firstVendor);
  useEffect(loadGameLists, []);
  const recent = useRecentSlots();
  // If the games came with the page, they stay in place, and what the member played last is shown below them.
  const [stands] = useState(() => slotsOf(firstVendor).value.peek() !== undefined && recentList.value.peek() === undefined);
  // Else it is shown above, and the list waits for it. The chips wait for the vendors' names, which differ in width from their codes.
  const known = stands || recent;
  const waiting = !known || !(sorting.value.value || sorting.failure.value) || !(vendorList.value.value || vendorList.failure.value);
  const menu = !waiting && sorting.value.value ? categoryMenu(sorting.value.value) : [];
  const vendors = menu.find(({ category }) => category === slots)?.vendors ?? [];
  const chosen = waiting || vendors.includes(asked) ? asked : '';
  const played = recent && recent.length > 0 && (
    <Section title={t('recent')}>
      <Shelf label={t('recent')} items={recent} nameOf={(game) => game.nodeId} render={(game) => <PlayableCard openSheet={openGameSheet} t={t} game={game} />} />
    </Section>
  );
  return (
    <Screen name="slotsCenter">
      {!stands && played}
      <Section key={known ? 'vendors' : 'places'} title={t('vendors')}>
        <Chips
          label={t('vendors')}
          chips={[{ name: '', label: t('all') }, ...vendors.map((code) => ({ name: code, label: vendorName(code) }))]}
          chosen={chosen}
          choose={setAsked}
          panel="slots-games"
          className="slots-games"
          waiting={waiting}
        >
          {known ? <VendorGames key={chosen} code={chosen} /> : vendorGamePlaces}
        </Chips>
      </Section>
      {stands && played}
    </Screen>
  );
}

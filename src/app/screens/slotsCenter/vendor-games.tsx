import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { computed } from '@preact/signals-react';
import { gameList } from '../../../contract/endpoints/games.ts';
import { cardsInRow } from '../../../contract/home-sections.ts';
import * as limits from '../../../contract/limits.ts';
import { slots } from '../../../contract/slots.ts';
import type { ValueOf } from '../../../contract/endpoint.ts';
import { language, reloadOnLanguage } from '../../i18n/language.ts';
import { gamePlatform } from '../../features/games/games.ts';
import { pageData } from '../../device/page-data.ts';
import { firstAnswer, isBeginning } from '../../gateway/answers.ts';
import { resource, type Resource } from '../../gateway/resource.ts';
import { memoize } from '../../runtime/memoize.ts';
import { paths, withQuery } from '../../paths.ts';
import { gamepad, StatusView } from '../../ui/status-view/status-view.tsx';
import { AsyncList } from '../../ui/async/async.tsx';
import { PlayableCard } from '../../features/play/playable-card.tsx';
import { openGameSheet } from '../../features/play/open-sheet.ts';
import { GameCardSkeleton } from '../../ui/game-card/game-card.tsx';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { Places } from '../../ui/async/places.tsx';

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

/** The first page of a vendor's slots, kept while the person goes from vendor to vendor; of all vendors without a code. */
export const slotsOf = memoize((code: string): Lists => resource(gameList, () => inputOf(code)));

/** Whether only the beginning of that page is there, which came with the screen's own. */
function isBegun(code: string): boolean {
  const input = inputOf(code);
  return isBeginning(gameList, input) && slotsOf(code).value.value === firstAnswer(gameList, () => input);
}

/** The first slots of a vendor, or of all of them; the whole list is a tap away. */
export function VendorGames({ code }: { code: string }) {
  const { t } = useTranslation('slotsCenter');
  const firstPage = slotsOf(code);
  const list = useMemo(() => ({ ...firstPage, value: computed(() => firstPage.value.value?.games) }), [firstPage]);
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
          {/* Below a beginning it would move down with the rest. */}
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

/** The places of the games. */
export const vendorGamePlaces = <Places count={9} className="game-grid"><GameCardSkeleton /></Places>;

import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { computed } from '@preact/signals-react';
import { slots } from '../../../contract/slots.ts';
import { paths, withQuery } from '../../paths.ts';
import { StatusView } from '../../ui/status-view/status-view.tsx';
import { emptyBox } from '../../ui/status-view/drawings.ts';
import { AsyncList } from '../../ui/async/async-list.tsx';
import { PlayableCard } from '../../features/play/playable-card.tsx';
import { reloadOnLanguage } from '../../i18n/reload-on-language.ts';
import { GameCardSkeleton } from '../../ui/game-card/game-card.tsx';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { isBegun, slotsOf } from './slots.ts';

/** The first slots of a vendor, or of all of them; the whole list is a tap away. */
export function VendorGames({ code }: { code: string }) {
  const { t } = useTranslation('slotsCenter');
  const firstPage = slotsOf(code);
  const list = useMemo(() => ({ ...firstPage, value: computed(() => firstPage.value.value?.games) }), [firstPage]);
  useEffect(() => reloadOnLanguage(firstPage.load), [firstPage]);
  const drawn = useProgressiveCount(list.value.value?.length ?? 0, 3);
  const whole = withQuery(paths.gameList, { gameType: slots, vendors: code });
  const none = <StatusView picture={emptyBox} title={t('empty.title')} text={t('empty.text')} action={{ label: t('whole'), href: withQuery(paths.gameList, { gameType: slots }) }} />;
  return (
    <AsyncList list={list} waiting={<VendorGamesSkeleton />} empty={none}>
      {(games) => (
        <>
          <ul className="game-grid">
            {games.map((game, at) => (
              <li key={game.nodeId}>{at < drawn ? <PlayableCard t={t} game={game} first={at < firstArt} /> : <GameCardSkeleton />}</li>
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

/** Cards that a phone shows before the list is scrolled. */
const firstArt = 6;

const places = Array.from({ length: 9 }, (_, place) => place);

/** The skeleton of the games. */
export function VendorGamesSkeleton() {
  return (
    <div className="game-grid skeleton" aria-hidden="true">
      {places.map((place) => (
        <GameCardSkeleton key={place} />
      ))}
    </div>
  );
}

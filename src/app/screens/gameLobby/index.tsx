import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TFunction } from 'i18next';
import { prizeModes } from '../../../contract/categories.ts';
import { paths, withQuery } from '../../paths.ts';
import { categoryMenu, gameShelf, sorting, vendorList, vendorName, type MenuEntry } from '../../features/games/games.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { AsyncList } from '../../ui/async/async.tsx';
import { PlayableCard } from '../../features/play/playable-card.tsx';
import { openGameSheet } from '../../features/play/open-sheet.ts';
import { reloadOnLanguage } from '../../i18n/language.ts';
import { Shelf, shelfPlaces } from '../../ui/shelf/shelf.tsx';
import { FailureLine } from '../../ui/failure-line/failure-line.tsx';
import { gamepad, StatusView } from '../../ui/status-view/status-view.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { loadGameLists } from '../../features/play/favourites.ts';
import { chevron, Icon, ticket } from '../../ui/icon/icon.tsx';
import { WhenVisible } from '../../ui/when-visible/when-visible.tsx';
import { mapLoadable } from '../../gateway/resource.ts';
import { reload } from '../../ui/messages/messages.ts';
import { Section } from '../../ui/section/section.tsx';
import './game-lobby.css';

/** placeholders of as many categories as a phone shows at first */
const places = [0, 1, 2];

const list = mapLoadable(sorting, categoryMenu);

/** Every category with its vendors and its first games (G §2). */
export default function GameLobby() {
  const { t } = useTranslation('gameLobby');
  useEffect(loadGameLists, []);
  const none = <StatusView picture={gamepad} title={t('empty.title')} text={t('empty.text')} action={{ label: t('empty.action'), href: paths.home }} />;
  return (
    <Screen name="gameLobby">
      <AsyncList list={list} waiting={<Places />} empty={none}>
        {(entries) => <Categories t={t} entries={entries} />}
      </AsyncList>
    </Screen>
  );
}

function Categories({ t, entries }: { t: TFunction; entries: readonly MenuEntry[] }) {
  // The same elements in each turn: only new ones are drawn.
  const shown = useMemo(() => entries.filter(({ category }) => !prizeModes[category]), [entries]);
  const categories = useMemo(() => shown.map((entry) => <Category key={entry.category} t={t} entry={entry} />), [shown, t]);
  // Three at once took 14 ms of script and 23 of layout and paint.
  const drawn = useProgressiveCount(categories.length, 1);
  return (
    <>
      {categories.slice(0, drawn)}
      {drawn < categories.length ? <Places entries={shown} from={drawn} /> : <Lotteries t={t} entries={entries.filter(({ category }) => prizeModes[category])} />}
    </>
  );
}

/** Of the popular ones these would be all vendors, and one is the category itself. */
const hasVendors = ({ category, vendors }: MenuEntry): boolean => category !== 'HOT' && vendors.length > 1;

function Category({ t, entry }: { t: TFunction; entry: MenuEntry }) {
  const { category, vendors } = entry;
  const title = titleOf(t, entry);
  const all = withQuery(paths.gameList, { gameType: category });
  const more = (
    <a className="section-more" href={all} aria-label={t('allOf', { title })}>
      {t('all')}
    </a>
  );
  return (
    <Section title={title} more={more}>
      {hasVendors(entry) && <VendorLinks label={t('vendorsOf', { title })} codes={vendors} gameType={category} />}
      <WhenVisible isFirst={category === 'HOT'} place={shelfPlaces}>{() => <TopGames category={category} title={title} />}</WhenVisible>
    </Section>
  );
}

/** links rendered in one frame: as many as a phone shows before the row is scrolled */
const step = 4;

function VendorLinks({ label, codes, gameType }: { label: string; codes: readonly string[]; gameType: string }) {
  // Names and codes differ in width: the links wait for the names.
  const waiting = !vendorList.value.value && !vendorList.failure.value;
  const drawn = useProgressiveCount(waiting ? 0 : codes.length, step);
  if (waiting) return <div className="scroll-row vendor-links vendor-links-waiting" aria-hidden="true" />;
  const icons = new Map(vendorList.value.value?.map(({ vassalage, mobileSmallIcon }) => [vassalage, mobileSmallIcon]));
  return (
    <ul className="scroll-row vendor-links" aria-label={label}>
      {codes.slice(0, drawn).map((code) => (
        <li key={code}>
          <a className="inner-focus card row vendor-link" href={withQuery(paths.gameList, { gameType, vendors: code })}>
            <span className="vendor-link-icon">{icons.has(code) && <Picture of={icons.get(code)!} at="icon" />}</span>
            {vendorName(code)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** games in a row; 'see all' leads to the whole list */
const gamesInRow = 12;

function TopGames({ category, title }: { category: string; title: string }) {
  const { t } = useTranslation('gameLobby');
  const shelf = gameShelf(category);
  useEffect(() => reloadOnLanguage(shelf.load), [shelf]);
  // One line for each row: whole views would repeat the same failure.
  if (shelf.value.value === undefined && shelf.failure.value !== undefined) {
    return <FailureLine className="game-lobby-none" failure={shelf.failure.value} retry={() => reload(shelf)} />;
  }
  return (
    <AsyncList list={shelf} waiting={shelfPlaces} empty={<p className="quiet game-lobby-none">{t('none')}</p>}>
      {(games) => <Shelf label={title} items={games.slice(0, gamesInRow)} nameOf={(game) => game.nodeId} render={(game) => <PlayableCard openSheet={openGameSheet} t={t} game={game} first={category === 'HOT'} />} />}
    </AsyncList>
  );
}

const titleOf = (t: TFunction, { category, label }: MenuEntry): string => t(`shell:category.${category}`, { defaultValue: label ?? category });

/** The kinds of lotteries, each with a link to its hall: a row of pictures cannot show draws. */
function Lotteries({ t, entries }: { t: TFunction; entries: readonly MenuEntry[] }) {
  if (!entries.length) return null;
  return (
    <Section title={t('lotteries')}>
      <ul className="card divided game-lobby-lotteries">
        {entries.map((entry) => (
          <li key={entry.category}>
            <a className="row game-lobby-lottery" href={withQuery(paths.lottery, { gameType: entry.category })}>
              <Icon shape={ticket} />
              <span className="fill">{titleOf(t, entry)}</span>
              <Icon shape={chevron} size={20} className="quiet" />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Placeholders of the first categories, but for those that are rendered. */
function Places({ entries, from = 0 }: { entries?: readonly MenuEntry[]; from?: number }) {
  return (
    <>
      {places.slice(from).map((place) => (
        <div key={place} className="skeleton" aria-hidden="true">
          <div className="section-head game-lobby-heading">
            <span className="skeleton-line" />
          </div>
          {(entries?.[place] ? hasVendors(entries[place]) : place > 0) && <div className="vendor-links vendor-links-waiting" />}
          {shelfPlaces}
        </div>
      ))}
    </>
  );
}

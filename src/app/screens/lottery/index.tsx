import { useMemo, useEffect } from 'react';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { computed } from '@preact/signals-react';
import type { Lottery } from '../../../contract/endpoints/lottery.ts';
import { prizeModes } from '../../../contract/categories.ts';
import { lotteryAddress, redirectToLogin } from '../../features/play/addresses.ts';
import { openLottery } from '../../features/play/launch.ts';
import { resultBalls, hallOf, type LotteryHall } from '../../features/lottery/lottery.ts';
import { Countdown } from '../../ui/countdown/countdown.tsx';
import { DrawCard, DrawCardPlace, DrawResult, firstLogos, drawCardPlaces } from '../../features/lottery/draw.tsx';
import { Icon, star, flame, ticket } from '../../ui/icon/icon.tsx';
import { TapLink } from '../../ui/tap-link/tap-link.tsx';
import { useProgressiveCount } from '../../runtime/scheduling/use-progressive-count.ts';
import { paths, withQuery } from '../../paths.ts';
import { StatusView, ticketDrawing } from '../../ui/status-view/status-view.tsx';
import { usePageQuery } from '../../runtime/router/page-query.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { mapLoadable } from '../../gateway/resource.ts';
import { AsyncList } from '../../ui/async/async.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Section } from '../../ui/section/section.tsx';
import { loggedIn } from '../../features/session/session.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { lotteryFavourites, toggleLotteryFavourite, lotteriesIn, tabOf, tabs } from './lotteries.ts';
import './lottery.css';

/** most turns in which a list is rendered; a short one takes a turn for each item: five at once took 18 ms of script and 18 of layout and paint */
const turns = 12;

interface LotteryCardsProps {
  t: TFunction;
  lotteries: readonly Lottery[];
  hall: LotteryHall;
  prizeMode: string;
}

/** The lotteries of a tab, rendered in turns; each has a placeholder from the start. */
function LotteryCards({ t, lotteries, hall, prizeMode }: LotteryCardsProps) {
  const drawn = useProgressiveCount(lotteries.length, Math.ceil(lotteries.length / turns));
  // Memoized, so that each turn renders only new cards.
  const cards = useMemo(() => lotteries.map((lottery, at) => <LotteryCard key={lottery.gameId} first={at < firstLogos} t={t} lottery={lottery} hall={hall} prizeMode={prizeMode} />), [lotteries, t, hall, prizeMode]);
  return (
    <ul className="draw-cards">
      {cards.slice(0, drawn)}
      {lotteries.slice(drawn).map(({ gameId, mobileIconUrl }, at) => (
        <li key={gameId} className="card draw-card" aria-hidden="true">
          <DrawCardPlace mark={mobileIconUrl} first={drawn + at < firstLogos} />
        </li>
      ))}
    </ul>
  );
}

interface LotteryCardProps extends Omit<LotteryCardsProps, 'lotteries'> {
  lottery: Lottery;
  /** its logo is among the first that the page shows */
  first: boolean;
}

function LotteryCard({ t, lottery, hall, prizeMode, first }: LotteryCardProps) {
  const { gameId, gameCode, prizeMode: own = prizeMode, remark, mobileIconUrl, numero, previousWinningNumber } = lottery;
  const end = useMemo(() => hall.end(gameId), [hall, gameId]);
  return (
    <li className="card draw-card lottery-card">
      <TapLink className="row draw-card-open" href={lotteryAddress(own, gameCode, 'lottery')} open={() => openLottery(own, gameCode, 'lottery', { name: remark, art: mobileIconUrl })}>
        <DrawCard mark={mobileIconUrl} first={first}>
          <span className="spread lottery-card-head">
            <span className="clamp draw-card-name lottery-card-name">{remark}</span>
            <Countdown end={end} rests={!numero} />
          </span>
          <span className="quiet draw-card-note numbers">{numero ? t('period', { numero }) : t('closed')}</span>
          <DrawResult balls={resultBalls(previousWinningNumber)} draw={hall.stale.value ? undefined : previousWinningNumber} end={end} />
        </DrawCard>
      </TapLink>
      <Star gameId={gameId} label={t('favourite', { name: remark })} />
    </li>
  );
}

function Star({ gameId, label }: { gameId: string; label: string }) {
  const on = useMemo(() => computed(() => lotteryFavourites.value.includes(gameId)), [gameId]);
  return (
    <button type="button" className="icon-button quiet lottery-card-star" aria-pressed={on.value} aria-label={label} onClick={() => toggleLotteryFavourite(gameId)}>
      <Icon shape={star} size={20} />
    </button>
  );
}

const starDrawing = 'M36 11l8 16 17 2.5-12.5 12 3 17.5L36 51l-15.5 8 3-17.5L11 29.5 28 27Z';

/** Lottery hall (G §2): every lottery with its running period, by group; with `gameType=ELOTT` the quick ones alone. */
export default function Lotteries() {
  const { t } = useTranslation('lottery');
  const query = usePageQuery();
  // In capitals like the categories: banners link to `Elott` too.
  const asked = (query.gameType ?? '').trim().toUpperCase();
  const prizeMode = prizeModes[asked] ?? prizeModes.LOTT!;
  const hall = hallOf(prizeMode);
  useEffect(hall.follow, [hall]);
  const address = (tab: string) => withQuery(paths.lottery, { gameType: prizeModes[asked] && asked, tab: tab === tabs.hot ? '' : tab });

  const menu = hall.menu.value;
  const tab = menu ? tabOf(query.tab, menu) : tabs.hot;
  useEffect(() => {
    // Visitors have no favourites. The session is known before the menu.
    if (menu && tab === tabs.favourites && !loggedIn.peek()) redirectToLogin(true);
  }, [menu, tab]);

  const choose = (chosen: string) => {
    if (chosen !== tabs.favourites || loggedIn.peek()) navigate(address(chosen), true);
    else redirectToLogin(false, address(chosen));
  };
  const list = useListOf(prizeMode, tab);
  const isOfFavourites = tab === tabs.favourites;
  const none = isOfFavourites ? 'noFavourites' : 'empty';
  const empty = <StatusView picture={isOfFavourites ? starDrawing : ticketDrawing} title={t(`${none}.title`)} text={t(`${none}.text`)} action={{ label: t('all'), href: paths.moreLottery }} />;
  const groups = menu ? Object.keys(menu).map((code) => ({ name: code, label: menu[code]!.labelName, shape: ticket })) : [];

  return (
    <Screen name="lottery">
      <Chips
        label={t('tabs')}
        chips={[{ name: tabs.hot, label: t('hot'), shape: flame }, { name: tabs.favourites, label: t('favourites'), shape: star }, ...groups]}
        chosen={tab}
        choose={choose}
        panel="lottery-panel"
        className="lottery-panel"
        waiting={!menu && !hall.failure.value}
      >
        <Section title={t('draws')} more={<a className="section-more" href={paths.startLottery}>{t('results')}</a>}>
          <AsyncList list={list} waiting={drawCardPlaces} empty={empty}>
            {(lotteries) => <LotteryCards key={tab} t={t} lotteries={lotteries} hall={hall} prizeMode={prizeMode} />}
          </AsyncList>
        </Section>
      </Chips>
      {/* After the list, which would move it. */}
      {menu && (
        <a className="button lottery-all" href={paths.moreLottery}>
          {t('all')}
        </a>
      )}
    </Screen>
  );
}

/** The lotteries of a tab, as a list that can fail and be loaded again. */
function useListOf(prizeMode: string, tab: string) {
  return useMemo(() => {
    const { menu, failure, load } = hallOf(prizeMode);
    return mapLoadable({ value: menu, failure, load }, (known) => lotteriesIn(tab, known, lotteryFavourites.value));
  }, [prizeMode, tab]);
}

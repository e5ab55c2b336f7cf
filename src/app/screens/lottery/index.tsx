import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { computed } from '@preact/signals-react';
import { prizeModes } from '../../../contract/categories.ts';
import { paths, withQuery } from '../../paths.ts';
import { StatusView, ticketDrawing } from '../../ui/status-view/status-view.tsx';
import { usePageQuery } from '../../runtime/router/page-query.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { AsyncList } from '../../ui/async/async.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Section } from '../../ui/section/section.tsx';
import { hallOf } from '../../features/lottery/lottery.ts';
import { loggedIn } from '../../features/session/session.ts';
import { redirectToLogin } from '../../features/play/addresses.ts';
import { Chips } from '../../ui/chips/chips.tsx';
import { drawCardPlaces } from '../../features/lottery/draw.tsx';
import { flame, star, ticket } from '../../ui/icon/icon.tsx';
import { lotteriesIn, lotteryFavourites, tabOf, tabs } from './lotteries.ts';
import { LotteryCards } from './lottery-cards.tsx';
import './lottery.css';

const starDrawing = 'M36 11l8 16 17 2.5-12.5 12 3 17.5L36 51l-15.5 8 3-17.5L11 29.5 28 27Z';

/** Lottery hall (G §2): every lottery with its running period, by group; with `gameType=ELOTT` the quick ones alone. */
export default function LotteryHall() {
  const { t } = useTranslation('lottery');
  const query = usePageQuery();
  // In capitals, as the categories are: authors of banners write `Elott` too.
  const asked = (query.gameType ?? '').trim().toUpperCase();
  const prizeMode = prizeModes[asked] ?? prizeModes.LOTT!;
  const hall = hallOf(prizeMode);
  useEffect(hall.follow, [hall]);
  const address = (tab: string) => withQuery(paths.lottery, { gameType: prizeModes[asked] && asked, tab: tab === tabs.hot ? '' : tab });

  const menu = hall.menu.value;
  const tab = menu ? tabOf(query.tab, menu) : tabs.hot;
  useEffect(() => {
    // Favourites are somebody's. The session is taken up just after the first page is drawn, the menu later.
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
      {/* Once the list stands, which would move it. */}
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
    return { value: computed(() => menu.value && lotteriesIn(tab, menu.value, lotteryFavourites.value)), failure, load };
  }, [prizeMode, tab]);
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, withQuery } from '../../paths.ts';
import { lotteryVendors } from '../../../contract/lotteries.ts';
import { gamepad, StatusView } from '../../ui/status-view/status-view.tsx';
import { AsyncList } from '../../ui/async/async.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { loadGameLists } from '../../features/play/favourites.ts';
import { categoryMenu, sorting, vendorList } from '../../features/games/games.ts';
import { Picture } from '../../ui/picture/picture.tsx';
import { Places } from '../../ui/async/places.tsx';
import './game-center.css';

/** All vendors, each with a link to its games (G §2). */
export default function GameCenter() {
  const { t } = useTranslation('gameCenter');
  useEffect(loadGameLists, []);
  const { value, failure } = sorting;
  const menu = value.value ? categoryMenu(value.value) : [];
  const waits = !value.value && failure.value === undefined;
  const categoriesOf = (code: string) =>
    menu
      .filter(({ category, vendors }) => category !== 'HOT' && vendors.includes(code))
      .map(({ category, label }) => t(`shell:category.${category}`, { defaultValue: label ?? category }))
      .join(' · ');
  const none = <StatusView picture={gamepad} title={t('empty.title')} text={t('empty.text')} action={{ label: t('empty.action'), href: paths.home }} />;
  return (
    <Screen name="gameCenter">
      <AsyncList list={vendorList} waiting={waiting} empty={none}>
        {(vendors) => (
          <ul className="game-center">
            {vendors.map(({ vassalage, displayName, mobileLargeIcon }, at) => {
              const about = categoriesOf(vassalage);
              return (
                <li key={vassalage}>
                  <a
                    className="card game-center-vendor"
                    href={lotteryVendors.includes(vassalage) ? paths.lottery : withQuery(paths.gameList, { vendors: vassalage })}
                  >
                    <Picture className="game-center-mark" of={mobileLargeIcon} at="vendor" alt={displayName} first={at < firstMarks} />
                    {/* Always rendered, so that categories that load after the vendors move nothing. */}
                    <span className={`quiet game-center-about${waits ? ' skeleton-line' : ''}`}>{about !== displayName && about}</span>
                  </a>
                </li>
              );
            })}
          </ul>
        )}
      </AsyncList>
    </Screen>
  );
}

/** logos that a phone shows before the list is scrolled */
const firstMarks = 6;

const waiting = (
  <Places count={8} className="game-center" item="card game-center-vendor">
    <span className="game-center-mark skeleton-block" />
    <span className="quiet game-center-about skeleton-line" />
  </Places>
);

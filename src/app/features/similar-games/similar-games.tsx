import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Game } from '../../../contract/endpoints/games.ts';
import { gameShelf, vendorList, type Launchable } from '../games/games.ts';
import { PlayableCard } from '../play/playable-card.tsx';
import './similar-games.css';

/** limit of the list */
const mostGames = 6;

/** Games of the same category from other vendors, for a game whose vendor is unavailable: from the loaded list, else requested once. */
export function SimilarGames({ game, openSheet }: { game: Launchable; openSheet?: (game: Game) => void }) {
  const { t } = useTranslation(['states', 'common']);
  const shelf = gameShelf(game.gameType || 'HOT');
  useEffect(() => {
    if (!shelf.value.peek()) void shelf.load();
    if (!vendorList.value.peek()) void vendorList.load();
  }, [shelf]);
  const others = shelf.value.value?.filter(({ vassalage, nodeId }) => vassalage !== game.vassalage && nodeId !== game.nodeId).slice(0, mostGames);
  if (!others?.length) return null;
  return (
    <section className="similar-games">
      <h2 className="similar-games-title">{t('states:similar')}</h2>
      <ul className="game-grid">
        {others.map((other) => (
          <li key={other.nodeId}>
            <PlayableCard t={t} game={other} openSheet={openSheet} />
          </li>
        ))}
      </ul>
    </section>
  );
}

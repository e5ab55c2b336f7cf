import type { TFunction } from 'i18next';
import type { Game } from '../../../contract/endpoints/games.ts';
import { Icon, star } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { TapLink } from '../../ui/tap-link/tap-link.tsx';
import { favourites, gameAddress, vendorName } from './games.ts';

interface GameCardProps {
  /** from the list: a hook in each of many cards costs a weak phone more than their text */
  t: TFunction;
  game: Game;
  /** its art is among the page's first pictures */
  first?: boolean;
  /** called to launch it from here */
  launch: (game: Game) => void;
  /** called when its star is tapped */
  toggle: (game: Game) => void;
  /** opens its sheet, from the corner or by a long press (`frame/stay-services.ts`); without it there is no corner */
  openSheet?: ((game: Game) => void) | undefined;
}

/** A game: art and vendor open it, the star keeps it, and the corner opens its sheet. The name is under the art, whose lettering repeats it: it is visible while the art loads, and if it fails. */
export function GameCard({ t, game, first, launch, toggle, openSheet }: GameCardProps) {
  const { gameName: name, nodeId } = game;
  return (
    <div className="game-card">
      <TapLink className="game-card-open" href={gameAddress(game)} open={() => launch(game)}>
        <span className="game-card-art skeleton-block">
          <span className="game-card-name">{name}</span>
          <Picture of={game.iconUrl} at="card" first={first} />
        </span>
        <span className="game-card-vendor">{vendorName(game.vassalage)}</span>
      </TapLink>
      <Star nodeId={nodeId} label={t('shell:favourite', { name })} toggle={() => toggle(game)} />
      {openSheet && <button type="button" className="game-card-about" aria-label={t('shell:about', { name })} onClick={() => openSheet(game)} />}
    </div>
  );
}

function Star({ nodeId, label, toggle }: { nodeId: string; label: string; toggle: () => void }) {
  return (
    <button type="button" className="game-card-star" aria-pressed={favourites.value.includes(nodeId)} aria-label={label} onClick={toggle}>
      <Icon shape={star} size={18} />
    </button>
  );
}

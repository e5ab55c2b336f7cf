import type { TFunction } from 'i18next';
import type { Game } from '../../../contract/endpoints/games.ts';
import { Icon, star } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { TapLink } from '../../ui/tap-link/tap-link.tsx';
import { favourites, gameAddress, vendorName } from './games.ts';

interface GameCardProps {
  /** of its list: a hook in each of many cards costs a weak phone more than their words */
  t: TFunction;
  game: Game;
  /** its art is what the page shows first */
  first?: boolean;
  /** launches it from here */
  launch: (game: Game) => void;
  /** its star's tap */
  toggle: (game: Game) => void;
  /** shows its sheet: by the corner, or when the card is held (`frame/stay-services.ts`); none: it has no corner */
  openSheet?: ((game: Game) => void) | undefined;
}

/** A game: its art and vendor open it, its star keeps it, and its corner tells of it. The name lies under the art, which repeats it in its lettering: it is seen while the art loads and where the art fails. */
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

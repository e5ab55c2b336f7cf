import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useComputed } from '@preact/signals-react';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { favourites, type Launchable } from '../../features/games/games.ts';
import { toggleFavourite } from '../../features/play/favourites.ts';
import { isOffered } from '../../features/merchant/offered.ts';
import { currentBreak } from '../../features/responsible-play/break/break.ts';
import { Balance } from '../../features/wallet/balance.tsx';
import { playMoney } from '../../features/wallet/wallet.ts';
import { session } from '../../features/session/session.ts';
import { paths } from '../../paths.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { back, chevronDown, Icon, plus, star } from '../../ui/icon/icon.tsx';
import { Live } from '../../ui/live/live.tsx';
import { sittingText } from './sitting.ts';

/** The deposit over the game. */
export const depositSheet = lazy(() => import('./deposit-overlay.tsx'), { strings: ['deposit', 'form', 'states', 'common'] });

const book = 'M12 7v14M12 7a5 4 0 0 0-4-3H2v14h6a4 3 0 0 1 4 3 4 3 0 0 1 4-3h6V4h-6a5 4 0 0 0-4 3';

interface BarProps {
  game: Launchable | undefined;
  /** there is no game: shows only the way out */
  bare: boolean;
  folded: boolean;
  fold: (folded: boolean) => void;
  leave: () => void;
  /** shows the game's rules; none: its page cannot */
  rules: (() => void) | undefined;
}

/** The bar over a game: the way out, the balance, the time and the result. Folded, it shows only time and result. */
export function Bar({ game, bare, folded, fold, leave, rules }: BarProps) {
  const { t } = useTranslation('play');
  const demo = game?.demo;
  const kept = useComputed(() => Boolean(game && favourites.value.includes(game.nodeId)));
  const folder = useRef<HTMLButtonElement>(null);
  const tapped = useRef(false);
  const turn = () => {
    tapped.current = true;
    fold(!folded);
  };
  // Folding replaces the button: the focus moves to the new one, unless the game has asked for the change.
  useLayoutEffect(() => {
    if (tapped.current) folder.current?.focus({ preventScroll: true });
    tapped.current = false;
  }, [folded]);
  if (folded && !bare) {
    return (
      <button ref={folder} type="button" className="play-chip numbers" aria-expanded="false" onClick={turn}>
        <span className="unseen">{t('unfold')}</span>
        {demo ? t('shell:playMoney') : <Live text={sittingText} />}
        <Icon shape={chevronDown} size={14} />
      </button>
    );
  }
  const out = (
    <button type="button" className="play-button" aria-label={t('leave')} onClick={leave}>
      <Icon shape={back} />
    </button>
  );
  if (bare) return <div className="play-bar">{out}</div>;
  return (
    <div className="play-bar" role="group" aria-label={t('bar')}>
      {out}
      {demo ? (
        <p className="play-money play-balance">{t('shell:playMoney')}</p>
      ) : (
        <div className="play-money numbers">
          <p className="play-balance">
            <span className="unseen">{t('balance')}</span> <Balance inButton />
            {playMoney.value && <span className="play-test">{t('playMoney')}</span>}
          </p>
          <p className="play-sitting quiet">
            <span className="unseen">{t('sitting')}</span> <Live text={sittingText} />
          </p>
        </div>
      )}
      {/* It comes with the game, left of what stands: no button moves. */}
      {rules && (
        <button type="button" className="play-button" aria-label={t('rules')} onClick={rules}>
          <Icon shape={book} size={20} />
        </button>
      )}
      {!demo && !playMoney.value && !currentBreak.value && isOffered(paths.deposit) && (
        <button type="button" className="play-button play-deposit" aria-label={t('deposit')} aria-haspopup="dialog" onClick={() => openOverlay(depositSheet)}>
          <Icon shape={plus} size={20} />
        </button>
      )}
      {game?.nodeId && session.value && (
        <button type="button" className="play-button play-star" aria-pressed={kept.value} aria-label={t('favourite')} onClick={() => void toggleFavourite(game)}>
          <Icon shape={star} size={20} />
        </button>
      )}
      <button ref={folder} type="button" className="play-button play-fold" aria-expanded="true" aria-label={t('fold')} onClick={turn}>
        <Icon shape={chevronDown} size={20} />
      </button>
    </div>
  );
}

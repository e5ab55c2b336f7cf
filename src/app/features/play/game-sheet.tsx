import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComputed } from '@preact/signals-react';
import { gameInfo, type GameInfo } from '../../../contract/endpoints/game-info.ts';
import type { Game } from '../../../contract/endpoints/games.ts';
import { resource } from '../../gateway/resource.ts';
import { language } from '../../i18n/language.ts';
import { percentText } from '../../i18n/money/money.ts';
import type { OverlayProps } from '../../runtime/overlays/overlays.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { close, Icon, play, star } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { favourites, vendorName } from '../games/games.ts';
import { currentBreak } from '../responsible-play/break/break.ts';
import { loggedIn } from '../session/session.ts';
import { amountText } from '../wallet/wallet.ts';
import { toggleFavourite } from './favourites.ts';
import { launch, launchDemo } from './launch.ts';
import { SimilarGames } from '../similar-games/similar-games.tsx';
import './game-sheet.css';

/** A game before it opens: what the platform says of it, and the ways to play it. Missing data is not shown. */
export default function GameSheet({ game, onClose }: OverlayProps & { game: Game }) {
  const { t } = useTranslation('gameSheet');
  const [asked] = useState(() => resource(gameInfo, () => ({ nodeId: game.nodeId, language: language.peek() })));
  useEffect(() => void asked.load(), [asked]);
  // Where the platform says nothing of it, what the list said.
  const info: GameInfo = { minimumBet: game.minimumBet, ...asked.value.value };
  const kept = useComputed(() => favourites.value.includes(game.nodeId));
  const { rules = [], demo, available = true } = info;
  const mayTry = !currentBreak.value && (demo === 'everyone' || (demo === 'member' && loggedIn.value));
  return (
    <Dialog className="bottom-sheet game-sheet" labelledBy="game-sheet-name" onClose={onClose}>
      {(leave) => (
        <>
          <div className="game-sheet-head">
            <div className="game-sheet-art">
              <Picture of={game.iconUrl} at="card" />
            </div>
            <div className="fill">
              <h2 className="large game-sheet-name" id="game-sheet-name">{game.gameName}</h2>
              <p className="quiet">{vendorName(game.vassalage)}</p>
            </div>
            <button type="button" className="icon-button quiet game-sheet-close" aria-label={t('shell:close')} onClick={leave}>
              <Icon shape={close} />
            </button>
          </div>
          <Facts game={game} info={info} />
          {!available && <p className="game-sheet-away" role="status">{t('common:error.game.unavailable')}</p>}
          <div className="game-sheet-ways">
            {available && (
              <button type="button" className="button button-accent game-sheet-play" onClick={() => void launch(game)}>
                <Icon shape={play} size={20} />
                {t('play')}
              </button>
            )}
            <button type="button" className="button game-sheet-keep" aria-pressed={kept.value} onClick={() => void toggleFavourite(game)}>
              <Icon shape={star} size={20} />
              {t('favourite')}
            </button>
            {available && mayTry && (
              <button type="button" className="button" onClick={() => void launchDemo(game)}>
                <span>
                  {t('demo')}
                  <span className="hint">{t('shell:playMoney')}</span>
                </span>
              </button>
            )}
          </div>
          {rules.length > 0 && (
            <>
              <h3 className="game-sheet-part">{t('rules')}</h3>
              {rules.map((paragraph) => (
                <p key={paragraph} className="game-sheet-rule">{paragraph}</p>
              ))}
            </>
          )}
          {!available && <SimilarGames game={game} />}
        </>
      )}
    </Dialog>
  );
}

/** The known figures of a game, each with its name. */
function Facts({ game: { gameType }, info: { rtp, volatility, minimumBet, maximumBet } }: { game: Game; info: GameInfo }) {
  const { t } = useTranslation('gameSheet');
  const facts = [
    ['kind', t(`shell:category.${gameType}`, { defaultValue: '' })],
    ['rtp', rtp !== undefined && percentText(rtp, language.value)],
    ['volatility', volatility && volatility !== 'other' && t(`swing.${volatility}`)],
    ['least', minimumBet !== undefined && amountText(minimumBet)],
    ['most', maximumBet !== undefined && amountText(maximumBet)],
  ] as const;
  return (
    <dl className="game-sheet-facts numbers">
      {facts.map(([name, text]) => text && (
        <div key={name}>
          <dt className="quiet">{t(name)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

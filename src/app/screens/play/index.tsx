import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameMessage } from '../../../contract/game-messages.ts';
import { favourites, vendorName, type Launchable } from '../../features/games/games.ts';
import { listen } from '../../device/listen.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { keepFraming, standsFramed } from '../../features/play/game-page.ts';
import { gameByNode } from '../../features/play/launch.ts';
import { loadFavourites } from '../../features/play/favourites.ts';
import { currentBreak } from '../../features/responsible-play/break/break.ts';
import { usePageAddress } from '../../runtime/router/index.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { schedule } from '../../runtime/scheduling/schedule.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Bar, depositSheet } from './bar.tsx';
import { GameFrame, Waiting } from './frame.tsx';
import { tellGame } from './hear.ts';
import { NoGame } from './no-game.tsx';
import { setFullScreen } from './phone.ts';
import { startSitting } from './sitting.ts';
import type { Stopped } from './stopped.tsx';
import { useOpenedGame } from './use-opened-game.ts';
import './play.css';

/** Whether a text can be an id, such as `pragmatic:vs20`; the platform knows which of them are games. */
const isId = (text: string): boolean => /^[\x20-\x7e]{0,80}$/.test(text);

/** The game in an address of `gameAddress`; undefined if it names none. */
export function gameRequestOf({ vendor: vassalage = '', game: nodeId = '', category: gameType = '', gameId = '', demo }: Record<string, string>): Launchable | undefined {
  const game = { nodeId, gameId, vassalage, gameType };
  return (nodeId || gameId) && Object.values(game).every(isId) ? { ...game, ...(demo && { demo: true }) } : undefined;
}

const stoppedView = lazy(() => import('./stopped.tsx'), { strings: ['states', 'common'] });

/** A game in its frame, under the bar of the app. */
export default function Play() {
  const { t } = useTranslation('play');
  const { query } = usePageAddress();
  const known = hydrated.value;
  const game = known ? gameRequestOf(query) : undefined;
  const { view, isOthers, retry, fail, stands, leave, openOutside } = useOpenedGame(game);
  const [folded, setFolded] = useState(false);
  const [rules, setRules] = useState<HTMLIFrameElement>();
  const [online, setOnline] = useState(true);
  const sitting = useRef<ReturnType<typeof startSitting>>(undefined);
  const playBreak = currentBreak.value;

  useEffect(() => () => {
    setFullScreen(false);
    sitting.current?.end();
  }, []);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine !== false);
    look();
    return listen(window, 'online offline', look);
  }, []);
  // A layout effect: a page that loads at once sends `ready`, with its rules, before passive effects run.
  useLayoutEffect(() => () => setRules(undefined), [view]);

  const fold = (now: boolean) => {
    setFolded(now);
    setFullScreen(now);
  };
  const sit = () => {
    stands();
    // Play money is not followed.
    if (sitting.current || game?.demo) return;
    sitting.current = startSitting();
    if (!favourites.peek().length) schedule('free', () => void loadFavourites());
  };
  const hear = (message: GameMessage, frame: HTMLIFrameElement) => {
    switch (message.name) {
      case 'ready':
        setRules(message.rules ? frame : undefined);
        break;
      case 'balance':
      case 'roundEnded':
        sitting.current?.moneyMoved();
        break;
      case 'close':
        leave();
        break;
      case 'deposit':
        if (!game?.demo) openOverlay(depositSheet);
        break;
      case 'fullScreen':
        fold(message.on);
        break;
      case 'roundBegun':
        break;
    }
  };

  const name = (game && gameByNode(game.nodeId).gameName) || t('title');
  const named = game?.vassalage ? t('named', { name, vendor: vendorName(game.vassalage) }) : name;
  const nothing = known && !game;
  const stopped: Stopped | undefined = nothing ? undefined : known && isOthers ? { is: 'others' } : view.is === 'gone' && playBreak ? { is: 'break', playBreak } : view.is === 'failed' || view.is === 'elsewhere' ? view : undefined;
  return (
    <Screen name="play" title={name}>
      <div className="play">
        <Bar game={game} bare={nothing || stopped !== undefined} folded={folded} fold={fold} leave={leave} rules={rules && (() => tellGame(rules, 'rules'))} />
        {!online && <p className="play-strip play-offline" role="status">{t('offline')}</p>}
        {nothing && <NoGame />}
        {stopped && <Lazy of={stoppedView} props={{ stopped, retry, game }} />}
        {!nothing && !stopped && view.is === 'waiting' && <Waiting />}
        {view.is === 'framed' && <GameFrame key={view.address} address={view.address} rule={view.rule} name={named} known={standsFramed(game!.vassalage) === true} hear={hear} stands={sit} left={leave} lost={() => fail(new GatewayFailure('offline'))} seen={(stood) => keepFraming(game!.vassalage, stood)} refused={openOutside} />}
      </div>
    </Screen>
  );
}

import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { frameRuleOf } from '../../../contract/game-frame.ts';
import type { FrameRule } from '../../../contract/game-frame.ts';
import type { GameMessage } from '../../../contract/game-messages.ts';
import { favourites, vendorName } from '../../features/games/games.ts';
import type { Launchable } from '../../features/games/games.ts';
import { listen } from '../../device/listen.ts';
import { pageData } from '../../device/page-data.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { cancelRecovery, onRecovery } from '../../gateway/resource.ts';
import { gameByNode, isForLauncher, keepFraming, openingHere, prizeModeOf, requestGame, standsFramed, takeGame } from '../../features/play/launch.ts';
import { lotteryAddress } from '../../features/play/addresses.ts';
import { afterRound } from '../../features/responsible-play/reality-check/check.ts';
import { loadFavourites } from '../../features/play/favourites.ts';
import { currentBreak } from '../../features/responsible-play/break/break.ts';
import { session } from '../../features/session/session.ts';
import { paths } from '../../paths.ts';
import { usePageAddress } from '../../runtime/router/index.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { holdEntries } from '../../runtime/overlays/back-step.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { goFirst, schedule } from '../../runtime/scheduling/schedule.ts';
import { Lazy } from '../../ui/lazy/lazy.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { Bar, depositSheet } from './bar.tsx';
import { GameFrame, Waiting } from './frame.tsx';
import { tellGame } from './hear.ts';
import { followEntries, isOthersGame, keepPlayer, setFullScreen, takePlace } from './phone.ts';
import type { WayOut } from './phone.ts';
import { startSitting } from './sitting.ts';
import type { Stopped } from './stopped.tsx';
import './play.css';

/** An id as vendors write them, such as `pragmatic:vs20`; the platform knows which of them are games. */
const isId = (text: string): boolean => /^[\x20-\x7e]{0,80}$/.test(text);

/** The game that an address of `gameAddress` names; none where it names none. */
export function gameRequestOf({ vendor: vassalage = '', game: nodeId = '', category: gameType = '', gameId = '', demo }: Record<string, string>): Launchable | undefined {
  const game = { nodeId, gameId, vassalage, gameType };
  return (nodeId || gameId) && Object.values(game).every(isId) ? { ...game, ...(demo && { demo: true }) } : undefined;
}

/** What stands under the bar. */
type View = { is: 'waiting' } | Extract<Stopped, { is: 'failed' | 'elsewhere' }> | { is: 'gone' } | { is: 'framed'; address: string; rule: FrameRule };

/** ms after which a game that has not come keeps nothing else waiting */
const longest = 10_000;

const stoppedView = lazy(() => import('./stopped.tsx'), { strings: ['states', 'common'] });

const waiting: View = { is: 'waiting' };

/** A game in its frame, under the bar of the app. */
export default function Play() {
  const { t } = useTranslation('play');
  const { query } = usePageAddress();
  const known = hydrated.value;
  const game = known ? gameRequestOf(query) : undefined;
  const [view, setView] = useState<View>(waiting);
  const [tried, setTried] = useState(0);
  const [folded, setFolded] = useState(false);
  const [rules, setRules] = useState<HTMLIFrameElement>();
  const [online, setOnline] = useState(true);
  const sitting = useRef<ReturnType<typeof startSitting>>(undefined);
  const way = useRef<WayOut>(undefined);
  /** the opening that is under way or done; none once the game is left: what comes of it then shows nothing */
  const opening = useRef<object>(undefined);
  /** lets go out what waits for the game */
  const free = useRef(() => {});
  const key = JSON.stringify(game);
  const playBreak = currentBreak.value;
  /** whose game stands in the frame */
  const player = useRef<string>(undefined);
  /** the game of this tab was another account's */
  const [others, setOthers] = useState(() => isOthersGame(session.peek()?.userName));
  const retry = useCallback(() => {
    setOthers(false);
    setTried((before) => before + 1);
  }, [setTried]);

  const fail = (failure: unknown) => {
    setView({ is: 'failed', failure });
    free.current();
    onRecovery(retry);
  };

  /** In the place of the app, as where a game has no frame. */
  const openOutside = async (launched: Promise<string>) => {
    const own = opening.current;
    const address = await launched;
    if (!own || own !== opening.current) return;
    holdEntries();
    location.replace(address);
  };

  useEffect(() => {
    if (!game || others) return undefined;
    if (isForLauncher(game)) {
      navigate(lotteryAddress(prizeModeOf(game), game.gameId), true);
      return undefined;
    }
    const own = {};
    opening.current = own;
    const isLeft = () => opening.current !== own;
    free.current = goFirst();
    const patience = setTimeout(free.current, longest);
    const open = async () => {
      const launched = takeGame(game);
      if (openingHere(game) !== 'frame') return openOutside(launched);
      const address = await launched;
      const rule = frameRuleOf(address, location.origin, pageData.merchant.frames);
      if (isLeft()) return undefined;
      if (!rule) return openOutside(launched);
      way.current = followEntries(() => leaveNow());
      player.current = session.peek()?.userName;
      setView({ is: 'framed', address, rule });
      return undefined;
    };
    open().catch((failure: unknown) => {
      // Where the session ended meanwhile, that has been said.
      if (!isLeft() && (session.peek() || game.demo)) fail(failure);
    });
    const endPlace = takePlace(() => setView({ is: 'elsewhere' }));
    return () => {
      opening.current = undefined;
      player.current = undefined;
      keepPlayer(undefined);
      clearTimeout(patience);
      free.current();
      cancelRecovery(retry);
      endPlace();
      way.current?.end();
      way.current = undefined;
      // For the next game, or the same once more.
      setView(waiting);
      setRules(undefined);
    };
  }, [key, tried, others]);

  useEffect(() => {
    // The session's end has emptied the tab's storage by then.
    const keep = () => void (player.current !== undefined && keepPlayer(player.current));
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keepPlayer(undefined);
      setFullScreen(false);
      sitting.current?.end();
    };
  }, []);
  useEffect(() => {
    const look = () => setOnline(navigator.onLine !== false);
    look();
    return listen(window, 'online offline', look);
  }, []);
  // What it began is seen to its end; what is still on its way does not come.
  const stop = () => {
    opening.current = undefined;
    setView({ is: 'gone' });
  };
  useEffect(() => (playBreak ? afterRound(stop) : undefined), [playBreak]);

  function leaveNow(): void {
    const out = (way.current ??= followEntries(() => {}));
    stop();
    // Once the frame is gone from the page.
    setTimeout(out.leave);
  }
  const fold = (now: boolean) => {
    setFolded(now);
    setFullScreen(now);
  };
  const stands = () => {
    free.current();
    // Nothing of the member's own is at stake.
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
        leaveNow();
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
  const refused = () => {
    if (!game) return;
    keepFraming(game.vassalage, false);
    player.current = undefined;
    setView(waiting);
    const own = opening.current;
    // The first launch may be used up.
    openOutside(requestGame(game, paths.home)).catch((failure: unknown) => void (own && own === opening.current && fail(failure)));
  };

  const name = (game && gameByNode(game.nodeId).gameName) || t('title');
  const named = game?.vassalage ? t('named', { name, vendor: vendorName(game.vassalage) }) : name;
  const stopped: Stopped | undefined = known && !game ? { is: 'nothing' } : known && others ? { is: 'others' } : view.is === 'gone' && playBreak ? { is: 'break', playBreak } : view.is === 'failed' || view.is === 'elsewhere' ? view : undefined;
  return (
    <Screen name="play" title={name}>
      <div className="play">
        <Bar game={game} bare={stopped !== undefined} folded={folded} fold={fold} leave={leaveNow} rules={rules && (() => tellGame(rules, 'rules'))} />
        {!online && <p className="play-strip play-offline" role="status">{t('offline')}</p>}
        {stopped && <Lazy of={stoppedView} props={{ stopped, retry, game }} />}
        {!stopped && view.is === 'waiting' && <Waiting />}
        {view.is === 'framed' && <GameFrame key={view.address} address={view.address} rule={view.rule} name={named} known={standsFramed(game!.vassalage) === true} hear={hear} stands={stands} left={leaveNow} lost={() => fail(new GatewayFailure('offline'))} seen={(stood) => keepFraming(game!.vassalage, stood)} refused={refused} />}
      </div>
    </Screen>
  );
}

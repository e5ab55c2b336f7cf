import { useCallback, useEffect, useRef, useState } from 'react';
import { frameRuleOf, type FrameRule } from '../../../contract/game-frame.ts';
import type { Launchable } from '../../features/games/games.ts';
import { lotteryAddress } from '../../features/play/addresses.ts';
import { isForLauncher, keepFraming, openingHere, prizeModeOf, requestGame } from '../../features/play/game-page.ts';
import { takeGame } from '../../features/play/launch.ts';
import { currentBreak } from '../../features/responsible-play/break/break.ts';
import { afterRound } from '../../features/responsible-play/reality-check/check.ts';
import { session } from '../../features/session/session.ts';
import { listen } from '../../device/listen.ts';
import { pageData } from '../../device/page-data.ts';
import { cancelRecovery, onRecovery } from '../../gateway/resource.ts';
import { paths } from '../../paths.ts';
import { holdEntries } from '../../runtime/overlays/back-step.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { goFirst } from '../../runtime/scheduling/schedule.ts';
import { followEntries, isOthersGame, keepPlayer, takePlace, type WayOut } from './phone.ts';
import type { Stopped } from './stopped.tsx';

/** What is shown under the bar. */
type View = { is: 'waiting' } | Extract<Stopped, { is: 'failed' | 'elsewhere' }> | { is: 'gone' } | { is: 'framed'; address: string; rule: FrameRule };

/** A game from its launch until it is left. */
interface OpenedGame {
  view: View;
  /** the game of this tab was another account's: it is not opened unasked */
  isOthers: boolean;
  retry(): void;
  /** Shows why the game did not open; it is tried again after a recovery. */
  fail(failure: unknown): void;
  /** The game has loaded: other work goes on. */
  stands(): void;
  /** Leaves it, whatever entries its page has made in the history. */
  leave(): void;
  /** The game does not load in a frame: launches it again, in place of the app. */
  openOutside(): void;
}

/** ms after which other work no longer waits for a game */
const longest = 10_000;

const waiting: View = { is: 'waiting' };

/** Opens a game, and takes it away when a break begins or the page is left. */
export function useOpenedGame(game: Launchable | undefined): OpenedGame {
  const [view, setView] = useState<View>(waiting);
  const [tried, setTried] = useState(0);
  const [isOthers, setOthers] = useState(() => isOthersGame(session.peek()?.userName));
  const way = useRef<WayOut>(undefined);
  /** the opening that is under way or done; undefined once the game is left, so that a late answer shows nothing */
  const opening = useRef<object>(undefined);
  /** ends the waiting of other work for the game */
  const free = useRef(() => {});
  /** account whose game is in the frame */
  const player = useRef<string>(undefined);
  const playBreak = currentBreak.value;
  const retry = useCallback(() => {
    setOthers(false);
    setTried((before) => before + 1);
  }, []);

  const fail = (failure: unknown) => {
    setView({ is: 'failed', failure });
    free.current();
    onRecovery(retry);
  };
  // A late answer of the opening shows nothing any more.
  const stop = () => {
    opening.current = undefined;
    setView({ is: 'gone' });
  };
  const leave = () => {
    const out = (way.current ??= followEntries(() => {}));
    stop();
    // Once the frame is gone from the page.
    setTimeout(out.leave);
  };
  /** Opens a game in place of the app. */
  const replaceApp = async (launched: Promise<string>) => {
    const own = opening.current;
    const address = await launched;
    if (!own || own !== opening.current) return;
    holdEntries();
    location.replace(address);
  };

  useEffect(() => {
    if (!game || isOthers) return undefined;
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
      if (openingHere(game) !== 'frame') return replaceApp(launched);
      const address = await launched;
      const rule = frameRuleOf(address, location.origin, pageData.merchant.frames);
      if (isLeft()) return undefined;
      if (!rule) return replaceApp(launched);
      way.current = followEntries(leave);
      player.current = session.peek()?.userName;
      setView({ is: 'framed', address, rule });
      return undefined;
    };
    open().catch((failure: unknown) => {
      // If the session ended meanwhile, that has been shown.
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
    };
  }, [JSON.stringify(game), tried, isOthers]);

  useEffect(() => {
    // The session's end has emptied the tab's storage by then.
    const stopListening = listen(window, 'pagehide', () => void (player.current !== undefined && keepPlayer(player.current)));
    return () => {
      stopListening();
      keepPlayer(undefined);
    };
  }, []);
  useEffect(() => (playBreak ? afterRound(stop) : undefined), [playBreak]);

  const openOutside = () => {
    if (!game) return;
    keepFraming(game.vassalage, false);
    player.current = undefined;
    setView(waiting);
    const own = opening.current;
    // The first launch may be used up.
    replaceApp(requestGame(game, paths.home)).catch((failure: unknown) => void (own && own === opening.current && fail(failure)));
  };
  return { view, isOthers, retry, fail, stands: () => free.current(), leave, openOutside };
}

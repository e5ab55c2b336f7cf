import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameMessage } from '../../../contract/game-messages.ts';
import type { FrameRule } from '../../../contract/game-frame.ts';
import { Icon, play } from '../../ui/icon/icon.tsx';
import { listen } from '../../device/listen.ts';
import { identity } from '../../gateway/identity.ts';
import { toasts } from '../../ui/messages/messages.ts';
import { afterRound, roundOpen } from '../../features/responsible-play/reality-check/check.ts';
import { acceptsOrigin, followOwnTaps, hearGame, isHeld, mayAsk, tellGame } from './hear.ts';
import { setFullScreen } from './phone.ts';
import '../../ui/skeleton/skeleton.css';

/** In place of the game while it loads. */
export function Waiting() {
  const { t } = useTranslation('play');
  return (
    <div className="play-waiting" role="status">
      <span className="play-waiting-picture skeleton" aria-hidden="true">
        <Icon shape={play} size={56} />
      </span>
      <p>{t('opening')}</p>
    </div>
  );
}

/** ms in which a page has to load, or to send `ready` */
const patience = 8_000;
/** ms between two checks whether the frame has led back to the app */
const pause = 500;

interface FrameProps {
  address: string;
  rule: FrameRule;
  /** accessible name of the frame */
  name: string;
  /** the vendor's games are known to load in a frame: the person is not asked */
  known: boolean;
  hear: (message: GameMessage, frame: HTMLIFrameElement) => void;
  /** called when the game can be played, as far as that is known */
  stands: () => void;
  /** called when the person says that the game is visible; undefined: to be asked again next time */
  seen: (stands: true | undefined) => void;
  /** called when the page has led its frame back to the app */
  left: () => void;
  /** called when the phone went offline before the page came */
  lost: () => void;
  /** called when the page does not load in a frame */
  refused: () => void;
}

/**
 * The vendor's page in its frame. A browser that refuses to frame a page (`X-Frame-Options`, `frame-ancestors`) sends `load`
 * for its own error page, which looks the same from here. So a page that must send `ready` is given up after eight seconds
 * without it; for any other, and for one that is still loading by then, the person is asked whether the game is visible.
 */
export function GameFrame({ address, rule, name, known, hear, stands, left, lost, seen, refused }: FrameProps) {
  const { t } = useTranslation('play');
  const frame = useRef<HTMLIFrameElement>(null);
  const [here, setHere] = useState<'coming' | 'loaded' | 'ready'>('coming');
  const [asking, setAsking] = useState(false);
  const held = isHeld();
  const telling = toasts.value.length > 0;
  /** some browsers always report to be offline */
  const [reached] = useState(() => navigator.onLine !== false);

  // A layout effect: a page that loads at once sends `ready` before passive effects run.
  useLayoutEffect(() => {
    const { current } = frame;
    const { isOwn, end } = followOwnTaps();
    const endHearing = hearGame(current!, acceptsOrigin(rule), (message) => {
      if (!mayAsk(message, isOwn)) return;
      if (message.name === 'ready') {
        setHere('ready');
        setAsking(false);
      }
      if (message.name === 'roundBegun') roundOpen.value = true;
      if (message.name === 'roundEnded') roundOpen.value = false;
      hear(message, current!);
    });
    return () => {
      end();
      endHearing();
    };
  }, [address]);
  useEffect(() => {
    // If the platform ends the session, the page stays until the round is over.
    const { sessionLost } = identity;
    identity.sessionLost = (...told) => void afterRound(() => sessionLost(...told));
    return () => {
      identity.sessionLost = sessionLost;
      roundOpen.value = false;
    };
  }, []);
  useEffect(() => {
    if (here !== 'coming' || asking) stands();
    if (here === 'ready' || asking) return undefined;
    const timer = setTimeout(() => (here === 'loaded' && rule.speaks ? refused() : setAsking(true)), patience);
    return () => clearTimeout(timer);
  }, [here, asking]);
  // The phone may notice only after `load` that it is offline.
  useEffect(() => (here === 'loaded' && rule.speaks ? listen(window, 'offline', lost) : undefined), [here]);
  useEffect(() => {
    // Our own policy blocks a redirect of the frame to a host that is not in the merchant's file. A game that was playable is
    // not opened outside for it: else a page could take over the whole window by trying.
    return listen(document, 'securitypolicyviolation', (event) => {
      const { effectiveDirective, violatedDirective } = event as SecurityPolicyViolationEvent;
      if (!(effectiveDirective || violatedDirective).startsWith('frame-src')) return;
      if (here === 'ready' || asking) setAsking(true);
      else refused();
    });
  }, [here, asking]);
  useEffect(() => {
    const since = performance.now();
    // Left early: perhaps the game was not visible this time.
    return () => void (known && performance.now() - since < patience && seen(undefined));
  }, []);
  useEffect(() => {
    // The game has led the frame to a page of the app; older browsers do not tell the edge that a frame requests it.
    const look = () => void (frame.current?.contentDocument?.URL.startsWith(`${location.origin}/`) && !isHeld() && left());
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, []);
  // A frame in full screen would cover the app's dialogs and messages.
  useEffect(() => {
    if ((held || telling) && document.fullscreenElement === frame.current) setFullScreen(false);
  }, [held, telling]);
  useEffect(() => {
    if (here === 'ready') tellGame(frame.current, held ? 'hold' : 'goOn');
  }, [held, here]);

  const load = () => {
    // Offline, `load` is that of the browser's own error page.
    if (here === 'coming' && reached && navigator.onLine === false) lost();
    else setHere((before) => (before !== 'coming' ? before : known && !rule.speaks ? 'ready' : 'loaded'));
  };
  const fine = () => {
    setHere('ready');
    setAsking(false);
    seen(true);
  };

  return (
    <div className="play-game">
      <iframe
        ref={frame}
        className="play-frame"
        title={name}
        sandbox={rule.sandbox}
        allow={rule.allow}
        referrerPolicy={rule.referrer}
        src={address}
        onLoad={load}
      />
      {here === 'coming' && !asking && <Waiting />}
      {asking && (
        <p className="play-strip" role="status">
          <span>{t('silent.text')}</span>
          <button type="button" className="text-button" onClick={refused}>{t('silent.outside')}</button>
          <button type="button" className="text-button" onClick={fine}>{t('silent.fine')}</button>
        </p>
      )}
    </div>
  );
}

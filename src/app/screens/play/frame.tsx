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

/** In the place of the game while it is on its way. */
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

/** ms in which a page has to come, or to say that it is ready */
const patience = 8_000;
/** ms between two looks for the way home */
const pause = 500;

interface FrameProps {
  address: string;
  rule: FrameRule;
  /** what people know the game by */
  name: string;
  /** people have seen the vendor's games in a frame: nobody has to be asked */
  known: boolean;
  hear: (message: GameMessage, frame: HTMLIFrameElement) => void;
  /** it can be played, as far as one can tell */
  stands: () => void;
  /** the person has seen that it can; undefined: this is to be asked again */
  seen: (stands: true | undefined) => void;
  /** it has led its frame back to the app */
  left: () => void;
  /** the phone has lost its line before it came */
  lost: () => void;
  /** it does not stand in a frame */
  refused: () => void;
}

/**
 * The vendor's page. A browser that refuses to frame a page (`X-Frame-Options`, `frame-ancestors`) says `load` of its own
 * page in its place, and nothing tells them apart: one that has to speak is given up after eight seconds of silence, of
 * another the person is asked. So they are of a page that is still on its way by then, on a slow line or from a large game:
 * what there is of it is shown.
 */
export function GameFrame({ address, rule, name, known, hear, stands, left, lost, seen, refused }: FrameProps) {
  const { t } = useTranslation('play');
  const frame = useRef<HTMLIFrameElement>(null);
  const [here, setHere] = useState<'coming' | 'loaded' | 'ready'>('coming');
  const [asking, setAsking] = useState(false);
  const held = isHeld();
  const telling = toasts.value.length > 0;
  /** some browsers say at all times that there is no line */
  const [reached] = useState(() => navigator.onLine !== false);

  // With the frame: a page that is here at once says `ready` before effects run.
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
    // The platform's end of the session comes after the round: until then the page stays.
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
  // A request may fail before the phone knows why.
  useEffect(() => (here === 'loaded' && rule.speaks ? listen(window, 'offline', lost) : undefined), [here]);
  useEffect(() => {
    // Our own policy stops a page that is sent on to a host which the merchant's file does not name. A game that stood is
    // not left for it: a page that wants the whole window would only have to try.
    return listen(document, 'securitypolicyviolation', (event) => {
      const { effectiveDirective, violatedDirective } = event as SecurityPolicyViolationEvent;
      if (!(effectiveDirective || violatedDirective).startsWith('frame-src')) return;
      if (here === 'ready' || asking) setAsking(true);
      else refused();
    });
  }, [here, asking]);
  useEffect(() => {
    const since = performance.now();
    // Perhaps it did not appear this time.
    return () => void (known && performance.now() - since < patience && seen(undefined));
  }, []);
  useEffect(() => {
    // A page of the app itself, the game's way home: an older browser does not tell the edge that a frame asks for it.
    const look = () => void (frame.current?.contentDocument?.URL.startsWith(`${location.origin}/`) && !isHeld() && left());
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, []);
  // A frame that has the whole screen lies over all of the app.
  useEffect(() => {
    if ((held || telling) && document.fullscreenElement === frame.current) setFullScreen(false);
  }, [held, telling]);
  useEffect(() => {
    if (here === 'ready') tellGame(frame.current, held ? 'hold' : 'goOn');
  }, [held, here]);

  const load = () => {
    // The browser's own page in its place, which says nothing of the vendor.
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

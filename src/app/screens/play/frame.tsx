import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { effect, untracked } from '@preact/signals-react';
import { mostMessages, readGameMessage } from '../../../contract/game-messages.ts';
import type { AppMessage, GameMessage } from '../../../contract/game-messages.ts';
import { frameRuleOf } from '../../../contract/game-frame.ts';
import type { FrameRule } from '../../../contract/game-frame.ts';
import { Icon, play } from '../../ui/icon/icon.tsx';
import { pageData } from '../../device/page-data.ts';
import { identity } from '../../gateway/identity.ts';
import { overlays } from '../../runtime/overlays/overlays.ts';
import { questions, toasts } from '../../ui/messages/messages.ts';
import { afterRound, check, roundOpen } from '../../features/responsible-play/reality-check/check.ts';
import { setFullScreen } from './phone.ts';
import '../../ui/skeleton/skeleton.css';

/**
 * Hears what the page in a frame says (`src/contract/game-messages.ts`): of that window and an origin that `allows` alone,
 * in the protocol's shape, ten a second. Returns what ends it.
 */
export function hearGame(frame: HTMLIFrameElement, allows: (origin: string) => boolean, hear: (message: GameMessage) => void): () => void {
  let second = 0;
  let heard = 0;
  const listen = (event: MessageEvent): void => {
    const { source, origin } = event;
    if (!source || source !== frame.contentWindow || !allows(origin)) return;
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) heard = 0;
    second = now;
    heard++;
    // What is not heard is not unpacked: it may be large.
    const message = heard <= mostMessages && readGameMessage(event.data);
    if (message) hear(message);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/** Tells the page in a frame. To any origin: there is no secret in it, and a sandboxed page's cannot be named. */
export const tellGame = (frame: HTMLIFrameElement | null, name: AppMessage): void => frame?.contentWindow?.postMessage({ leve: name }, '*');

/** Something of the app lies over the game. */
const isHeld = (): boolean => overlays.value.length + questions.value.length > 0 || check.value !== undefined;

/** Whether the person has just tapped, here or in the frame; where a browser does not say, it is believed. */
const isTapped = (): boolean => (navigator as { userActivation?: { isActive: boolean } }).userActivation?.isActive ?? true;

/** ms in which a tap on the app cannot be told from one in the frame: browsers let it count for five seconds, from its end */
const ofTap = 6_000;

/** Whether a page may ask for something now: not while the app lies over it, and for what a tap wants not without one. `freeSince`: since then nothing has. */
const mayAsk = ({ name }: GameMessage, freeSince: number): boolean =>
  name === 'close' || name === 'deposit' || name === 'fullScreen' ? !untracked(isHeld) && (name === 'close' || (performance.now() - freeSince > ofTap && isTapped())) : true;

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
  /** it does not stand in a frame */
  refused: () => void;
}

/**
 * The origins of a frame's messages: its own, or of another host of the merchant's file that it was sent on to; or the app's
 * own, in the place of one of its pages that the game has led to, the way home.
 */
const allowed = ({ origin: own }: FrameRule) => (origin: string): boolean =>
  origin === own || origin === location.origin || (own !== 'null' && origin !== 'null' && frameRuleOf(origin, location.origin, pageData.merchant.frames)?.origin === origin);

/**
 * The vendor's page. A browser that refuses to frame a page (`X-Frame-Options`, `frame-ancestors`) says `load` of its own
 * page in its place, and nothing tells them apart: one that has to speak is given up after eight seconds of silence, of
 * another the person is asked. So they are of a page that is still on its way by then, on a slow line or from a large game:
 * what there is of it is shown.
 */
export function GameFrame({ address, rule, name, known, hear, stands, seen, refused }: FrameProps) {
  const { t } = useTranslation('play');
  const frame = useRef<HTMLIFrameElement>(null);
  const [here, setHere] = useState<'coming' | 'loaded' | 'ready'>('coming');
  const [asking, setAsking] = useState(false);
  const freeSince = useRef(-Infinity);
  const held = isHeld();
  const telling = toasts.value.length > 0;

  // With the frame: a page that is here at once says `ready` before effects run.
  useLayoutEffect(() => {
    const { current } = frame;
    return hearGame(current!, allowed(rule), (message) => {
      if (!mayAsk(message, freeSince.current)) return;
      if (message.name === 'ready') {
        setHere('ready');
        setAsking(false);
      }
      if (message.name === 'roundBegun') roundOpen.value = true;
      if (message.name === 'roundEnded') roundOpen.value = false;
      hear(message, current!);
    });
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
  useEffect(() => {
    // Our own policy stops a page that is sent on to a host which the merchant's file does not name. A game that stood is
    // not left for it: a page that wants the whole window would only have to try.
    const look = ({ effectiveDirective, violatedDirective }: SecurityPolicyViolationEvent) => {
      if (!(effectiveDirective || violatedDirective).startsWith('frame-src')) return;
      if (here === 'ready' || asking) setAsking(true);
      else refused();
    };
    document.addEventListener('securitypolicyviolation', look);
    return () => document.removeEventListener('securitypolicyviolation', look);
  }, [here, asking]);
  useEffect(() => {
    const since = performance.now();
    // Perhaps it did not appear this time.
    return () => void (known && performance.now() - since < patience && seen(undefined));
  }, []);
  // A frame that has the whole screen lies over all of the app.
  useEffect(() => {
    if ((held || telling) && document.fullscreenElement === frame.current) setFullScreen(false);
  }, [held, telling]);
  // At once, not with the next render: a message may come before that.
  useEffect(() => effect(() => (isHeld() ? () => void (freeSince.current = performance.now()) : undefined)), []);
  useEffect(() => {
    if (here === 'ready') tellGame(frame.current, held ? 'hold' : 'goOn');
  }, [held, here]);

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
        onLoad={() => setHere((before) => (before !== 'coming' ? before : known && !rule.speaks ? 'ready' : 'loaded'))}
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

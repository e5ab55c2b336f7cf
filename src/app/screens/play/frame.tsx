import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostMessages, readGameMessage } from '../../../contract/game-messages.ts';
import type { AppMessage, GameMessage } from '../../../contract/game-messages.ts';
import { frameRuleOf } from '../../../contract/game-frame.ts';
import type { FrameRule } from '../../../contract/game-frame.ts';
import { Icon, play } from '../../ui/icon/icon.tsx';
import { pageData } from '../../device/page-data.ts';
import { overlays } from '../../runtime/overlays/overlays.ts';
import { questions } from '../../ui/messages/messages.ts';
import { check, roundOpen } from '../../features/responsible-play/reality-check/check.ts';
import '../../ui/skeleton/skeleton.css';

/**
 * Hears what the page in a frame says (`src/contract/game-messages.ts`): of that window and an origin that `allows` alone,
 * in the protocol's shape, ten a second. Returns what ends it.
 */
export function hearGame(frame: HTMLIFrameElement, allows: (origin: string) => boolean, hear: (message: GameMessage) => void): () => void {
  let second = 0;
  let heard = 0;
  const listen = ({ source, origin, data }: MessageEvent): void => {
    if (!source || source !== frame.contentWindow || !allows(origin)) return;
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) heard = 0;
    second = now;
    heard++;
    const message = heard <= mostMessages && readGameMessage(data);
    if (message) hear(message);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
}

/** Tells the page in a frame. To any origin: there is no secret in it, and a sandboxed page's cannot be named. */
export const tellGame = (frame: HTMLIFrameElement | null, name: AppMessage): void => frame?.contentWindow?.postMessage({ leve: name }, '*');

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
  hear: (message: GameMessage, frame: HTMLIFrameElement) => void;
  /** it can be played, as far as one can tell */
  stands: () => void;
  /** it does not stand in a frame */
  refused: () => void;
}

/** The origins of a frame's messages: its own, or of another host of the merchant's file that it was sent on to. */
const allowed = ({ origin: own }: FrameRule) => (origin: string): boolean =>
  origin === own || (own !== 'null' && origin !== 'null' && frameRuleOf(origin, location.origin, pageData.merchant.frames)?.origin === origin);

/**
 * The vendor's page. A browser that refuses to frame a page (`X-Frame-Options`, `frame-ancestors`) says `load` of its own
 * page in its place, and nothing tells them apart: one that has to speak is given up after eight seconds of silence, of
 * another the person is asked.
 */
export function GameFrame({ address, rule, name, hear, stands, refused }: FrameProps) {
  const { t } = useTranslation('play');
  const frame = useRef<HTMLIFrameElement>(null);
  const [here, setHere] = useState<'coming' | 'loaded' | 'ready'>('coming');
  const [asking, setAsking] = useState(false);
  const held = overlays.value.length + questions.value.length > 0 || check.value !== undefined;

  // With the frame: a page that is here at once says `ready` before effects run.
  useLayoutEffect(() => {
    const { current } = frame;
    return hearGame(current!, allowed(rule), (message) => {
      if (message.name === 'ready') setHere('ready');
      if (message.name === 'roundBegun') roundOpen.value = true;
      if (message.name === 'roundEnded') roundOpen.value = false;
      hear(message, current!);
    });
  }, [address]);
  useEffect(() => () => void (roundOpen.value = false), []);
  useEffect(() => {
    if (here !== 'coming') stands();
    if (here === 'ready' || asking) return undefined;
    const timer = setTimeout(() => (here === 'loaded' && !rule.speaks ? setAsking(true) : refused()), patience);
    return () => clearTimeout(timer);
  }, [here === 'ready', here === 'loaded' && !rule.speaks, asking]);
  useEffect(() => {
    // Our own policy stops a page that is sent on to a host which the merchant's file does not name.
    const look = ({ effectiveDirective, violatedDirective }: SecurityPolicyViolationEvent) => (effectiveDirective || violatedDirective).startsWith('frame-src') && refused();
    document.addEventListener('securitypolicyviolation', look);
    return () => document.removeEventListener('securitypolicyviolation', look);
  }, []);
  useEffect(() => {
    if (here === 'ready') tellGame(frame.current, held ? 'hold' : 'goOn');
  }, [held, here]);

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
        onLoad={() => setHere((before) => (before === 'coming' ? 'loaded' : before))}
      />
      {here === 'coming' && <Waiting />}
      {asking && here !== 'ready' && (
        <p className="play-strip" role="status">
          <span>{t('silent.text')}</span>
          <button type="button" className="text-button" onClick={refused}>{t('silent.outside')}</button>
          <button type="button" className="text-button" onClick={() => setHere('ready')}>{t('silent.fine')}</button>
        </p>
      )}
    </div>
  );
}

import { untracked } from '@preact/signals-react';
import { frameRuleOf, type FrameRule } from '../../../contract/game-frame.ts';
import { mostMessages, readGameMessage, type AppMessage, type GameMessage } from '../../../contract/game-messages.ts';
import { listen } from '../../device/listen.ts';
import { pageData } from '../../device/page-data.ts';
import { check } from '../../features/responsible-play/reality-check/check.ts';
import { overlays } from '../../runtime/overlays/overlays.ts';
import { questions } from '../../ui/messages/messages.ts';

/**
 * Hears what the page in a frame says (`src/contract/game-messages.ts`): of that window and an origin that `allows` alone,
 * in the protocol's shape, ten a second. Returns what ends it.
 */
export function hearGame(frame: HTMLIFrameElement, allows: (origin: string) => boolean, hear: (message: GameMessage) => void): () => void {
  let second = 0;
  let heard = 0;
  return listen(window, 'message', (event) => {
    const { source, origin, data } = event as MessageEvent;
    if (!source || source !== frame.contentWindow || !allows(origin)) return;
    const now = Math.floor(performance.now() / 1_000);
    if (now !== second) heard = 0;
    second = now;
    heard++;
    // What is not heard is not unpacked: it may be large.
    const message = heard <= mostMessages && readGameMessage(data);
    if (message) hear(message);
  });
}

/** Tells the page in a frame. To any origin: there is no secret in it, and a sandboxed page's cannot be named. */
export const tellGame = (frame: HTMLIFrameElement | null, name: AppMessage): void => frame?.contentWindow?.postMessage({ leve: name }, '*');

/** Something of the app lies over the game. */
export const isHeld = (): boolean => overlays.value.length + questions.value.length > 0 || check.value !== undefined;

/** Whether the person has just tapped, here or in the frame; where a browser does not say, it is believed. */
const isTapped = (): boolean => (navigator as { userActivation?: { isActive: boolean } }).userActivation?.isActive ?? true;

/** ms for which a tap counts in the app, and can be taken for one in the frame: five seconds in browsers, from its end */
const ofTap = 6_000;

/** Notes taps, keys and steps back on the app itself; those in the frame are the frame's, and never arrive here. */
export function followOwnTaps(): { isOwn: () => boolean; end: () => void } {
  let last = -Infinity;
  // Back closes what lies over the game; the tap that opened it would count still.
  const end = listen(window, 'pointerup click keydown popstate', () => void (last = performance.now()), { capture: true });
  return { isOwn: () => performance.now() - last < ofTap, end };
}

/** Whether a page may ask for something now: not while the app lies over it, and for what a tap wants not without one in the frame. */
export function mayAsk({ name }: GameMessage, isOwn: () => boolean): boolean {
  if (name !== 'close' && name !== 'deposit' && name !== 'fullScreen') return true;
  return !untracked(isHeld) && (name === 'close' || (isTapped() && !isOwn()));
}

/**
 * The origins of a frame's messages: its own, or of another host of the merchant's file that it was sent on to; or the app's
 * own, in the place of one of its pages that the game has led to, the way home.
 */
export const acceptsOrigin = ({ origin: own }: FrameRule) => (origin: string): boolean =>
  origin === own || origin === location.origin || (own !== 'null' && origin !== 'null' && frameRuleOf(origin, location.origin, pageData.merchant.frames)?.origin === origin);

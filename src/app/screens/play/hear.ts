import { untracked } from '@preact/signals-react';
import { frameRuleOf, type FrameRule } from '../../../contract/game-frame.ts';
import { mostMessages, readGameMessage, type AppMessage, type GameMessage } from '../../../contract/game-messages.ts';
import { listen } from '../../device/listen.ts';
import { pageData } from '../../device/page-data.ts';
import { check } from '../../features/responsible-play/reality-check/check.ts';
import { overlays } from '../../runtime/overlays/overlays.ts';
import { questions } from '../../ui/messages/messages.ts';

/**
 * Calls `hear` for messages of the page in a frame (`src/contract/game-messages.ts`): only from that window, from an origin
 * that `allows` accepts, in the protocol's shape, and ten a second. Returns the function that stops it.
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
    // A dropped message is not parsed: it may be large.
    const message = heard <= mostMessages && readGameMessage(data);
    if (message) hear(message);
  });
}

/** Sends a message to the page in a frame. To any origin: it is no secret, and a sandboxed page's origin cannot be named. */
export const tellGame = (frame: HTMLIFrameElement | null, name: AppMessage): void => frame?.contentWindow?.postMessage({ leve: name }, '*');

/** Whether something of the app covers the game. */
export const isHeld = (): boolean => overlays.value.length + questions.value.length > 0 || check.value !== undefined;

/** Whether the person has just tapped, here or in the frame; true in browsers that do not say. */
const isTapped = (): boolean => (navigator as { userActivation?: { isActive: boolean } }).userActivation?.isActive ?? true;

/** ms for which a tap on the app may be mistaken for one in the frame; browsers count it for five seconds after its end */
const ofTap = 6_000;

/** Follows taps, keys and steps back on the app itself; those in the frame do not arrive here. */
export function followOwnTaps(): { isOwn: () => boolean; end: () => void } {
  let last = -Infinity;
  // `popstate`: Back closes what covers the game, and the tap that opened it would still count.
  const end = listen(window, 'pointerup click keydown popstate', () => void (last = performance.now()), { capture: true });
  return { isOwn: () => performance.now() - last < ofTap, end };
}

/** Whether a page's request is allowed now: not while the app covers it, and what needs a tap only after one in the frame. */
export function mayAsk({ name }: GameMessage, isOwn: () => boolean): boolean {
  if (name !== 'close' && name !== 'deposit' && name !== 'fullScreen') return true;
  return !untracked(isHeld) && (name === 'close' || (isTapped() && !isOwn()));
}

/**
 * Accepts the origins of a frame's messages: its own, another host of the merchant's file to which it was redirected, and
 * the app's own, to which the game's way home leads.
 */
export const acceptsOrigin = ({ origin: own }: FrameRule) => (origin: string): boolean =>
  origin === own || origin === location.origin || (own !== 'null' && origin !== 'null' && frameRuleOf(origin, location.origin, pageData.merchant.frames)?.origin === origin);

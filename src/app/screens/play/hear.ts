import { mostMessages, readGameMessage } from '../../../contract/game-messages.ts';
import type { AppMessage, GameMessage } from '../../../contract/game-messages.ts';

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

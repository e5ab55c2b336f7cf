import { signal } from '@preact/signals-react';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { GatewayFailure } from './failure.ts';

/** The caller's data and the listeners to refusals. The layers above set them, so that the gateway imports none of those. */
export const identity = {
  /** origin of the gateway; empty for the page's own */
  gateway: '',
  /** the merchant's code */
  merchant: '',
  /** whether the gateway accepts a sealed body only once, by its time and nonce */
  sealsOnce: (): boolean => false,
  /** switches to another public key after the gateway could not decrypt a body; set by the module of the ciphers */
  changeKey: async (_endpoint: Pick<Endpoint<unknown, unknown>, 'send'>, _failure: GatewayFailure): Promise<boolean> => false,
  /** of the open session, known from the first call on; undefined for a visitor */
  token: (): string | undefined => undefined,
  /** name of the session's account, which keys stored answers and requests; reads the session's signal */
  account: (): string | undefined => undefined,
  language: (): string => '',
  /** called when the platform no longer knows the session of `token` */
  sessionLost: (_token: string, _code: ErrorCode): void => {},
  /** called when the platform goes into maintenance, or refuses this region */
  platformClosed: (_code: ErrorCode): void => {},
};

// Literal lists, checked by type: importing the whole table would add it to the first bundle.
const closed: readonly ErrorCode[] = ['platform.maintenance', 'platform.upgrading', 'platform.restricted'];
const lost: readonly ErrorCode[] = ['session.expired', 'session.missing'];

/** Tells the layers above of refusals that concern more than this call. */
export function announceRefusal(code: ErrorCode, token: string | undefined): void {
  if (token && lost.includes(code)) identity.sessionLost(token, code);
  if (closed.includes(code)) identity.platformClosed(code);
}

/** Whether failures that the specification keeps silent show a sentence and a retry button: the merchant's choice; true where nothing of the settings can be had. */
export const failuresSpeak = signal(false);

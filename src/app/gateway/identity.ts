import { signal } from '@preact/signals-react';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { GatewayFailure } from './failure.ts';

/** The caller's data, and the listeners to refusals. The layers above fill it in, so that the gateway imports none of them. */
export const identity = {
  /** origin of the gateway, or empty for the page's own */
  gateway: '',
  /** the merchant's code */
  merchant: '',
  /** PEM */
  publicKey: '',
  /** whether a sealed body is taken once, by its time and nonce */
  sealsOnce: (): boolean => false,
  /** takes another key of the gateway where it did not open what was sealed for this one; the ciphers bring it */
  changeKey: async (_endpoint: Pick<Endpoint<unknown, unknown>, 'send'>, _failure: GatewayFailure): Promise<boolean> => false,
  /** of the open session, known from the first call on; undefined for a visitor */
  token: (): string | undefined => undefined,
  /** name of its account, by which answers and requests are kept; the session's signal is read for it */
  account: (): string | undefined => undefined,
  language: (): string => '',
  /** the platform no longer knows the session of `token` */
  sessionLost: (_token: string, _code: ErrorCode): void => {},
  /** the platform went into maintenance, or refuses this region */
  platformClosed: (_code: ErrorCode): void => {},
};

// Written out and checked by type: the whole table would come into the first bundle.
const closed: readonly ErrorCode[] = ['platform.maintenance', 'platform.upgrading', 'platform.restricted'];
const lost: readonly ErrorCode[] = ['session.expired', 'session.missing'];

/** Tells the layers above of refusals that concern more than the call. */
export function announceRefusal(code: ErrorCode, token: string | undefined): void {
  if (token && lost.includes(code)) identity.sessionLost(token, code);
  if (closed.includes(code)) identity.platformClosed(code);
}

/** Whether failures that the specification keeps quiet say what happened and offer a retry: the merchant's choice, false until it is known. */
export const failuresSpeak = signal(false);

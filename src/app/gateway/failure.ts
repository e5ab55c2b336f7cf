import type { ErrorCode } from '../../contract/errors.ts';
import { i18n } from '../i18n/index.ts';

/**
 * Why a call gave no value:
 * `offline` the phone has no network; `timeout` no answer in time; `network` the connection broke;
 * `status` an HTTP status without a readable refusal; `unreadable` not JSON, or not of the endpoint's shape;
 * `unconfigured` the merchant's settings lack what the call needs, such as the public key;
 * `refused` the platform said no, with `code` one of contract/errors.ts or its own.
 */
export type FailureKind = 'offline' | 'timeout' | 'network' | 'status' | 'unreadable' | 'unconfigured' | 'refused';

/** The only error that a call throws. Its fields are `declare`d: real ones would bring four helpers of the compiler into the first load. */
export class GatewayFailure extends Error {
  declare readonly kind: FailureKind;
  /** the platform's error code, when `refused`; one unknown to the phone matches no case, and reads as `system.unknown` */
  declare readonly code?: ErrorCode;
  /** the value of the refusal, not validated by a shape */
  declare readonly value?: unknown;
  /** HTTP status, when there was one */
  declare readonly status?: number;
  /** identifies the request in the edge's log and for support; only where an answer came */
  declare requestId?: string | null;

  constructor(kind: FailureKind, details: { code?: ErrorCode; value?: unknown; status?: number } = {}) {
    super(details.code || kind);
    this.kind = kind;
    this.code = details.code;
    this.value = details.value;
    this.status = details.status;
  }
}

/** Whether the platform said no, with `code` if one is given. A retry is refused again, unless the reason passes, such as too many requests. */
export const isRefused = (error: unknown, code?: ErrorCode): error is GatewayFailure => error instanceof GatewayFailure && error.kind === 'refused' && (!code || error.code === code);

/** The key, in the `common` namespace, of the sentence that tells a person what happened (A §8). */
function failureKey(error: unknown): string {
  if (!(error instanceof GatewayFailure)) return 'error.system.unknown';
  if (error.kind === 'refused') return `error.${error.code}`;
  if (error.status === 403) return 'error.permission.denied';
  return error.status === 429 ? 'error.request.too.many' : `failure.${error.kind}`;
}

/** A failure with its own sentence, which no call throws. */
export class SentenceError extends Error {
  /** the full key of the sentence, with its namespace */
  declare readonly key: string;

  constructor(key: string) {
    super(key);
    this.key = key;
  }
}

/** The full key of the sentence for a failed call (A §8). A refusal unknown to the phone, and any failure before the sentences have loaded, gets a generic one. */
export function sentenceKey(failure: unknown): string {
  if (failure instanceof SentenceError) return failure.key;
  const key = [`common:${failureKey(failure)}`, 'common:error.system.unknown'].find((candidate) => {
    // A code that is only the prefix of known ones yields an object of sentences.
    const text: unknown = i18n.t(candidate, { defaultValue: '', returnObjects: true });
    return typeof text === 'string' && text;
  });
  return key ?? 'shell:failed';
}

/** The sentence for a failure in the current language; a generic one for anything that no call throws. */
export const failureText = (failure: unknown): string => i18n.t(sentenceKey(failure));

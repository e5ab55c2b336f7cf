import { useEffect, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { signal } from '@preact/signals-react';
import { failureText, GatewayFailure, type FailureKind } from '../../gateway/failure.ts';
import { failuresSpeak } from '../../gateway/identity.ts';
import { recover } from '../../gateway/resource.ts';
import { cloud, StatusView } from './status-view.tsx';

/** The side that failed: the network, the platform, or neither: the platform refused. */
type FailureSide = 'network' | 'platform' | 'refused';

const onTheWay: readonly FailureKind[] = ['offline', 'timeout', 'network'];

/** Statuses of a refusal: not logged in, not allowed, too often. */
const refusals: readonly (number | undefined)[] = [401, 403, 429];

/** Codes about the platform itself, and not about the request. */
const ownTrouble = /^(?:system|platform|request\.(?!too\.many))/;

/** The side that failed. An exception that no call threw is the platform's: its answer led to it. */
export function failureSide(failure: unknown): FailureSide {
  if (!(failure instanceof GatewayFailure)) return 'platform';
  const { kind, code = '', status } = failure;
  if (onTheWay.includes(kind)) return 'network';
  if (kind === 'refused') return ownTrouble.test(code) ? 'platform' : 'refused';
  return kind === 'status' && refusals.includes(status) ? 'refused' : 'platform';
}

/** Event of the window when a failure, its detail, is shown to the person. */
export const failureShown = 'failure-shown';

export interface FailureViewProps {
  failure: unknown;
  retry: () => void;
  /** the screen's own sentence on what could not be shown; none: a sentence by the kind of failure */
  title?: string;
  /** only says which side failed, unless the merchant lets failures speak (A §4) */
  quiet?: boolean;
}

/** Characters of a request's id that are shown for support: the last, random in every kind of id, find its line in the log. */
const codeLength = 8;

/** ms within which failures of parts of a page count as one */
const together = 1_000;

let silentUntil = 0;

/** Announces a failure that comes into view by the event `failureShown`. Returns the role of its text: of failures within a second only the first is spoken. */
export function useTold(failure: unknown): 'alert' | undefined {
  useEffect(() => void dispatchEvent(new CustomEvent(failureShown, { detail: failure })), [failure]);
  return useState(() => {
    const now = performance.now();
    if (now < silentUntil) return undefined;
    silentUntil = now + together;
    return 'alert' as const;
  })[0];
}

/** Grows whenever a failure comes on the page or goes. */
export const failuresChanged = signal(0);

/** Counts the coming and going of the calling view. */
export function useFailureChange(): void {
  const count = () => void failuresChanged.value++;
  useLayoutEffect(() => {
    count();
    return count;
  }, []);
}

/** Runs `retry`, and all that waits for a recovery: other failures on the page go with it. */
export const again = (retry: () => void) => () => {
  retry();
  recover();
};

/** In place of what failed to load: whether the network, the platform or a refusal is why, a retry, and the code by which support finds the request. */
export function FailureView({ failure, retry, title, quiet = false }: FailureViewProps) {
  const { t } = useTranslation('states');
  const side = failureSide(failure);
  const { kind, requestId } = failure as Partial<GatewayFailure>;
  const offline = kind === 'offline';
  const role = useTold(failure);
  useFailureChange();
  return (
    <StatusView
      picture={cloud}
      title={title ?? t(offline ? 'shell:offline' : `failed.${side}.title`)}
      text={offline || (quiet && !failuresSpeak.value) ? t(`failed.${side}.text`) : failureText(failure)}
      action={{ label: t('shell:retry'), run: again(retry) }}
      role={role}
    >
      {/* Tells the lines of others that their retry is here. */}
      <span data-failed="whole" hidden />
      {requestId && (
        <p className="hint">
          {t('failed.code')} <span translate="no">{requestId.slice(-codeLength)}</span>
        </p>
      )}
    </StatusView>
  );
}

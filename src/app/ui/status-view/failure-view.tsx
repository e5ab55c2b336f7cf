import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { GatewayFailure } from '../../gateway/failure.ts';
import { failureSide } from '../../gateway/failure-side.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { failuresSpeak } from '../../gateway/identity.ts';
import { cloud } from './cloud.ts';
import { StatusView } from './status-view.tsx';

/** Event of the window when a failure, its detail, is shown to the person. */
export const failureShown = 'failure-shown';

interface FailureViewProps {
  failure: unknown;
  retry: () => void;
  /** the screen's own sentence on what could not be shown; none: a sentence by the kind of failure */
  title?: string;
  /** A §4: says no more than whose the failure is, unless the merchant lets failures speak */
  quiet?: boolean;
}

/** In the place of what could not be had: whether the network, the platform or a refusal is why, a retry, and what support finds the request by. */
export function FailureView({ failure, retry, title, quiet = false }: FailureViewProps) {
  const { t } = useTranslation('states');
  const side = failureSide(failure);
  const { requestId } = failure as Partial<GatewayFailure>;
  useEffect(() => void dispatchEvent(new CustomEvent(failureShown, { detail: failure })), [failure]);
  return (
    <StatusView
      picture={cloud}
      title={title ?? t(`failed.${side}.title`)}
      text={quiet && !failuresSpeak.value ? t(`failed.${side}.text`) : failureText(failure)}
      action={{ label: t('shell:retry'), run: retry }}
    >
      {requestId && (
        <p className="hint failure-code">
          {t('failed.code')} <span translate="no">{requestId}</span>
        </p>
      )}
    </StatusView>
  );
}

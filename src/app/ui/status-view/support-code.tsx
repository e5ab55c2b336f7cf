import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { failureShown } from '../../gateway/failure.ts';
import type { GatewayFailure } from '../../gateway/failure.ts';
import './support-code.css';

/** What support and the log find a failed request by, under the failure that is shown; the visit's report is told of it. */
export default function SupportCode({ failure }: { failure: GatewayFailure }) {
  const { t } = useTranslation('states');
  useEffect(() => void dispatchEvent(new CustomEvent(failureShown, { detail: failure })), [failure]);
  return (
    <p className="hint support-code">
      {t('failed.code')} <span translate="no">{failure.requestId}</span>
    </p>
  );
}

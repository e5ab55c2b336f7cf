import { useTranslation } from 'react-i18next';
import type { PlayLimit } from '../../../contract/endpoints/responsible.ts';
import { limitKinds } from '../../../contract/responsible.ts';
import { LimitRow } from './limit-row.tsx';
import { lazy } from '../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../runtime/overlays/overlays.ts';

const limitSheet = lazy(() => import('./limit-sheet.tsx'));

/** The limits by kind, each with the amount or time used. */
export function Limits({ limits }: { limits: readonly PlayLimit[] }) {
  const { t } = useTranslation('responsiblePlay');
  return (
    <section aria-labelledby="responsible-limits">
      <h2 id="responsible-limits" className="responsible-heading">
        {t('limits.title')}
      </h2>
      <p className="quiet responsible-text">{t('limits.text')}</p>
      {Object.keys(limitKinds).map((kind) => (
        <div key={kind} className="card padded">
          <h3 className="responsible-kind">{t(`kind.${kind}`)}</h3>
          <ul className="divided">
            {limits.filter((limit) => limit.kind === kind).map((limit) => (
              <li key={limit.period}>
                <LimitRow limit={limit} change={() => openOverlay(limitSheet, { limit })} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { ReadonlySignal } from '@preact/signals-react';
import { paths } from '../../paths.ts';
import { destination, offer, pick } from './withdraw.ts';

/** The destinations on file, one of them picked. */
export function Destinations({ off }: { off: ReadonlySignal<boolean> }) {
  const { t } = useTranslation('withdraw');
  const known = offer.value.value?.destinations ?? [];
  return (
    <fieldset className="withdraw-destinations" disabled={off.value}>
      <legend className="withdraw-legend">{t('destination')}</legend>
      <a className="text-button withdraw-manage" href={paths.securityCenter}>
        {t('manage')}
      </a>
      {known.map(({ id, keyKind, bankName, masked }) => (
        <label key={id} className="card row withdraw-destination">
          <input type="radio" className="withdraw-radio" name="destination" checked={id === destination.value?.id} onChange={() => pick(id)} />
          <span className="withdraw-destination-words">
            {keyKind ? t(`kind.${keyKind}`) : bankName}
            <span className="hint numbers">{masked}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

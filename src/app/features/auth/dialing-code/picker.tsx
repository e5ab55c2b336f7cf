import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countries, searchCountries } from './countries.ts';
import { Icon } from '../../../ui/icon/index.tsx';
import { check, close, search } from '../../../ui/icon/shapes.ts';
import { StatusView } from '../../../ui/status-view/status-view.tsx';
import { cloud } from '../../../ui/status-view/drawings.ts';
import type { OverlayProps } from '../../../runtime/overlays/overlays.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import './picker.css';

interface PickerProps extends OverlayProps {
  /** dialling code with its plus */
  chosen: string;
  choose: (dialingCode: string) => void;
}

/** The countries by name, in a sheet; what is typed leaves those that it means. */
export default function Picker({ chosen, choose, onClose }: PickerProps) {
  const { t } = useTranslation('form');
  const [sought, setSought] = useState('');
  const known = countries.value.value;
  const found = searchCountries(known?.countries ?? [], sought);
  return (
    <Dialog className="picker" label={t('country.title')} onClose={onClose}>
      {(leave) => (
        <>
          <div className="picker-top">
            <h2 className="picker-title">{t('country.title')}</h2>
            <button type="button" className="picker-close" aria-label={t('shell:close')} onClick={leave}>
              <Icon shape={close} />
            </button>
          </div>
          <label className="picker-search">
            <Icon shape={search} size={20} />
            <input
              className="picker-sought"
              type="search"
              aria-label={t('country.search')}
              placeholder={t('country.search')}
              autoComplete="off"
              data-first-focus
              onInput={(event) => setSought(event.currentTarget.value)}
            />
          </label>
          <ul className="picker-list">
            {found.map(({ code, name, dialingCode }) => (
              <li key={code}>
                <button
                  type="button"
                  className="picker-country"
                  aria-pressed={dialingCode === chosen}
                  onClick={() => {
                    choose(dialingCode);
                    leave();
                  }}
                >
                  <span className="picker-name">{name}</span>
                  <span className="picker-code numbers">{dialingCode}</span>
                  <span className="picker-mark">{dialingCode === chosen && <Icon shape={check} size={20} />}</span>
                </button>
              </li>
            ))}
          </ul>
          {known && !found.length && (
            <p className="picker-none" role="status">
              {t('country.none')}
            </p>
          )}
          {!known && countries.failure.value === undefined && <p className="picker-none">{t('shell:loading')}</p>}
          {!known && countries.failure.value !== undefined && (
            <StatusView
              picture={cloud}
              title={t('country.failed')}
              text={t('country.failedText')}
              action={{ label: t('shell:retry'), run: () => void countries.load() }}
            />
          )}
        </>
      )}
    </Dialog>
  );
}

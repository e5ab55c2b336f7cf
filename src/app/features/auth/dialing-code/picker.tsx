import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Country } from '../../../../contract/endpoints/accounts.ts';
import { folded } from '../../../i18n/folded.ts';
import { countries } from './number.ts';
import { check, Icon, search } from '../../../ui/icon/icon.tsx';
import { FailureView } from '../../../ui/status-view/failure-view.tsx';
import type { OverlayProps } from '../../../runtime/overlays/overlays.ts';
import { Panel } from '../../../ui/dialog/dialog.tsx';
import './picker.css';

interface PickerProps extends OverlayProps {
  /** dialling code with its plus */
  chosen: string;
  choose: (dialingCode: string) => void;
}

/** The countries with a word of the name or a code that begins with `sought`, or a dialling code that does; all for an empty search. */
export function searchCountries(all: readonly Country[], sought: string): readonly Country[] {
  const wanted = folded(sought).trim();
  if (!wanted) return all;
  const digits = wanted.replace(/^\+/, '');
  return all.filter(({ code, name, dialingCode }) => {
    const dialled = dialingCode.replace(/\D/g, '');
    return ` ${folded(name)}`.includes(` ${wanted}`) || folded(code) === wanted || dialled.startsWith(digits);
  });
}

/** The countries by name, in a sheet; the search field filters them. */
export default function Picker({ chosen, choose, onClose }: PickerProps) {
  const { t } = useTranslation('form');
  const [sought, setSought] = useState('');
  const known = countries.value.value;
  const found = searchCountries(known?.countries ?? [], sought);
  return (
    <Panel className="bottom-sheet picker" title={t('country.title')} onClose={onClose}>
      {(leave) => (
        <>
          <label className="row picker-search">
            <Icon shape={search} size={20} />
            <input
              className="fill picker-sought"
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
                  className="row picker-country"
                  aria-pressed={dialingCode === chosen}
                  onClick={() => {
                    choose(dialingCode);
                    leave();
                  }}
                >
                  <span className="fill">{name}</span>
                  <span className="quiet picker-code numbers">{dialingCode}</span>
                  <span className="picker-mark">{dialingCode === chosen && <Icon shape={check} size={20} />}</span>
                </button>
              </li>
            ))}
          </ul>
          {/* Always in the page: a screen reader announces changes of a region, not its first content. */}
          <p className={known && !found.length ? 'quiet picker-none' : 'unseen'} role="status">
            {known && !found.length ? t('country.none') : ''}
          </p>
          {!known && countries.failure.value === undefined && <p className="quiet picker-none">{t('shell:loading')}</p>}
          {!known && countries.failure.value !== undefined && (
            <FailureView title={t('country.failed')} failure={countries.failure.value} retry={() => void countries.load()} />
          )}
        </>
      )}
    </Panel>
  );
}

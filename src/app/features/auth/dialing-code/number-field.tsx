// @chunk forms
import { useEffect, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../contract/limits.ts';
import { countries } from './countries.ts';
import type { DialingCode } from './countries.ts';
import { plainNumber } from './plain-number.ts';
import { reloadOnLanguage } from '../../../i18n/reload-on-language.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { TextFieldProps } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/index.tsx';
import { chevronDown } from '../../../ui/icon/shapes.ts';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../../runtime/overlays/overlays.ts';
import './number-field.css';

/** Most people never leave their country's code. */
const picker = lazy(() => import('./picker.tsx'));

interface NumberFieldProps extends Pick<TextFieldProps, 'field' | 'label' | 'starred' | 'enterKeyHint' | 'onLeave'> {
  dialingCode: DialingCode;
}

/** A mobile number, typed or pasted, with the dialling code of its country, which is picked from a list (R04). */
export function NumberField({ dialingCode, ...rest }: NumberFieldProps) {
  const { t } = useTranslation('form');
  useEffect(() => reloadOnLanguage(countries.load), []);
  const { field } = rest;
  useLayoutEffect(() => {
    field.meaning = (typed) => plainNumber(typed, dialingCode.shown.peek());
  }, [field, dialingCode]);
  const code = dialingCode.shown.value;
  return (
    <TextField
      {...rest}
      autoComplete="tel-national"
      inputMode="tel"
      maxLength={limits.mobileNumber}
      start={
        <button type="button" className="row number-field-code numbers" aria-label={t('country.pick', { code })} aria-haspopup="dialog" onClick={() => openOverlay(picker, { chosen: code, choose: dialingCode.pick })}>
          {code}
          <Icon shape={chevronDown} size={16} />
        </button>
      }
    />
  );
}

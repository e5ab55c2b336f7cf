import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { mobileFault, plainNumber } from '../../../../contract/phone.ts';
import { countries, type DialingCode } from './number.ts';
import { reloadOnLanguage } from '../../../i18n/language.ts';
import { validate, type FormField } from '../../../ui/form/field.ts';
import { TextField, type TextFieldProps } from '../../../ui/field/text-field.tsx';
import { chevronDown, Icon } from '../../../ui/icon/icon.tsx';
import { lazy } from '../../../runtime/lazy/lazy.ts';
import { openOverlay } from '../../../runtime/overlays/overlays.ts';
import './number-field.css';

/** Loaded on tap: most people never change the code. */
const picker = lazy(() => import('./picker.tsx'));

interface NumberFieldProps extends Pick<TextFieldProps, 'field' | 'label' | 'starred' | 'onLeave'> {
  dialingCode: DialingCode;
}

/** During render, so that the wait of a number restored after a reload is found in the same pass. */
function setMeaning(field: FormField, dialingCode: DialingCode): void {
  const meaning = (typed: string) => plainNumber(typed, dialingCode.shown.peek());
  field.meaning = meaning;
  field.also = () => {
    const number = meaning(field.value.peek());
    return number ? mobileFault(number, dialingCode.shown.peek()) : undefined;
  };
}

/** A mobile number, typed or pasted, with its country's dialling code, picked from a list (R04). */
export function NumberField({ dialingCode, ...rest }: NumberFieldProps) {
  const { t } = useTranslation('form');
  useEffect(() => reloadOnLanguage(countries.load), []);
  const { field } = rest;
  setMeaning(field, dialingCode);
  const code = dialingCode.shown.value;
  // A number that is wrong in one country may be right in another.
  useEffect(() => void (field.error.peek() && validate(field)), [field, code]);
  return (
    <TextField
      {...rest}
      autoComplete="tel-national"
      inputMode="tel"
      start={
        <button type="button" className="row number-field-code numbers" aria-label={t('country.pick', { code })} aria-haspopup="dialog" onClick={() => openOverlay(picker, { chosen: code, choose: dialingCode.pick })}>
          {code}
          <Icon shape={chevronDown} size={16} />
        </button>
      }
    />
  );
}

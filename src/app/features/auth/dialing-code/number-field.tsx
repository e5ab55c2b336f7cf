// @chunk forms
import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '../../../../contract/limits.ts';
import { countries } from './countries.ts';
import type { DialingCode } from './countries.ts';
import { reloadOnLanguage } from '../../../i18n/reload-on-language.ts';
import { TextField } from '../../../ui/field/text-field.tsx';
import type { TextFieldProps } from '../../../ui/field/text-field.tsx';
import { Icon } from '../../../ui/icon/index.tsx';
import { chevronDown } from '../../../ui/icon/shapes.ts';
import { toastLoadFailed } from '../../../ui/messages/toast-load-failed.ts';
import type { PickerProps } from './picker.tsx';
import './number-field.css';

interface NumberFieldProps extends Pick<TextFieldProps, 'field' | 'label' | 'starred' | 'enterKeyHint' | 'onLeave'> {
  dialingCode: DialingCode;
}

/** A mobile number with the dialling code of its country, which is picked from a list (R04). */
export function NumberField({ dialingCode, ...rest }: NumberFieldProps) {
  const { t } = useTranslation('form');
  // A chunk of its own; it stands here while it is open.
  const [Picker, setPicker] = useState<ComponentType<PickerProps> | undefined>(undefined);
  useEffect(() => reloadOnLanguage(countries.load), []);
  const open = () => {
    import('./picker.tsx').then((module) => setPicker(() => module.Picker), toastLoadFailed);
  };
  const code = dialingCode.shown.value;
  return (
    <>
      <TextField
        {...rest}
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={limits.mobileNumber}
        start={
          <button type="button" className="row number-field-code numbers" aria-label={t('country.pick', { code })} aria-haspopup="dialog" onClick={open}>
            {code}
            <Icon shape={chevronDown} size={16} />
          </button>
        }
      />
      {Picker && <Picker chosen={code} choose={dialingCode.pick} onClose={() => setPicker(undefined)} />}
    </>
  );
}

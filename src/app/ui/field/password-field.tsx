// @chunk forms
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/index.tsx';
import { eye, eyeOff } from '../icon/shapes.ts';
import { TextField } from './text-field.tsx';
import type { TextFieldProps } from './text-field.tsx';

/** A password with its show and hide button (L03). */
export function PasswordField(props: TextFieldProps) {
  const { t } = useTranslation('form');
  const [shown, setShown] = useState(false);
  return (
    <TextField {...props} type={shown ? 'text' : 'password'}>
      <button
        type="button"
        className="row field-toggle"
        aria-label={t('showPassword')}
        aria-pressed={shown}
        // The keyboard stays: the focus does not leave the input.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!shown)}
      >
        <Icon shape={shown ? eyeOff : eye} size={22} />
      </button>
    </TextField>
  );
}

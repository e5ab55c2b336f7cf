import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listen } from '../../device/listen.ts';
import { eye, eyeOff, Icon } from '../icon/icon.tsx';
import { emptyFilledIn } from '../form/field.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password with its show and hide button (L03). A stored password that the phone has filled in cannot be shown, and the first change empties the field. */
export function PasswordField(props: TextFieldProps) {
  const { t } = useTranslation('form');
  const [shown, setShown] = useState(false);
  const { field } = props;
  const filledIn = field.filledIn.value;
  useEffect(() => {
    if (!filledIn) return undefined;
    // Before the change: it then falls into an empty field.
    return listen(field.input!, 'beforeinput', () => emptyFilledIn(field));
  }, [field, filledIn]);
  return (
    <TextField {...props} type={shown && !filledIn ? 'text' : 'password'}>
      {!filledIn && <button
        type="button"
        className="row field-toggle"
        aria-label={t('showPassword')}
        aria-pressed={shown}
        // The keyboard stays: the focus does not leave the input.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setShown(!shown)}
      >
        <Icon shape={shown ? eyeOff : eye} size={22} />
      </button>}
    </TextField>
  );
}

// @chunk forms
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadonlySignal } from '@preact/signals-react';
import { Icon } from '../icon/index.tsx';
import { refresh } from '../icon/shapes.ts';
import type { FormField } from '../form/field.ts';
import { TextField } from './text-field.tsx';

/** The picture, a resource of the state. */
export interface CaptchaPicture {
  readonly value: ReadonlySignal<string | undefined>;
  readonly failure: ReadonlySignal<unknown>;
  load(): Promise<void>;
  clear(): void;
}

// A §7 has the platform send base64; some send the whole data address.
const addressOf = (value: string) => (value.startsWith('data:image/') ? value : `data:image/png;base64,${value}`);

/** The code and its picture, which a tap changes for another one (L06, R05). */
export function CaptchaField({ field, picture, starred }: { field: FormField; picture: CaptchaPicture; starred?: boolean }) {
  const { t } = useTranslation('form');
  /** the picture that came and could not be drawn */
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const value = picture.value.value;
  const failed = picture.failure.value !== undefined || (value !== undefined && value === broken);
  const another = () => {
    picture.clear();
    void picture.load();
  };
  return (
    <TextField wideEnd field={field} starred={starred} label={t('captcha.label')} placeholder={t('captcha.placeholder')} autoComplete="off" inputMode="numeric" enterKeyHint="go" maxLength={field.rule.most}>
      <button type="button" className="field-captcha" aria-label={failed ? t('captcha.reload') : t('captcha.another')} aria-busy={value === undefined && !failed} onClick={another}>
        {failed ? (
          <span className="row field-captcha-failed">
            <Icon shape={refresh} size={16} />
            {t('captcha.failed')}
          </span>
        ) : (
          value && <img className="field-captcha-picture" src={addressOf(value)} alt={t('captcha.picture')} onError={() => setBroken(value)} />
        )}
      </button>
    </TextField>
  );
}

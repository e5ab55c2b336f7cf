// A chunk of its own: most people see no captcha.
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/index.tsx';
import { refresh } from '../icon/shapes.ts';
import type { CaptchaProps } from './captcha.tsx';
import { pictureAddress } from './picture-address.ts';
import { TextField } from './text-field.tsx';

/** The code and its picture, which a tap changes for another one (L06, R05). */
export default function CaptchaField({ field, picture, starred }: CaptchaProps) {
  const { t } = useTranslation('form');
  /** the picture that came and could not be drawn */
  const [broken, setBroken] = useState<string | undefined>(undefined);
  const value = picture.value.value;
  const address = useMemo(() => (value === undefined ? undefined : pictureAddress(value)), [value]);
  /** what came is no picture, or one that this browser does not draw */
  const unseen = value !== undefined && (!address || value === broken);
  const failed = picture.failure.value !== undefined || unseen;
  const another = () => {
    picture.clear();
    void picture.load();
  };
  return (
    <TextField wideEnd field={field} starred={starred} label={t('captcha.label')} placeholder={t('captcha.placeholder')} autoComplete="off" inputMode="numeric">
      <button type="button" className="field-captcha" aria-label={failed ? t('captcha.reload') : t('captcha.another')} aria-busy={!address && !failed} onClick={another}>
        {failed ? (
          <span className="row field-captcha-failed">
            <Icon shape={refresh} size={16} />
            {t(unseen ? 'captcha.unseen' : 'captcha.failed')}
          </span>
        ) : (
          address && <img className="field-captcha-picture" src={address} alt={t('captcha.picture')} onError={() => setBroken(value)} />
        )}
      </button>
    </TextField>
  );
}

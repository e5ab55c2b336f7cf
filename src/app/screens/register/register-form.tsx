import { useEffect } from 'react';
import { useSignalEffect } from '@preact/signals-react';
import { useTranslation } from 'react-i18next';
import type { FieldsAsked, RegistrationField } from '../../../contract/registration.ts';
import { failureText } from '../../gateway/failure-text.ts';
import { paths } from '../../paths.ts';
import { SocialButtons } from '../../features/auth/social-buttons/index.tsx';
import { TickField } from '../../ui/field/tick-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useRecheck } from '../../ui/form/use-form.ts';
import { Icon } from '../../ui/icon/index.tsx';
import { chevronDown } from '../../ui/icon/shapes.ts';
import { fieldNames } from './field-settings.ts';
import { Fields } from './fields.tsx';
import type { Registration } from './registration.ts';

/** The form: what must be filled in, and below its button the way to the rest, which opens above it. */
export function RegisterForm({ registration, asked }: { registration: Registration; asked: FieldsAsked }) {
  const { t } = useTranslation('register');
  const { form, unfolded, invited, picture } = registration;
  useRecheck(form);
  useEffect(() => {
    if (asked.captcha && picture.value.peek() === undefined) void picture.load();
  }, [asked.captcha, picture]);
  useSignalEffect(() => {
    void form.fields.password.value.value;
    registration.recheckConfirmation();
  });

  const names = fieldNames.filter((name) => asked[name] && name !== 'captcha' && name !== 'verificationCode');
  const first = names.filter((name) => asked[name]!.required || (invited.value && name === 'affiliateCode'));
  const rest = names.filter((name) => !first.includes(name));
  // Both are valid for minutes. The code is asked for where its number is.
  const asksCode = asked.verificationCode && (asked.verificationCode.required || unfolded.value);
  const last: RegistrationField[] = [];
  if (asked.captcha) last.push('captcha');
  if (asksCode) last.push('verificationCode');
  const unfold = () => {
    unfolded.value = true;
    // Once they stand there.
    setTimeout(() => form.fields[rest[0]!].input?.focus());
  };
  return (
    <FormFrame className="auth-layout-form" send={registration.send}>
      <Fields registration={registration} names={first} asked={asked} />
      {unfolded.value && <Fields registration={registration} names={rest} asked={asked} />}
      <Fields registration={registration} names={last} asked={asked} />
      <TickField field={form.fields.adult}>
        {t('adult')}{' '}
        <a className="register-agreement" href={paths.userAgreement}>
          {t('agreement')}
        </a>
      </TickField>
      <FormAlert failure={form.failure} tell={failureText} />
      <FormButton busy={form.busy} work="submit" label={t('submit')} working={t('sending')} />
      {rest.length > 0 && !unfolded.value && (
        <button type="button" className="row text-button register-more" aria-expanded="false" onClick={unfold}>
          {t('more')}
          <Icon shape={chevronDown} size={20} />
        </button>
      )}
      <SocialButtons form={form} ofAge={registration.ofAge} />
    </FormFrame>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../gateway/failure-text.ts';
import { Screen } from '../../ui/screen/screen.tsx';
import { failuresSpeak } from '../../gateway/identity.ts';
import { sessionPassword } from '../../features/auth/session-password.ts';
import { session } from '../../features/session/session.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { FormAlert } from '../../ui/form/form-alert.tsx';
import { FormButton } from '../../ui/form/form-button.tsx';
import { FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { createChange, rules } from './change.ts';
import './change-password.css';

/** A new password for the member who is logged in (A §2). */
export default function ChangePassword() {
  const { t } = useTranslation('changePassword');
  const form = useForm(rules);
  const [asksOld, setAsksOld] = useState(() => sessionPassword() === undefined);
  const [change] = useState(() => createChange(form, () => setAsksOld(true)));
  const { oldPassword, newPassword, confirmPassword } = form.fields;
  return (
    <Screen name="changePassword" title={t('changePassword:title')}>
      <FormFrame className="change-password" send={change.send}>
        <div className="field-surface change-password-name">
          {/* Password managers want to know whose password it is. */}
          <input id="change-password-name" className="field-input" readOnly autoComplete="username" placeholder=" " value={session.value?.userName ?? ''} />
          <label className="ellipsis hint field-label" htmlFor="change-password-name">
            {t('username')}
          </label>
        </div>
        {asksOld && <PasswordField field={oldPassword} label={t('oldPassword')} autoComplete="current-password" enterKeyHint="next" />}
        <PasswordField field={newPassword} label={t('newPassword')} hint={t('form:rule.password.range', rules.newPassword)} autoComplete="new-password" enterKeyHint="next" onLeave={form.recheck} />
        <PasswordField field={confirmPassword} label={t('confirmPassword')} autoComplete="new-password" enterKeyHint="done" />
        {/* A §4: a failure hides the waiting message and shows nothing, unless the merchant lets failures speak. */}
        {failuresSpeak.value && <FormAlert failure={form.failure} tell={failureText} />}
        <FormButton busy={form.busy} work="submit" label={t('title')} working={t('sending')} />
      </FormFrame>
    </Screen>
  );
}

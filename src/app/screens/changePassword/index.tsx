import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { securityOverview } from '../../../contract/endpoints/security.ts';
import { hydrated } from '../../runtime/scheduling/hydration.tsx';
import { Screen } from '../../ui/screen/screen.tsx';
import { failuresSpeak } from '../../gateway/identity.ts';
import { resource } from '../../gateway/resource.ts';
import { sessionPassword } from '../../features/auth/password/session-password.ts';
import { session } from '../../features/session/session.ts';
import { PasswordField } from '../../ui/field/password-field.tsx';
import { FormAlert, FormButton, FormFrame } from '../../ui/form/form-frame.tsx';
import { useForm } from '../../ui/form/form.ts';
import { createChange, rules } from './change.ts';
import './change-password.css';

/** A new password for the member who is logged in (A §2). */
export default function ChangePassword() {
  const { t } = useTranslation('changePassword');
  const form = useForm(rules);
  const [asksOld, setAsksOld] = useState(() => sessionPassword() === undefined);
  const [change] = useState(() => createChange(form, () => setAsksOld(true)));
  // Members who signed in by Google or Facebook have no old password.
  const [protection] = useState(() => resource(securityOverview, () => ({})));
  useEffect(() => void (asksOld && protection.load()), [asksOld, protection]);
  const first = protection.value.value?.hasPassword === false;
  const { oldPassword, newPassword, confirmPassword } = form.fields;
  return (
    <Screen name="changePassword">
      <FormFrame className="card padded change-password" send={change.send}>
        <div className="field-surface change-password-name">
          {/* Password managers want to know whose password it is. */}
          <input id="change-password-name" className="field-input" readOnly autoComplete="username" placeholder=" " value={(hydrated.value && session.value?.userName) || undefined} />
          <label className="ellipsis hint field-label" htmlFor="change-password-name">
            {t('username')}
          </label>
        </div>
        {first && <p className="hint change-password-first">{t('firstPassword')}</p>}
        {asksOld && !first && <PasswordField field={oldPassword} label={t('oldPassword')} autoComplete="current-password" />}
        <PasswordField field={newPassword} label={t('newPassword')} hint={t('form:rule.password.range', rules.newPassword)} autoComplete="new-password" onLeave={form.recheck} />
        <PasswordField field={confirmPassword} label={t('confirmPassword')} autoComplete="new-password" />
        {/* A §4: a failure hides the waiting message and shows nothing, unless the merchant lets failures speak. */}
        {failuresSpeak.value && <FormAlert failure={form.failure} />}
        <FormButton busy={form.busy} label={t(first ? 'create' : 'title')} working={t('sending')} />
      </FormFrame>
    </Screen>
  );
}

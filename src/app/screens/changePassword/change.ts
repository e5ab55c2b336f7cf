import { password } from '../../../contract/registration.ts';
import { loginPassword } from '../../../contract/rules.ts';
import { SentenceError } from '../../gateway/failure-text.ts';
import { failuresSpeak } from '../../gateway/identity.ts';
import { i18n } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { clearSessionPassword, sessionPassword } from '../../features/auth/password/session-password.ts';
import { confirm, toast, toastWhile, durations } from '../../ui/messages/messages.ts';
import { updateRememberedPassword } from '../../features/auth/password/remembered-login.ts';
import { session } from '../../features/session/session.ts';
import { cleaned, focusField, refuse } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';
import { isWrongOld, sendChange } from './send-change.ts';

export const rules = {
  oldPassword: loginPassword,
  newPassword: { ...password, required: true },
  confirmPassword: { name: 'confirmNewPassword', required: true },
};

/** The logic of the change-password form; `askOld` shows the field of the old password. */
export function createChange({ fields, submit }: Form<keyof typeof rules>, askOld: () => void) {
  fields.confirmPassword.also = () => (cleaned(fields.confirmPassword) === cleaned(fields.newPassword) ? undefined : 'confirmPassword.unequal');
  // A §4: a failure shows nothing, unless the merchant lets failures speak.
  const refused = () => (failuresSpeak.peek() ? refuse(fields.oldPassword, 'changePassword:wrongOld') : undefined);
  return {
    send: () =>
      submit(async ({ oldPassword: typedOld, newPassword }) => {
        const oldPassword = typedOld || sessionPassword() || '';
        if (newPassword === oldPassword) {
          await confirm({ text: i18n.t('common:error.modify.new.old.same'), confirm: i18n.t('changePassword:understood') });
          focusField(fields.newPassword);
          return;
        }
        try {
          await toastWhile(i18n.t('shell:wait'), sendChange(oldPassword, newPassword), durations.sending);
        } catch (error) {
          if (!isWrongOld(error)) throw error;
          if (typedOld) return refused();
          // It was changed elsewhere since this login: only the person knows it now.
          clearSessionPassword();
          askOld();
          throw new SentenceError('changePassword:oldChanged');
        }
        toast(i18n.t('changePassword:saved'), durations.saved);
        clearSessionPassword();
        updateRememberedPassword(session.peek()?.userName ?? '', newPassword);
        await new Promise((resolve) => setTimeout(resolve, durations.saved));
        // Not where the person has gone on meanwhile.
        if (fields.newPassword.input) navigate(paths.home, true);
      }),
  };
}

import { changePassword } from '../../../contract/endpoints/accounts.ts';
import { errors } from '../../../contract/errors.ts';
import { password } from '../../../contract/registration.ts';
import { loginPassword } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { i18n } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { dropHeldPassword, heldPassword } from '../../features/auth/session-password.ts';
import { ask, say, sayWhile, stay } from '../../ui/messages/messages.ts';
import { updateRemembered } from '../../features/auth/remembered-login.ts';
import { session } from '../../features/session/session.ts';
import { focusField } from '../../ui/form/form.ts';
import type { Form } from '../../ui/form/form.ts';

export const rules = {
  oldPassword: loginPassword,
  newPassword: { ...password, required: true },
  confirmPassword: { name: 'confirmNewPassword', required: true },
};

/** What the change-password screen does with its form; `askOld` shows the field of the old password. */
export function createChange({ fields, submit }: Form<keyof typeof rules>, askOld: () => void) {
  fields.confirmPassword.also = () => (fields.confirmPassword.value.peek() === fields.newPassword.value.peek() ? undefined : 'confirmPassword.unequal');
  return {
    send: () =>
      submit(async ({ oldPassword: typedOld, newPassword, confirmPassword: confirmNewPassword }) => {
        const oldPassword = typedOld || heldPassword() || '';
        if (newPassword === oldPassword) {
          await ask({ text: i18n.t('later:error.modify.new.old.same'), confirm: i18n.t('changePassword:understood') });
          focusField(fields.newPassword);
          return;
        }
        try {
          await sayWhile(i18n.t('shell:wait'), call(changePassword, { oldPassword, newPassword, confirmNewPassword }), stay.sending);
        } catch (error) {
          if (error instanceof GatewayFailure && error.code === errors.wrongCredentials && !typedOld) {
            // It was changed elsewhere since this login: only the person knows it now.
            dropHeldPassword();
            askOld();
          }
          throw error;
        }
        say(i18n.t('changePassword:saved'), stay.saved);
        dropHeldPassword();
        updateRemembered(session.peek()?.userName ?? '', newPassword);
        await new Promise((resolve) => setTimeout(resolve, stay.saved));
        // Not where the person has gone on meanwhile.
        if (fields.newPassword.input) navigate(paths.home, true);
      }),
  };
}

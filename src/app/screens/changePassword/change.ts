import { changePassword } from '../../../contract/endpoints/accounts.ts';
import type { ErrorCode } from '../../../contract/errors.ts';
import { password } from '../../../contract/registration.ts';
import { loginPassword } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { i18n } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { clearSessionPassword, sessionPassword } from '../../features/auth/session-password.ts';
import { confirm, toast, toastWhile, durations } from '../../ui/messages/messages.ts';
import { updateRememberedPassword } from '../../features/auth/remembered-login.ts';
import { session } from '../../features/session/session.ts';
import { focusField } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';

export const rules = {
  oldPassword: loginPassword,
  newPassword: { ...password, required: true },
  confirmPassword: { name: 'confirmNewPassword', required: true },
};

/** The logic of the change-password form; `askOld` shows the field of the old password. */
export function createChange({ fields, submit }: Form<keyof typeof rules>, askOld: () => void) {
  fields.confirmPassword.also = () => (fields.confirmPassword.value.peek() === fields.newPassword.value.peek() ? undefined : 'confirmPassword.unequal');
  return {
    send: () =>
      submit(async ({ oldPassword: typedOld, newPassword, confirmPassword: confirmNewPassword }) => {
        const oldPassword = typedOld || sessionPassword() || '';
        if (newPassword === oldPassword) {
          await confirm({ text: i18n.t('common:error.modify.new.old.same'), confirm: i18n.t('changePassword:understood') });
          focusField(fields.newPassword);
          return;
        }
        try {
          await toastWhile(i18n.t('shell:wait'), call(changePassword, { oldPassword, newPassword, confirmNewPassword }), durations.sending);
        } catch (error) {
          if (error instanceof GatewayFailure && error.code === ('login.wrong' satisfies ErrorCode) && !typedOld) {
            // It was changed elsewhere since this login: only the person knows it now.
            clearSessionPassword();
            askOld();
          }
          throw error;
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

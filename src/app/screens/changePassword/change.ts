import { changePassword } from '../../../contract/endpoints/accounts.ts';
import { password } from '../../../contract/registration.ts';
import { loginPassword } from '../../../contract/rules.ts';
import { call } from '../../gateway/call.ts';
import { isRefused, SentenceError } from '../../gateway/failure.ts';
import { holds, isUnanswered, unsureFailure } from '../../gateway/lost-answer.ts';
import { onSessionEnd, session } from '../../features/session/session.ts';
import { failuresSpeak } from '../../gateway/identity.ts';
import { i18n } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { navigate } from '../../runtime/router/navigate.ts';
import { clearSessionPassword, sessionPassword } from '../../features/auth/password/session-password.ts';
import { confirm, durations, toast, toastWhile } from '../../ui/messages/messages.ts';
import { updateRememberedPassword } from '../../features/auth/password/remembered-login.ts';
import { focusField, mustRepeat, refuse } from '../../ui/form/field.ts';
import type { Form } from '../../ui/form/form.ts';

export const rules = {
  oldPassword: loginPassword,
  newPassword: { ...password, required: true },
  confirmPassword: { name: 'confirmNewPassword', required: true },
};

/** The logic of the change-password form; `askOld` shows the field of the old password. */
export function createChange({ fields, submit }: Form<keyof typeof rules>, askOld: () => void) {
  mustRepeat(fields.confirmPassword, fields.newPassword);
  // A §4: a failure shows nothing, unless the merchant lets failures speak.
  const refused = () => (failuresSpeak.peek() ? refuse(fields.oldPassword, 'changePassword:wrongOld') : undefined);
  return {
    send: () =>
      submit(async ({ oldPassword: typedOld, newPassword }) => {
        const oldPassword = typedOld || sessionPassword() || '';
        if (newPassword === oldPassword) {
          await confirm({ text: i18n.t('common:error.modify.new.old.same'), confirm: i18n.t('changePassword:understood'), single: true });
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
        toast(i18n.t('changePassword:saved'), durations.saved, 'done');
        clearSessionPassword();
        updateRememberedPassword(session.peek()?.userName ?? '', newPassword);
        await new Promise((resolve) => setTimeout(resolve, durations.saved));
        // Not if the person has left the page meanwhile.
        if (fields.newPassword.input) navigate(paths.home, true);
      }),
  };
}

/** A new password whose change had no answer: it may be valid. Forgotten with the session. */
let unsure: string | undefined;

onSessionEnd(() => (unsure = undefined));

/**
 * Changes the password. If the answer is lost, it asks which password is valid; if that gets no answer either, the next
 * try asks. Rejects with a `GatewayFailure`, or with a `SentenceError` that says which password is valid.
 */
async function sendChange(oldPassword: string, newPassword: string): Promise<void> {
  try {
    await send(oldPassword, newPassword);
  } catch (error) {
    if (isUnanswered(error)) await findOut(newPassword);
    // The previous change was carried out, though its answer was lost.
    else if (isWrongOld(error) && unsure !== undefined && unsure !== oldPassword && (await isCurrent(unsure))) {
      if (unsure !== newPassword) return sendChange(unsure, newPassword);
    } else throw error;
  }
  unsure = undefined;
}

async function findOut(newPassword: string): Promise<void> {
  unsure = newPassword;
  let changed: boolean;
  try {
    changed = await isCurrent(newPassword);
  } catch (error) {
    throw unsureFailure(error, 'changePassword:unknown');
  }
  if (changed) return;
  // The request may still arrive: `unsure` stays.
  throw new SentenceError('changePassword:unchanged');
}

const isWrongOld = (error: unknown): boolean => isRefused(error, 'login.wrong');

const send = (oldPassword: string, newPassword: string) => call(changePassword, { oldPassword, newPassword, confirmNewPassword: newPassword });

const isCurrent = (tried: string) => holds(send(tried, tried), 'login.wrong');

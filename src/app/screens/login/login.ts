import { signal } from '@preact/signals-react';
import { captcha as captchaEndpoint, login, loginRefusal, trialLogin } from '../../../contract/endpoints/session.ts';
import { captcha, loginPassword, loginUsername } from '../../../contract/rules.ts';
import { read } from '../../../contract/shape.ts';
import { call } from '../../gateway/call.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { i18n } from '../../i18n/index.ts';
import { takeReturn } from '../../router/return.ts';
import { sayWhile } from '../../state/messages.ts';
import { forgetRemembered, recall, remember } from '../../state/remembered-login.ts';
import { resource } from '../../state/resource.ts';
import { openSession } from '../../state/session.ts';
import { setText } from '../../ui/form/form.ts';
import type { Form } from '../../ui/form/form.ts';

/** The way of login (A §3). */
const type = 'username';

export const rules = { username: loginUsername, password: loginPassword, captcha };

function asksForCaptcha(failure: GatewayFailure): boolean {
  try {
    return read(loginRefusal, failure.value).captcha === true;
  } catch {
    return false;
  }
}

/** What the login screen does with its form. */
export function createLogin({ fields, submit, run }: Form<keyof typeof rules>) {
  /** the person wants the password remembered */
  const remembers = signal(false);
  /** hidden until a refused login asks for it (L06) */
  const captchaShown = signal(false);
  const picture = resource(captchaEndpoint, () => ({}));

  function refused(error: unknown): void {
    if (!(error instanceof GatewayFailure) || error.kind !== 'refused') return;
    if (asksForCaptcha(error)) captchaShown.value = true;
    if (!captchaShown.peek()) return;
    // The code that was sent is spent.
    setText(fields.captcha, '');
    picture.clear();
    void picture.load();
    // Once the field stands there.
    setTimeout(() => fields.captcha.input?.focus());
  }

  return {
    remembers,
    tickRemembers(ticked: boolean) {
      remembers.value = ticked;
    },
    captchaShown,
    picture,
    /** Fills in what was remembered, unless the person has begun (L02). */
    recall() {
      const known = recall(type);
      if (!known || fields.username.value.peek()) return;
      setText(fields.username, known.username);
      setText(fields.password, known.password);
      remembers.value = true;
    },
    send: () =>
      submit(async ({ username, password, captcha: code }) => {
        try {
          const opened = await call(login, { type, username, password, captcha: code || undefined });
          if (remembers.peek()) remember({ type, username, password, countryDialingCode: '' });
          else forgetRemembered(type);
          openSession(opened);
        } catch (error) {
          refused(error);
          throw error;
        }
      }),
    /** Opens a free-trial account (L04). */
    playFree: () =>
      run('trial', async () => {
        const opened = await sayWhile(i18n.t('shell:wait'), call(trialLogin, {}));
        // A §4: a trial begins at home, wherever the person was going.
        takeReturn();
        openSession(opened);
      }),
  };
}

import type { captcha, captchaProof } from '../../contract/endpoints/accounts.ts';
import type { logout, renewSession } from '../../contract/endpoints/session.ts';
import { digest } from '../crypto/secrets.ts';
import { callerOf, type Handler } from '../handler.ts';
import { limitAttempts } from './attempts.ts';
import { askCaptcha, askProof } from './captcha.ts';
import { chooseHeadIcon, readHeadIcon } from './head-icon.ts';
import { agree } from './consents.ts';
import { logIn } from './login.ts';
import { endSession, extendSession } from './sessions.ts';
import { mailLink } from './password-mail.ts';
import { changeOwn, setByPhone } from './set-password.ts';
import { logInOnTrial, openTrial } from './trial.ts';
import { visitorOf } from './visitor.ts';

const readCaptcha: Handler<typeof captcha> = (call) => {
  limitAttempts(call.platform, 'captcha', call.address);
  return askCaptcha(call.platform, visitorOf(call));
};

const readProof: Handler<typeof captchaProof> = (call) => {
  limitAttempts(call.platform, 'captcha', call.address);
  return askProof(call.platform, visitorOf(call));
};

const renew: Handler<typeof renewSession> = (call) => {
  extendSession(call.platform, digest(callerOf(call).token));
  return { serverTime: call.platform.clock.now() };
};

const logOut: Handler<typeof logout> = (call) => {
  endSession(call.platform.database, callerOf(call).token);
  return {};
};

export const accountHandlers = {
  login: logIn,
  captcha: readCaptcha,
  captchaProof: readProof,
  trialLogin: logInOnTrial,
  createTrial: openTrial,
  changePassword: changeOwn,
  setPasswordByPhone: setByPhone,
  forgotPassword: mailLink,
  renewSession: renew,
  logout: logOut,
  headIcon: readHeadIcon,
  setHeadIcon: chooseHeadIcon,
  acceptTerms: agree,
};

import type { memberInfo, unreadCount } from '../../contract/endpoints/member.ts';
import type { captcha, logout, renewSession } from '../../contract/endpoints/session.ts';
import { callerOf, Refusal } from '../handler.ts';
import type { Handler } from '../handler.ts';
import { row } from '../store/database.ts';
import { askCaptcha } from './captcha.ts';
import { logIn } from './login.ts';
import { describeMember } from './members.ts';
import { endSession, extendSession } from './sessions.ts';
import { mailLink } from './password-mail.ts';
import { changeOwn, setByPhone } from './set-password.ts';
import { logInOnTrial, openTrial } from './trial.ts';
import { visitorOf } from './visitor.ts';

const readCaptcha: Handler<typeof captcha> = (call) => askCaptcha(call.platform, visitorOf(call));

const renew: Handler<typeof renewSession> = (call) => {
  extendSession(call.platform, callerOf(call).token);
  return { serverTime: call.platform.clock.now() };
};

const logOut: Handler<typeof logout> = (call) => {
  endSession(call.platform.database, callerOf(call).token);
  return {};
};

const readMember: Handler<typeof memberInfo> = (call) => {
  const member = describeMember(call.platform, callerOf(call).memberId);
  if (!member) throw new Refusal('user.missing');
  return member;
};

const countUnread: Handler<typeof unreadCount> = (call) => {
  const counted = row<{ count: number }>(
    call.platform.database, 'select count(*) as count from messages where member_id = ? and read_at is null', callerOf(call).memberId,
  );
  return counted!.count;
};

export const accountHandlers = {
  login: logIn,
  captcha: readCaptcha,
  trialLogin: logInOnTrial,
  createTrial: openTrial,
  changePassword: changeOwn,
  setPasswordByPhone: setByPhone,
  forgotPassword: mailLink,
  renewSession: renew,
  logout: logOut,
  memberInfo: readMember,
  unreadCount: countUnread,
};

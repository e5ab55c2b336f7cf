/**
 * The platform's refusals (A §8). The phone has a sentence for each in both languages;
 * a code that it does not know reads as `unknown`.
 */
export const errors = {
  unknown: 'system.unknown',
  emptyUrl: 'request.url.empty',
  invalidInput: 'request.invalid',
  tooManyRequests: 'request.too.many',
  notLoggedIn: 'session.missing',
  loggedOut: 'session.expired',
  noPermission: 'permission.denied',
  trialRefused: 'permission.trial',
  noSuchUser: 'user.missing',
  userExists: 'user.exists',
  malformedAccount: 'user.malformed',
  passwordMismatch: 'password.mismatch',
  wrongCredentials: 'login.wrong',
  credentialsMissing: 'login.empty',
  nonMember: 'login.non.member',
  nonAgent: 'login.non.agent',
  captchaWrong: 'captcha.wrong',
  captchaMissing: 'captcha.missing',
  referrerWrong: 'referrer.wrong',
  invitationWrong: 'invitation.wrong',
  codeWrong: 'verification.wrong',
  sameAsOld: 'modify.new.old.same',
  maintenance: 'platform.maintenance',
  upgrading: 'platform.upgrading',
  restricted: 'platform.restricted',
  gameUnavailable: 'game.unavailable',
  balanceTooLow: 'wallet.low',
  drawClosed: 'lottery.closed',
  depositLimit: 'play.limit.deposit',
  lossLimit: 'play.limit.loss',
  timeLimit: 'play.limit.time',
  paused: 'play.paused',
  selfExcluded: 'play.excluded',
} as const;

export type ErrorCode = (typeof errors)[keyof typeof errors];

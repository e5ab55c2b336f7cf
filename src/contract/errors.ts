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
  noSuchMessage: 'message.missing',
  noSuchPromotion: 'promotion.missing',
  promotionOff: 'promotion.off',
  alreadyApplied: 'promotion.applied',
  pictureType: 'picture.type',
  pictureSize: 'picture.size',
} as const;

export type ErrorCode = (typeof errors)[keyof typeof errors];

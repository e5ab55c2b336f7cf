import { contentTypes, homeContent } from '../../../src/contract/content-types.ts';
import { smsCodeModule } from '../../../src/contract/limits.ts';
import { language, nobody, unknownUsername, type Samples } from './sample.ts';

const nothing = () => ({});
const content = (types: string) => () => ({ types, ...homeContent, language });

/** Calls that anybody can make: the shell, content, logins and registration. */
export const openSamples = {
  systemStatus: { place: 'the start of the app', input: nothing },
  settings: { place: 'every screen', input: nothing },
  systemCountry: { place: 'the country picker', input: () => ({ language }) },
  banners: { place: "home's banner", input: content(contentTypes.banner) },
  notices: { place: "home's notice strip", input: content(contentTypes.player) },
  announcements: { place: 'the popup of announcements', input: content(contentTypes.popup) },
  hotMatches: { place: "home's hot matches", input: () => ({ language }) },
  winners: { place: 'the winner board', input: () => ({ gameCategory: 'ALL', language, limitNum: 100 }) },
  availablePromotions: { place: 'the activity list', input: () => ({ language }) },
  promotionInfo: { place: 'an activity', input: () => ({ id: nobody, language }), refusedBy: ['promotion.missing'] },
  verification: { place: 'the registration form', input: () => ({ field: 'username', value: unknownUsername() }) },
  affiliateCheck: { place: 'the invitation code', input: () => ({ code: 'kit-no-such-code', domain: 'kit.invalid' }), refusedBy: ['invitation.wrong'] },
  register: {
    place: 'the registration form', effect: 'change', refusedBy: ['user.malformed', 'request.invalid', 'captcha.missing', 'captcha.wrong'],
    input: () => ({ registerUrl: 'kit.invalid', domain: 'kit.invalid', registerMethod: 'H5', type: 0, username: '?', password: '?', confirmPassword: '?' }),
  },
  captcha: { place: 'the captcha of the login', input: nothing },
  captchaProof: { place: 'the captcha of who cannot see its picture', optional: true, input: nothing },
  login: {
    place: 'the login', refusedBy: ['login.wrong', 'captcha.missing'],
    input: () => ({ username: unknownUsername(), password: 'kit-no-password', type: 'username' }),
  },
  // The number is invalid, so that no SMS is sent.
  sendLoginCode: { place: 'the login by SMS', effect: 'change', input: () => ({ mobileNum: '1', module: smsCodeModule }), refusedBy: ['request.invalid', 'user.malformed', 'permission.denied'] },
  sendRegistrationCode: { place: "the registration's SMS code", effect: 'change', input: () => ({ mobileNo: '1' }), refusedBy: ['request.invalid', 'user.malformed', 'permission.denied'] },
  forgotPassword: { place: 'the forgotten password', effect: 'change', mayBeRefusedBy: ['captcha.missing'], input: () => ({ username: unknownUsername(), email: 'nobody@example.com' }) },
  setPasswordByPhone: {
    place: 'the forgotten password', effect: 'change', refusedBy: ['verification.wrong', 'request.invalid', 'captcha.missing'],
    input: () => ({ newPassword: 'kit-no-password1', mobileNum: '11900000000', verificationCode: '000000' }),
  },
  createTrial: { place: 'the free trial', effect: 'change', input: nothing },
  trialLogin: { place: 'the free trial', effect: 'change', input: nothing },
} satisfies Partial<Samples>;

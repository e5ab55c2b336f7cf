import { headIcons } from '../../../src/contract/head-icons.ts';
import { firstOf, nobody, wrongSecret, type Samples } from './sample.ts';

const nothing = () => ({});
const firstPage = () => ({ pageNo: 1 });
const withoutFeature = { mayBeRefusedBy: ['permission.denied'] } as const;
const badProof = ['login.wrong', 'payment.password.wrong', 'payment.password.missing'] as const;

/** The member, messages, security and responsible play. Every change is one that a gateway must refuse, or one without effect. */
export const memberSamples = {
  memberInfo: { place: 'the member centre', input: nothing },
  renewSession: { place: 'the session', input: nothing },
  // Not made by `everyCall`; the `session` check logs its own session out.
  logout: { place: 'the sign-out', input: nothing },
  headIcon: { place: 'the head icon', input: nothing },
  acceptTerms: { place: 'the question after new terms', effect: 'change', optional: true, input: () => ({ version: '' }), refusedBy: ['request.invalid'] },
  setHeadIcon: { place: 'the head icon', effect: 'change', input: async (known) => ({ headIcon: (await known.value('headIcon')).headIcon || headIcons[0] }) },
  feedback: { place: 'the feedback form', effect: 'change', input: () => ({ kind: 'kit-no-kind', text: '', contact: '' }), refusedBy: ['request.invalid'] },
  changePassword: {
    place: 'the change of password', effect: 'change', refusedBy: ['login.wrong', 'modify.new.old.same'],
    input: () => ({ oldPassword: wrongSecret, newPassword: wrongSecret, confirmNewPassword: wrongSecret }),
  },
  unreadCount: { place: 'the red dot of the mail', input: nothing },
  readMessage: { place: 'a message', effect: 'change', input: () => ({ id: nobody }), refusedBy: ['message.missing'] },
  deleteMessage: { place: 'a message', effect: 'change', input: () => ({ id: nobody }), refusedBy: ['message.missing'] },
  invitation: { place: 'the invitation of friends', input: nothing, mayBeRefusedBy: ['promotion.off'] },
  invitedFriends: { place: 'the invited friends', input: firstPage, mayBeRefusedBy: ['promotion.off'] },
  promotionApplication: {
    place: 'the application for an activity', mayBeRefusedBy: ['promotion.missing'],
    input: async (known) => ({ id: firstOf(await known.value('availablePromotions'), 'activity').id }),
  },
  applyForPromotion: { place: 'the application for an activity', effect: 'change', input: () => ({ id: nobody, remark: 'kit', pictures: [] }), refusedBy: ['promotion.missing'] },
  uploadPicture: { place: 'the pictures of an application', effect: 'change', input: nothing, refusedBy: ['picture.type'] },
  securityOverview: { place: 'the security centre', input: nothing },
  bankList: { place: 'the list of banks', input: nothing },
  addPixKey: { place: 'a new PIX key', effect: 'change', input: () => ({ kind: 'cpf', key: '123', secret: wrongSecret }), refusedBy: ['destination.invalid', ...badProof] },
  pixKeyHolder: { place: 'a new PIX key', effect: 'change', input: () => ({ kind: 'cpf', key: '123' }), refusedBy: ['destination.invalid'] },
  addBankAccount: {
    place: 'a new bank account', effect: 'change', refusedBy: ['destination.invalid', ...badProof],
    input: () => ({ bank: '000', branch: '', account: '', holder: '', cpf: '123', secret: wrongSecret }),
  },
  removeDestination: { place: 'the destinations of withdrawals', effect: 'change', input: async (known) => ({ id: nobody, secret: await known.secret() }), refusedBy: ['destination.missing', ...badProof] },
  sendContactCode: { place: 'the number or address on record', effect: 'change', input: () => ({ contact: 'phone', value: '1' }), refusedBy: ['request.invalid', 'user.malformed'] },
  setContact: {
    place: 'the number or address on record', effect: 'change', refusedBy: ['verification.wrong', 'user.malformed', 'request.invalid', ...badProof],
    input: () => ({ contact: 'email', value: 'nobody', code: '000000', secret: wrongSecret }),
  },
  setSecurityQuestions: { place: 'the security questions', effect: 'change', input: () => ({ answers: [], secret: wrongSecret }), refusedBy: ['request.invalid', ...badProof] },
  setPaymentPassword: { place: 'the payment password', effect: 'change', input: () => ({ newPassword: '?', secret: wrongSecret }), refusedBy: ['user.malformed', 'request.invalid', ...badProof] },
  responsiblePlay: { place: 'responsible play', input: nothing, ...withoutFeature },
  playVisit: { place: 'the reality check', effect: 'change', input: nothing, ...withoutFeature },
  setPlayLimit: { place: 'a limit of play', effect: 'change', input: () => ({ kind: 'kit-no-kind', period: 'day', amount: 1 }), refusedBy: ['request.invalid', 'permission.denied'] },
  keepPlayLimit: { place: 'a limit of play', effect: 'change', input: () => ({ kind: 'kit-no-kind', period: 'day' }), refusedBy: ['request.invalid', 'permission.denied'] },
  setRealityCheck: { place: 'the reality check', effect: 'change', input: () => ({ minutes: 1 }), refusedBy: ['request.invalid', 'permission.denied'] },
  pausePlay: { place: 'a pause of play', effect: 'change', input: () => ({ length: 'kit-no-length' }), refusedBy: ['request.invalid', 'permission.denied'] },
  excludeFromPlay: { place: 'the self-exclusion', effect: 'change', input: () => ({ length: 'kit-no-length' }), refusedBy: ['request.invalid', 'permission.denied'] },
} satisfies Partial<Samples>;

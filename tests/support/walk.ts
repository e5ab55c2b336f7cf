import type { CallName, CallOf } from '../../src/contract/calls.ts';
import { questionsAnswered, securityQuestions } from '../../src/contract/destinations.ts';
import type { InputOf, ValueOf } from '../../src/contract/endpoint.ts';
import { Client } from '../gateway/kit/client.ts';
import { sampleOf } from '../gateway/samples/index.ts';
import type { Known } from '../gateway/samples/sample.ts';
import { readyPassword } from '../../src/sandbox/accounts/fill.ts';
import { tokenOf, type Answer, type Phone } from './sandbox-caller.ts';

/** A member who calls the platform in a box as a phone does. */
export interface Walker extends Known {
  call<K extends CallName>(name: K, input: InputOf<CallOf<K>>): Promise<Answer>;
  /** Calls by the name alone, with an input that is carried out wherever there can be one; its ids are the member's own, or those that `asked` has. */
  callAny(name: CallName, asked?: Walker): Promise<Answer>;
}

/** The ids of the requests in a walk: another phone may have used the same. */
export const requestIds = ['walk-deposit', 'walk-withdrawal', 'walk-rebate', 'walk-transfer'] as const;
const secret = readyPassword;

/** The first activity that the member can apply for, and has not. */
async function openPromotion(walker: Walker): Promise<string> {
  for (const { id } of await walker.value('availablePromotions')) {
    const { takesApplications } = (await walker.call('promotionInfo', { id, language: 'pt' })).value as ValueOf<CallOf<'promotionInfo'>>;
    const { application } = (await walker.call('promotionApplication', { id })).value as ValueOf<CallOf<'promotionApplication'>>;
    if (takesApplications && !application) return id;
  }
  throw new Error('applied for everything');
}

/** Inputs that are carried out, of calls whose sample for any gateway must be refused. */
const carriedOut: { readonly [K in CallName]?: (walker: Walker) => InputOf<CallOf<K>> | Promise<InputOf<CallOf<K>>> } = {
  acceptTerms: () => ({ version: '1' }),
  feedback: () => ({ kind: 'problem', text: 'A tela fica preta depois do jogo.', contact: '' }),
  readMessage: async (walker) => ({ id: (await walker.value('messages')).items[0]!.id }),
  deleteMessage: async (walker) => ({ id: (await walker.value('messages')).items.at(-1)!.id }),
  applyForPromotion: async (walker) => ({ id: await openPromotion(walker), remark: 'Quero', pictures: [] }),
  addPixKey: () => ({ kind: 'random', key: '16fd2706-8baf-433b-82eb-8c7fada847da', secret }),
  pixKeyHolder: () => ({ kind: 'cpf', key: '11144477735' }),
  addBankAccount: () => ({ bank: '341', branch: '0001', account: '12345-6', holder: 'Otávio Lima Prado', cpf: '11144477735', secret }),
  removeDestination: async (walker) => ({ id: (await walker.value('withdrawalOffer')).destinations[0]!.id, secret }),
  sendContactCode: () => ({ contact: 'email', value: 'outra@example.com' }),
  setSecurityQuestions: () => ({ answers: securityQuestions.slice(0, questionsAnswered).map((question) => ({ question, answer: 'azul' })), secret }),
  setPaymentPassword: () => ({ newPassword: 'leve2027', secret }),
  setPlayLimit: () => ({ kind: 'deposit', period: 'month', amount: 5_000_000 }),
  keepPlayLimit: () => ({ kind: 'loss', period: 'week' }),
  setRealityCheck: () => ({ minutes: 30 }),
  createDeposit: () => ({ requestId: requestIds[0], method: 'TED', amount: 20_000 }),
  readDeposit: async (walker) => ({ id: (await walker.value('depositRecord')).items[0]!.id }),
  cancelDeposit: async (walker) => ({ id: (await walker.value('waitingDeposits'))[0]!.id }),
  requestWithdrawal: async (walker) => ({ requestId: requestIds[1], destinationId: (await walker.value('withdrawalOffer')).destinations[0]!.id, amount: 6_000, paymentPassword: secret }),
  readWithdrawal: async (walker) => ({ id: (await walker.value('withdrawRecord')).items[0]!.id }),
  claimRebate: () => ({ requestId: requestIds[2] }),
  claimReward: async (walker) => ({ rewardId: (await walker.value('rewardList')).items[0]!.id }),
  transferMoney: async (walker) => ({ memberId: (await walker.value('downline')).items[0]!.id, amount: 1_000, secret, requestId: requestIds[3] }),
  transferTerms: async (walker) => ({ memberId: (await walker.value('downline')).items[0]!.id }),
  processDailySalary: async (walker) => ({ id: (await walker.value('dailySalaryRequest')).waiting!.id, accept: true }),
  processDividend: async (walker) => ({ id: (await walker.value('dividendRequest')).waiting!.id, accept: true }),
  moneyRequest: () => ({ requestId: requestIds[0] }),
  claimLevelBonus: async (walker) => ({ level: (await walker.value('memberClubBenefit')).levels.find(({ bonusState }) => bonusState !== 'locked')!.id }),
  promotionInfo: async (walker) => ({ id: (await walker.value('availablePromotions'))[0]!.id, language: 'pt' }),
  pausePlay: () => ({ length: 'day' }),
  excludeFromPlay: () => ({ length: 'halfYear' }),
  changePassword: () => ({ oldPassword: secret, newPassword: 'leve2027', confirmNewPassword: 'leve2027' }),
};

/** A member on a phone of its own. */
export async function walkerOf(phone: Phone, merchant: string, account: string): Promise<Walker> {
  const token = await tokenOf(phone, account, { merchant });
  const client = new Client({ gateway: 'http://phone.test', merchant, publicKey: phone.publicKey, fetch: (request) => phone.fetch(request), now: () => 0, timeoutMs: 15_000, onExchange: () => {} });
  const walker: Walker = {
    merchant,
    secret: () => Promise.resolve(secret),
    call: async (name, input) => JSON.parse((await client.call(name, input, { token })).body) as Answer,
    callAny: async (name, asked = walker) => {
      const input = (carriedOut[name] ?? sampleOf(name).input) as (walker: Walker) => InputOf<CallOf<CallName>>;
      return walker.call(name, await input(asked));
    },
    value: async <K extends CallName>(name: K) => (await walker.callAny(name)).value as ValueOf<CallOf<K>>,
  };
  return walker;
}

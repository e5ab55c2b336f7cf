import { answerRule, questionsAnswered, securityQuestions } from '../../contract/destinations.ts';
import type {
  addBankAccount, addPixKey, bankList, pixKeyHolder, removeDestination, securityOverview, setPaymentPassword, setSecurityQuestions,
} from '../../contract/endpoints/security.ts';
import { paymentPassword } from '../../contract/registration.ts';
import { check } from '../../contract/rules.ts';
import { limitAttempts } from '../accounts/attempts.ts';
import { hashPassword, isPassword } from '../accounts/passwords.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import { Refusal, type Handler } from '../handler.ts';
import { change } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';
import { banks } from './banks.ts';
import { changeContact, sendCodeToContact, useCodeOnRecord } from './contacts.ts';
import { addDestination, describeDestination, destinationsOf, dropDestination, readBankAccount, readPixKey } from './destinations.ts';
import { maskedEmail, maskedNumber, maskedPixKey } from './masks.ts';
import { requireOwnHolder } from './ownership.ts';
import { plainAnswer, proofOf, prove, proveAnswers, proveLogin } from './proof.ts';
import { answersOf, protectionOf } from './protection.ts';

const readOverview: Handler<typeof securityOverview> = (call) => {
  const { platform } = call;
  const { memberId } = realCallerOf(call);
  const protection = protectionOf(platform, memberId);
  const { password_hash: password, mobile_number: number, email } = protection;
  return {
    proof: proofOf(protection),
    hasPassword: password !== null,
    phone: number ? maskedNumber(number) : undefined,
    email: email ? maskedEmail(email) : undefined,
    questions: [...answersOf(platform, memberId).keys()],
    destinations: destinationsOf(platform, memberId).map(describeDestination),
  };
};

const readBanks: Handler<typeof bankList> = (call) => {
  realCallerOf(call);
  return [...banks];
};

const readHolder: Handler<typeof pixKeyHolder> = (call) => {
  const { memberId } = realCallerOf(call);
  const asked = readPixKey(call.input);
  // Or the answers would list the keys that people have.
  limitAttempts(call.platform, 'key', String(memberId));
  const { name, cpf } = requireOwnHolder(call.platform, memberId, asked);
  return { name, cpf: maskedPixKey('cpf', cpf) };
};

const addKey: Handler<typeof addPixKey> = async (call) => {
  const { memberId } = realCallerOf(call);
  const added = readPixKey(call.input);
  await prove(call.platform, memberId, call.input.secret);
  return describeDestination(addDestination(call.platform, memberId, added));
};

const addAccount: Handler<typeof addBankAccount> = async (call) => {
  const { memberId } = realCallerOf(call);
  const added = readBankAccount(call.input);
  await prove(call.platform, memberId, call.input.secret);
  return describeDestination(addDestination(call.platform, memberId, added));
};

const remove: Handler<typeof removeDestination> = async (call) => {
  const { memberId } = realCallerOf(call);
  await prove(call.platform, memberId, call.input.secret);
  dropDestination(call.platform, memberId, call.input.id);
  return {};
};

const setQuestions: Handler<typeof setSecurityQuestions> = async (call) => {
  const { platform, input: { answers, secret } } = call;
  const { memberId } = realCallerOf(call);
  const asked = new Set(answers.map(({ question }) => question));
  const known: readonly string[] = securityQuestions;
  if (answers.length !== questionsAnswered || asked.size !== questionsAnswered || ![...asked].every((question) => known.includes(question))) {
    throw new Refusal('request.invalid');
  }
  if (answers.some(({ answer }) => check(answerRule, answer))) throw new Refusal('user.malformed', { field: 'answers' });
  await prove(platform, memberId, secret);
  const hashed = await Promise.all(answers.map(async ({ question, answer }) => [question, await hashPassword(plainAnswer(answer))] as const));
  transaction(platform.database, () => {
    change(platform.database, 'delete from security_answers where member_id = ?', memberId);
    for (const [question, hash] of hashed) change(platform.database, 'insert into security_answers values (?, ?, ?)', memberId, question, hash);
  });
  return {};
};

const setPayment: Handler<typeof setPaymentPassword> = async (call) => {
  const { platform, input: { newPassword, secret, contact, code, answers } } = call;
  const { memberId } = realCallerOf(call);
  if (check({ ...paymentPassword, required: true }, newPassword)) throw new Refusal('user.malformed', { field: 'newPassword' });
  const { payment_password_hash: old } = protectionOf(platform, memberId);
  const forgotten = code !== undefined || answers !== undefined;
  if (forgotten) await proveLogin(platform, memberId, secret);
  else await prove(platform, memberId, secret);
  if (old && (await isPassword(newPassword, old))) throw new Refusal('modify.new.old.same', { field: 'newPassword' });
  if (code !== undefined) useCodeOnRecord(call, memberId, contact ?? '', code);
  if (code === undefined && answers) await proveAnswers(platform, memberId, answers);
  change(platform.database, 'update members set payment_password_hash = ? where id = ?', await hashPassword(newPassword), memberId);
  return {};
};

export const securityHandlers = {
  securityOverview: readOverview,
  bankList: readBanks,
  pixKeyHolder: readHolder,
  addPixKey: addKey,
  addBankAccount: addAccount,
  removeDestination: remove,
  sendContactCode: sendCodeToContact,
  setContact: changeContact,
  setSecurityQuestions: setQuestions,
  setPaymentPassword: setPayment,
};

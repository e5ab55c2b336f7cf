import type { Label } from '../catalogue/labels.ts';
import type { Platform } from '../handler.ts';
import { askSupport } from '../messages/ask-support.ts';
import { sendMessage } from '../messages/messages.ts';
import { paragraphs } from '../messages/paragraphs.ts';
import { money } from '../settings/currency.ts';

// How deposits and withdrawals end, told in a message each: the page that asked may be closed by then.

/** What becomes of a payment: `surplus` (of a charge that was paid before), `excluded` (the member has excluded themselves) and `beyond` (a limit of the member's) go back. */
export type PaymentOutcome = 'credited' | 'late' | 'surplus' | 'excluded' | 'beyond';

/** How a charge ends. */
type ChargeOutcome = PaymentOutcome | 'expired';

interface Ended {
  id: number;
  member_id: number;
  method: string;
  amount: number;
}

/** Title and text; `sum` is an amount as text, `name` a Pix or TED and its number. */
type Tell = { title: Label; text: (sum: Label, name: string) => Label };

const back: Label = { pt: 'Devolvemos o valor à conta de onde ele veio.', en: 'We sent the amount back to the account that it came from.' };

const charges: Readonly<Record<ChargeOutcome, Tell>> = {
  credited: {
    title: { pt: 'Depósito recebido', en: 'Deposit received' },
    text: (sum, name) => ({ pt: `Seu depósito de ${sum.pt} (${name}) já está no seu saldo.`, en: `Your deposit of ${sum.en} (${name}) is in your balance.` }),
  },
  late: {
    title: { pt: 'Depósito recebido', en: 'Deposit received' },
    text: (sum, name) => ({
      pt: `O pagamento de ${sum.pt} (${name}) chegou depois que a cobrança venceu ou foi cancelada. Mesmo assim, já está no seu saldo.`,
      en: `The payment of ${sum.en} (${name}) arrived after the charge had expired or been cancelled. It is in your balance all the same.`,
    }),
  },
  expired: {
    title: { pt: 'Seu depósito venceu', en: 'Your deposit expired' },
    text: (sum, name) => ({
      pt: `O depósito de ${sum.pt} (${name}) venceu sem pagamento. Se você já pagou, avisamos aqui assim que o valor chegar.`,
      en: `The deposit of ${sum.en} (${name}) expired without a payment. If you have paid, we will tell you here when it arrives.`,
    }),
  },
  surplus: {
    title: { pt: 'Pagamento repetido devolvido', en: 'Repeated payment sent back' },
    text: (sum, name) => ({
      pt: `O depósito de ${sum.pt} (${name}) já estava pago, e chegou mais um pagamento. ${back.pt}`,
      en: `The deposit of ${sum.en} (${name}) had been paid, and another payment arrived. ${back.en}`,
    }),
  },
  excluded: {
    title: { pt: 'Depósito devolvido', en: 'Deposit sent back' },
    text: (sum, name) => ({
      pt: `O pagamento de ${sum.pt} (${name}) chegou depois da sua autoexclusão, e não entrou no saldo. ${back.pt}`,
      en: `The payment of ${sum.en} (${name}) arrived after your self-exclusion, and was not credited. ${back.en}`,
    }),
  },
  beyond: {
    title: { pt: 'Depósito devolvido', en: 'Deposit sent back' },
    text: (sum, name) => ({
      pt: `O pagamento de ${sum.pt} (${name}) chegou tarde e passaria do limite de depósito que você definiu. ${back.pt}`,
      en: `The payment of ${sum.en} (${name}) arrived late and would have gone past the deposit limit you set. ${back.en}`,
    }),
  },
};

const inBoth = (amount: number): Label => ({ pt: money('pt', amount), en: money('en', amount) });

/** Tells a member how a charge ended; `at` is epoch ms. */
export function tellCharge(platform: Platform, { id, member_id: memberId, method, amount }: Ended, outcome: ChargeOutcome, at = platform.clock.now()): void {
  const { title, text } = charges[outcome];
  const words = text(inBoth(amount), `${method === 'PIX' ? 'Pix' : method} D${id}`);
  sendMessage(platform, memberId, title, { pt: `<p>${words.pt}</p>`, en: `<p>${words.en}</p>` }, at);
}

/** Tells a member that a withdrawal came back: from the bank, or with the operator's reason. */
export function tellReturn(platform: Platform, { id, member_id: memberId, amount }: Ended, by: 'bank' | 'operator', reason: string): void {
  const sum = inBoth(amount);
  if (by === 'operator') {
    const why = paragraphs(reason);
    sendMessage(platform, memberId, { pt: 'Seu saque não foi aprovado', en: 'Your withdrawal was not approved' }, {
      pt: `<p>O saque W${id} de ${sum.pt} não foi aprovado, e o valor já está de volta no seu saldo.</p>${why}${askSupport.pt}`,
      en: `<p>Withdrawal W${id} of ${sum.en} was not approved, and the amount is back in your balance.</p>${why}${askSupport.en}`,
    });
    return;
  }
  sendMessage(platform, memberId, { pt: 'O banco devolveu o seu saque', en: 'The bank sent your withdrawal back' }, {
    pt: `<p>O banco devolveu o saque W${id} de ${sum.pt}, e o valor inteiro já está de volta no seu saldo. Confira os dados da conta ou chave na <a href="/m/securityCenter">central de segurança</a>.</p>${askSupport.pt}`,
    en: `<p>The bank sent withdrawal W${id} of ${sum.en} back, and the full amount is in your balance again. Check the account or key in the <a href="/m/securityCenter">security centre</a>.</p>${askSupport.en}`,
  });
}

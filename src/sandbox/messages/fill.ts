import { findMember } from '../accounts/members.ts';
import type { Label } from '../catalogue/labels.ts';
import type { Platform } from '../handler.ts';
import { money } from '../settings/currency.ts';
import { allMerchants } from '../settings/merchants.ts';
import { change, row } from '../store/database.ts';
import { day } from '../time/lengths.ts';
import { sendMessage } from './messages.ts';

/** Writes a text for a member; `sentAt` is epoch ms. */
type Write = (platform: Platform, memberId: number, sentAt: number) => Label;

interface FilledMessage {
  title: Label;
  /** HTML */
  content: Label | Write;
  daysAgo: number;
  isUnread?: boolean;
}

const welcome: FilledMessage = {
  title: { pt: 'Boas-vindas', en: 'Welcome' },
  content: {
    pt: '<p>Que bom ter você aqui. Jogue com calma e defina seus limites.</p>',
    en: '<p>Good to have you here. Take your time, and set your limits.</p>',
  },
  daysAgo: 128,
};

/** What the member paid in and staked in the seven days before the letter. */
const summaryOfWeek: Write = ({ database }, memberId, sentAt) => {
  const sumOf = (sum: string): number => row<{ sum: number }>(database, sum, memberId, sentAt - 7 * day, sentAt)!.sum;
  const paidIn = sumOf("select coalesce(sum(amount), 0) as sum from ledger where member_id = ? and kind = 'deposit' and at >= ? and at < ?");
  const staked = sumOf('select coalesce(sum(amount), 0) as sum from stakes where member_id = ? and staked_at >= ? and staked_at < ?');
  return {
    pt: `<p>Depósitos ${money('pt', paidIn)} · apostas ${money('pt', staked)}</p><p>Tudo está no <a href="/m/transaction/record">extrato da conta</a>. Se jogar deixar de ser diversão, faça uma pausa.</p>`,
    en: `<p>Deposits ${money('en', paidIn)} · bets ${money('en', staked)}</p><p>Everything is in the <a href="/m/transaction/record">account statement</a>. If playing stops being fun, take a break.</p>`,
  };
};

/** A letter a week, from the first week after `welcome` to the last. */
const weekly = Array.from({ length: 17 }, (_, week): FilledMessage => ({
  title: { pt: `Resumo da semana ${17 - week}`, en: `Weekly summary ${17 - week}` },
  content: summaryOfWeek,
  daysAgo: 8 + week * 7,
}));

const filled: Readonly<Record<string, readonly FilledMessage[]>> = {
  marina: [
    {
      title: { pt: 'Sua conta está em dia', en: 'Your account is in order' },
      content: {
        pt: '<p>Seus dados estão confirmados. Confira tudo sempre que quiser no <a href="/m/transaction/record">extrato da conta</a>.</p>',
        en: '<p>Your details are confirmed. Everything is always in your <a href="/m/transaction/record">account statement</a>.</p>',
      },
      daysAgo: 1,
      isUnread: true,
    },
    {
      title: { pt: 'Você chegou ao VIP Ouro', en: 'You reached VIP Gold' },
      content: {
        pt: '<p>Seus benefícios de nível já estão valendo, e há bônus à sua espera em <a href="/m/member/benefits">benefícios</a>.</p>',
        en: '<p>The benefits of your level apply now, and bonuses are waiting in <a href="/m/member/benefits">benefits</a>.</p>',
      },
      daysAgo: 6,
      isUnread: true,
    },
    ...weekly,
    welcome,
  ],
  agente: [
    {
      title: { pt: 'Contratos à sua espera', en: 'Contracts are waiting' },
      content: {
        pt: '<p>Há um contrato de salário diário e um de dividendos para conferir na <a href="/m/agent">central do agente</a>.</p>',
        en: '<p>A daily-salary contract and a dividend contract are waiting in the <a href="/m/agent">agent centre</a>.</p>',
      },
      daysAgo: 2,
      isUnread: true,
    },
    welcome,
  ],
};

export function fillMessages(platform: Platform): void {
  const now = platform.clock.now();
  for (const { code } of allMerchants(platform.database)) {
    for (const account of Object.keys(filled)) {
      const { id } = findMember(platform, code, account)!;
      for (const { title, content, daysAgo, isUnread } of filled[account]!) {
        const sentAt = now - daysAgo * day;
        const message = sendMessage(platform, id, title, typeof content === 'function' ? content(platform, id, sentAt) : content, sentAt);
        if (!isUnread) change(platform.database, 'update messages set read_at = sent_at where id = ?', message);
      }
    }
  }
}

import { findMember } from '../accounts/members.ts';
import type { Platform } from '../handler.ts';
import { allMerchants } from '../settings/merchants.ts';
import { change } from '../store/database.ts';
import { day } from '../time/lengths.ts';
import { sendMessage } from './messages.ts';

interface FilledMessage {
  title: string;
  content: string;
  daysAgo: number;
  isUnread?: boolean;
}

const welcome: FilledMessage = {
  title: 'Boas-vindas',
  content: '<p>Que bom ter você aqui. Jogue com calma e defina seus limites.</p>',
  daysAgo: 128,
};

/** A letter a week, from the first week after `welcome` to the last. */
const weekly = Array.from({ length: 17 }, (_, week): FilledMessage => ({
  title: `Resumo da semana ${17 - week}`,
  content: '<p>O seu extrato e as suas apostas da semana estão nos <a href="/m/transaction/record">registros da conta</a>.</p><p>Se o jogo deixar de ser leve, faça uma pausa.</p>',
  daysAgo: 8 + week * 7,
}));

const filled: Readonly<Record<string, readonly FilledMessage[]>> = {
  marina: [
    {
      title: 'Sua conta está em dia',
      content: '<p>Seus dados estão confirmados. Confira o extrato sempre que quiser nos <a href="/m/transaction/record">registros da conta</a>.</p>',
      daysAgo: 1,
      isUnread: true,
    },
    {
      title: 'Você chegou ao VIP Ouro',
      content: '<p>Seus benefícios de nível já estão valendo, e há bônus à sua espera em <a href="/m/member/benefits">benefícios</a>.</p>',
      daysAgo: 6,
      isUnread: true,
    },
    ...weekly,
    welcome,
  ],
  agente: [
    {
      title: 'Contratos à sua espera',
      content: '<p>Há um contrato de salário diário e um de dividendos para conferir na <a href="/m/agent">central do agente</a>.</p>',
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
        const message = sendMessage(platform, id, title, content, now - daysAgo * day);
        if (!isUnread) change(platform.database, 'update messages set read_at = sent_at where id = ?', message);
      }
    }
  }
}

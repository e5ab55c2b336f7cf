import type { Label } from '../catalogue/labels.ts';

export interface Level {
  id: string;
  name: Label;
  /** minor units that a member must have deposited and staked */
  deposits: number;
  stakes: number;
  /** minor units, once */
  bonus: number;
  perks: readonly Label[];
}

const birthday: Label = { pt: 'Presente no mês do aniversário', en: 'A gift in the month of your birthday' };
const first: Label = { pt: 'Atendimento antes da fila', en: 'Support ahead of the queue' };
const news: Label = { pt: 'Jogos novos um dia antes', en: 'New games a day early' };
const host: Label = { pt: 'Gerente de conta só seu', en: 'An account manager of your own' };
const events: Label = { pt: 'Convites para eventos', en: 'Invitations to events' };

/** The levels, lowest first; each asks for more than the one before. */
export const ladder: readonly Level[] = [
  { id: 'bronze', name: { pt: 'VIP Bronze', en: 'VIP Bronze' }, deposits: 10_000, stakes: 50_000, bonus: 500, perks: [news] },
  { id: 'silver', name: { pt: 'VIP Prata', en: 'VIP Silver' }, deposits: 100_000, stakes: 500_000, bonus: 2_000, perks: [news, birthday] },
  { id: 'gold', name: { pt: 'VIP Ouro', en: 'VIP Gold' }, deposits: 500_000, stakes: 2_500_000, bonus: 5_000, perks: [news, birthday, first] },
  { id: 'platinum', name: { pt: 'VIP Platina', en: 'VIP Platinum' }, deposits: 2_000_000, stakes: 10_000_000, bonus: 15_000, perks: [news, birthday, first, host] },
  { id: 'diamond', name: { pt: 'VIP Diamante', en: 'VIP Diamond' }, deposits: 8_000_000, stakes: 40_000_000, bonus: 50_000, perks: [news, birthday, first, host, events] },
];

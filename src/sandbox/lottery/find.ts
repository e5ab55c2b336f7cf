import type { Language } from '../languages.ts';
import { lotteries, type CatalogueLottery } from '../catalogue/lotteries.ts';

/** A lottery by its code or its id. */
export const findLottery = (code: unknown): CatalogueLottery | undefined =>
  lotteries.find(({ gameCode, gameId }) => gameCode === code || gameId === code);

/** What a ticket is called: its lottery and its period. */
export const ticketTitle = (lottery: string, period: string, language: Language): string => `${findLottery(lottery)?.name[language] ?? lottery} ${period}`;

/** The quick lotteries are the electronic ones (prize mode Elott); the others draw at a time of the day. */
export const categoryOf = ({ schedule }: CatalogueLottery): 'LOTT' | 'ELOTT' => ('every' in schedule ? 'ELOTT' : 'LOTT');

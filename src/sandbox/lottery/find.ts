import { lotteries } from '../catalogue/lotteries.ts';
import type { CatalogueLottery } from '../catalogue/lotteries.ts';

/** A lottery by its code or its id. */
export const findLottery = (code: unknown): CatalogueLottery | undefined =>
  lotteries.find(({ gameCode, gameId }) => gameCode === code || gameId === code);

/** The quick lotteries are the electronic ones (prize mode Elott); the others draw at a time of the day. */
export const categoryOf = ({ schedule }: CatalogueLottery): 'LOTT' | 'ELOTT' => ('every' in schedule ? 'ELOTT' : 'LOTT');

import { lotteryPrizeModes } from '../../../contract/lotteries.ts';
import { backPages, lobbyCode, playType } from '../../features/play/lottery-address.ts';
import type { BackPage } from '../../features/play/lottery-address.ts';

/** The lottery that the launcher's address asks for. */
export interface LaunchRequest {
  prizeMode: string;
  /** code of a lottery; none: the lobby */
  code: string | undefined;
}

/** A code of the platform: nothing else is sent to it. */
const isCode = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

/** Reads the launcher's address (G §2); none if it is invalid. */
export function launchRequestOf({ playType: asked, prize_mode: prizeMode = '', code = '' }: Record<string, string>): LaunchRequest | undefined {
  if (asked !== playType || !lotteryPrizeModes.includes(prizeMode) || !isCode(code)) return undefined;
  return { prizeMode, code: code === lobbyCode ? undefined : code };
}

const isBackPage = (name: string | undefined): name is BackPage => name !== undefined && Object.keys(backPages).includes(name);

/** The page to which the way back leads: the one that the address names, else home. */
export const backPageOf = ({ pageBack }: Record<string, string>): string => backPages[isBackPage(pageBack) ? pageBack : 'home'];

import type { PlayVisit } from '../../contract/endpoints/responsible.ts';
import { isTrial } from '../../contract/members.ts';
import type { Platform } from '../handler.ts';
import { isOffered } from '../responsible/offered.ts';
import { noteVisit } from '../responsible/visit.ts';
import type { GameSession } from './game-sessions.ts';

/** What a reality check at the game needs; nothing for trial members, and where the merchant has no responsible play. */
export const visitAt = (platform: Platform, { player: { memberId, type }, session }: GameSession): PlayVisit | Record<string, never> =>
  isTrial(type) || !isOffered(platform, memberId) ? {} : noteVisit(platform, memberId, session);

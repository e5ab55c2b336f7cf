import { randomBytes } from 'node:crypto';
import type { Language } from '../languages.ts';
import { extendSession } from '../accounts/sessions.ts';
import { digest } from '../crypto/secrets.ts';
import type { Caller, MerchantOfFile, Platform } from '../handler.ts';
import { checkLaunch, notePlaying } from '../responsible/checks.ts';
import { change, row } from '../store/database.ts';
import { day, minute } from '../time/lengths.ts';

/** ms in which a launch ticket must be used. */
const ticketLifetime = 2 * minute;
/** ms after which a game session is deleted. */
const gameSessionLifetime = day;
/** Game sessions of one login, the newest: whoever launches by the thousand has as many. */
const mostAtOnce = 50;

/** The focus of a game with play money: the app's bar has no balance then, its page shows it. */
export const demoFocus = 'demo';

export interface Launch {
  kind: 'game' | 'sports' | 'lottery';
  /** node of the game; of a lottery lobby, empty */
  nodeId: string;
  /** the match or lottery that is shown first, `demoFocus`, or empty */
  focus: string;
  language: Language;
  /** path of the app */
  backUrl: string;
}

/** One member at one launched game. */
export interface GameSession extends Launch {
  id: string;
  /** names the session in the calls of its page, which has no cookie: in a frame its origin is nobody's */
  secret: string;
  player: Pick<Caller, 'memberId' | 'account' | 'type'>;
  /** the member's merchant, whose theme the page has */
  merchant: MerchantOfFile;
  /** when the member signed in, epoch ms */
  openedAt: number;
}

const secret = () => randomBytes(24).toString('base64url');

/** Makes a game session and answers its launch ticket, which opens once and may therefore stand in an address. Refused as `checkLaunch` says. */
export function reserveGameSession({ database, clock }: Platform, caller: Caller, launch: Launch): string {
  checkLaunch({ database, clock }, caller);
  const now = clock.now();
  const ticket = secret();
  change(database, 'delete from seats where launched_at < ?', now - gameSessionLifetime);
  change(
    database,
    `insert into seats (id, ticket_digest, session, member_id, kind, node_id, focus, language, back_url, launched_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    randomBytes(9).toString('base64url'), digest(ticket), digest(caller.token), caller.memberId,
    launch.kind, launch.nodeId, launch.focus, launch.language, launch.backUrl, now,
  );
  change(
    database, 'delete from seats where session = ?1 and rowid in (select rowid from seats where session = ?1 order by rowid desc limit -1 offset ?2)',
    digest(caller.token), mostAtOnce,
  );
  return ticket;
}

/**
 * Exchanges a launch ticket for the session's id and secret, once; undefined when the ticket was used, is too old or never
 * was. For a phone that holds the secret, as when it loads the page again, it opens again.
 */
export function openGameSession({ database, clock }: Platform, ticket: string, held?: string): { id: string; secret: string } | undefined {
  const again = held && row<{ id: string }>(database, 'select id from seats where ticket_digest = ? and secret_digest = ?', digest(ticket), digest(held));
  if (again) return { id: again.id, secret: held };
  const taken = secret();
  const opened = row<{ id: string }>(
    database,
    'update seats set secret_digest = ? where ticket_digest = ? and secret_digest is null and launched_at > ? returning id',
    digest(taken), digest(ticket), clock.now() - ticketLifetime,
  );
  return opened && { id: opened.id, secret: taken };
}

interface GameSessionRow extends Launch {
  memberId: number;
  account: string;
  type: number;
  session: string;
  merchant: string;
  openedAt: number;
}

/** The game session that a page's secret names, while the member's login session is open. Playing keeps that one open. */
export function findGameSession(platform: Platform, id: string, heldSecret: string): GameSession | undefined {
  const { database, clock } = platform;
  const now = clock.now();
  const found = row<GameSessionRow>(
    database,
    `select kind, node_id as nodeId, focus, language, back_url as backUrl, session, opened_at as openedAt, members.id as memberId, account, type, merchant
     from seats join sessions on token_hash = session join members on members.id = seats.member_id
     where seats.id = ? and secret_digest = ? and expires_at > ? and not disabled`,
    id, digest(heldSecret), now,
  );
  if (!found) return undefined;
  const { memberId, account, type, session, merchant, ...launch } = found;
  extendSession({ database, clock }, session);
  notePlaying({ database, clock }, { memberId, type });
  return { ...launch, id, secret: heldSecret, player: { memberId, account, type }, merchant: merchantOf(platform, merchant) };
}

/** Language and way back of a game session whose login session has ended: not secret, and needed to say so. */
export const findEndedGameSession = ({ database }: Platform, id: string): Pick<GameSession, 'language' | 'backUrl'> | undefined =>
  row(database, 'select language, back_url as backUrl from seats where id = ?', id);

/** The merchant of a launch ticket, used or not; the first merchant's where it never was. */
export function merchantOfTicket(platform: Platform, ticket: string): MerchantOfFile {
  const found = row<{ merchant: string }>(platform.database, 'select merchant from seats join members on members.id = member_id where ticket_digest = ?', digest(ticket));
  return merchantOf(platform, found?.merchant);
}

/** The merchant with this code or this trial code; the first one where there is none. */
const merchantOf = ({ merchants }: Platform, code?: string): MerchantOfFile =>
  merchants.find((seed) => seed.code === code || seed.trialCode === code) ?? merchants[0]!;

/** A path of the app to return to; any other address becomes home, because it could lead to a foreign page. */
export function readBackUrl(value: string): string {
  return /^\/(m(\/|$|\?)|$)/.test(value) && !/[\\\s]|\/\/|[^\x21-\x7e]/.test(value) ? value : '/m/home';
}

import { activities, type CatalogueActivity, type Draw } from '../catalogue/activities.ts';
import type { Platform } from '../handler.ts';
import { sendMessage } from '../messages/messages.ts';
import { move } from '../money/move.ts';
import { repeatableChance } from '../play/chance.ts';
import { mayBeCourted } from '../responsible/checks.ts';
import { allMerchants } from '../settings/merchants.ts';
import { rows } from '../store/database.ts';
import { fact, setFact } from '../store/facts.ts';
import { transaction } from '../store/transaction.ts';
import { moneyIn } from './money-in.ts';
import { timesOf } from './running.ts';

interface Entrant {
  memberId: number;
  numbers: number;
}

/** Draws, once for each merchant, the prize of every activity that has ended. */
export function drawDue(platform: Platform): void {
  for (const activity of activities) {
    const { endsAt } = timesOf(platform, activity);
    if (!activity.draw || endsAt === undefined || endsAt > platform.clock.now()) continue;
    for (const { code } of allMerchants(platform.database)) transaction(platform.database, () => drawOnce(platform, activity, activity.draw!, code));
  }
}

function drawOnce(platform: Platform, activity: CatalogueActivity, draw: Draw, merchant: string): void {
  const name = `draw ${activity.id} ${merchant}` as const;
  if (fact(platform.database, name) !== undefined) return;
  const winner = winnerAmong(entrantsOf(platform, activity, draw, merchant), repeatableChance(platform.seed, name));
  setFact(platform.database, name, String(winner ?? ''));
  if (winner === undefined) return;
  move(platform, { memberId: winner, amount: draw.prize, kind: 'reward', reference: `activity ${activity.id}` });
  sendMessage(platform, winner, { pt: 'Seu número foi sorteado', en: 'Your number was drawn' }, {
    pt: `<p>O seu número da promoção “${activity.title.pt}” foi sorteado: ${moneyIn('pt', draw.prize)} a mais no seu saldo.</p>`,
    en: `<p>Your number in “${activity.title.en}” was drawn: ${moneyIn('en', draw.prize)} is in your balance.</p>`,
  });
}

/** Members with a number or more, in a fixed order; those who are away take no part. */
function entrantsOf(platform: Platform, activity: CatalogueActivity, { each }: Draw, merchant: string): Entrant[] {
  const { startsAt, endsAt } = timesOf(platform, activity);
  return rows<Entrant>(
    platform.database,
    `select stakes.member_id as memberId, sum(amount) / cast(? as integer) as numbers from stakes join members on members.id = stakes.member_id
     where merchant = ? and not simulated and settled_at >= ? and settled_at < ? and not cancels and not refunded group by stakes.member_id having numbers > 0 order by memberId`,
    each, merchant, startsAt, endsAt!,
  ).filter(({ memberId }) => mayBeCourted(platform, memberId));
}

/** The member whose number is drawn, each number as likely as any other; undefined where there is none. */
export function winnerAmong(entrants: readonly Entrant[], chance: (bound: number) => number): number | undefined {
  const all = entrants.reduce((sum, { numbers }) => sum + numbers, 0);
  if (!all) return undefined;
  let drawn = chance(all);
  return entrants.find(({ numbers }) => (drawn -= numbers) < 0)!.memberId;
}

import type { Language } from '../../contract/languages.ts';
import { activities } from '../catalogue/activities.ts';
import type { CatalogueActivity } from '../catalogue/activities.ts';
import type { Platform } from '../handler.ts';
import { sendMessage } from '../messages/messages.ts';
import { move } from '../money/move.ts';
import { mayBeCourted } from '../responsible/checks.ts';
import { resultIn } from '../responsible/usage.ts';
import { change, row, rows } from '../store/database.ts';
import { startTimer } from '../store/timer.ts';
import { transaction } from '../store/transaction.ts';
import { minute, second } from '../time/lengths.ts';
import { moneyIn } from './money-in.ts';
import { drawDue } from './draw.ts';
import { timesOf } from './running.ts';

/** ms until an application is decided */
const reviewTime = 30 * minute;

interface Waiting {
  id: number;
  activity: string;
  memberId: number;
  language: Language;
  sentAt: number;
}

/** Decides every application whose time has come, also of activities that have ended since. Cheap where none has. */
export function decideDue(platform: Platform): void {
  const { database, clock } = platform;
  const due = rows<Waiting>(
    database,
    "select id, activity, member_id as memberId, language, sent_at as sentAt from applications where state = 'waiting' and sent_at <= ? order by sent_at",
    clock.now() - reviewTime,
  );
  for (const application of due) transaction(database, () => decide(platform, application));
}

/** Decides applications and draws prizes as their time comes. Returns a function that stops it. */
export function startDeciding(platform: Platform): () => void {
  return startTimer('deciding applications', 10 * second, () => {
    decideDue(platform);
    drawDue(platform);
  });
}

/** Accepts and pays an application whose member met the activity's condition and is not away; declines any other. A message tells it. */
function decide(platform: Platform, { id, activity: activityId, memberId, language, sentAt }: Waiting): void {
  const activity = activities.find((each) => each.id === activityId);
  const bonus = activity && mayBeCourted(platform, memberId) ? earned(platform, activity, memberId, sentAt) : null;
  const { changes } = change(
    platform.database, "update applications set state = ?, bonus = ?, decided_at = ? where id = ? and state = 'waiting'",
    bonus === null ? 'declined' : 'accepted', bonus, sentAt + reviewTime, id,
  );
  if (!changes) return;
  if (bonus !== null) move(platform, { memberId, amount: bonus, kind: 'reward', reference: `activity ${activityId}` });
  // A member who is away is not written to about offers.
  if (!activity || !mayBeCourted(platform, memberId)) return;
  const { title, content } = messages[language][bonus === null ? 'declined' : 'accepted'];
  sendMessage(platform, memberId, title, content(activity.title[language], moneyIn(language, bonus ?? 0)), sentAt + reviewTime);
}

/** The bonus of an application sent at `sentAt`, minor units; null where the member does not meet the conditions. */
function earned(platform: Platform, activity: CatalogueActivity, memberId: number, sentAt: number): number | null {
  const { application } = activity;
  if (!application) return null;
  const from = timesOf(platform, activity).startsAt;
  if (application.kind === 'cashback') {
    const lost = -resultIn(platform, memberId, { from, to: sentAt });
    return lost >= application.least ? Math.min(application.most, Math.floor((lost * application.percent) / 100)) : null;
  }
  const win = row(platform.database, "select 1 from ledger where member_id = ? and kind = 'win' and amount >= ? and at between ? and ?", memberId, application.least, from, sentAt);
  return win ? application.bonus : null;
}

type Text = { title: string; content: (activity: string, bonus: string) => string };

const messages: Record<Language, Record<'accepted' | 'declined', Text>> = {
  pt: {
    accepted: { title: 'Seu pedido foi aceito', content: (activity, bonus) => `<p>O seu pedido da promoção “${activity}” foi aceito: ${bonus} já estão no seu saldo.</p>` },
    declined: { title: 'Seu pedido não foi aceito', content: (activity) => `<p>O seu pedido da promoção “${activity}” não foi aceito, porque não encontramos o que ela pede.</p><p>Ficou em dúvida? Fale com o <a href="/m/customerService">suporte</a>.</p>` },
  },
  en: {
    accepted: { title: 'Your application was accepted', content: (activity, bonus) => `<p>Your application for “${activity}” was accepted: ${bonus} is in your balance.</p>` },
    declined: { title: 'Your application was declined', content: (activity) => `<p>Your application for “${activity}” was declined, because we did not find what the promotion asks for.</p><p>Any questions? Talk to <a href="/m/customerService">support</a>.</p>` },
  },
};

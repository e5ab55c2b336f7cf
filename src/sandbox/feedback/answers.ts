import { Refusal, type Platform } from '../handler.ts';
import { sendMessage } from '../messages/messages.ts';
import { paragraphs } from '../messages/paragraphs.ts';
import { change, row, rows } from '../store/database.ts';
import { transaction } from '../store/transaction.ts';

/** Feedback of a member; times are epoch ms, `answer` is null until the operator has answered. */
export interface Feedback {
  id: number;
  memberId: number;
  merchant: string;
  account: string;
  kind: string;
  text: string;
  contact: string;
  sentAt: number;
  answer: string | null;
}

const select = `select feedback.id as id, member_id as memberId, merchant, account, kind, text, contact, sent_at as sentAt, answer
  from feedback join members on members.id = member_id`;

/** The latest feedback, unanswered first. */
export const listFeedback = ({ database }: Platform, count: number): Feedback[] =>
  rows<Feedback>(database, `${select} order by answer is not null, sent_at desc limit ?`, count);

/** Answers a member's feedback by a message, once. Refused with `request.invalid` where it is unknown, answered, or the answer is empty. */
export function answerFeedback(platform: Platform, id: number, answer: string): void {
  transaction(platform.database, () => {
    const found = row<Feedback>(platform.database, `${select} where feedback.id = ?`, id);
    if (!found || found.answer !== null || !answer.trim()) throw new Refusal('request.invalid');
    const body = `${paragraphs(answer)}<blockquote>${paragraphs(found.text)}</blockquote>`;
    sendMessage(platform, found.memberId, { pt: 'Resposta ao seu comentário', en: 'Answer to your feedback' }, { pt: body, en: body });
    change(platform.database, 'update feedback set answer = ?, answered_at = ? where id = ?', answer.trim(), platform.clock.now(), id);
  });
}

import type { feedback } from '../../contract/endpoints/feedback.ts';
import { feedbackContact, feedbackKind, feedbackText } from '../../contract/feedback.ts';
import { isOneLine } from '../../contract/clean.ts';
import { check, clean } from '../../contract/rules.ts';
import { limitAttempts } from '../accounts/attempts.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import { Refusal, type Handler } from '../handler.ts';
import { change } from '../store/database.ts';

const takeFeedback: Handler<typeof feedback> = (call) => {
  const { platform, input } = call;
  const { memberId } = realCallerOf(call);
  if (check(feedbackKind, input.kind) ?? check(feedbackText, input.text) ?? check(feedbackContact, input.contact) ?? !isOneLine(clean(feedbackContact, input.contact))) throw new Refusal('request.invalid');
  limitAttempts(platform, 'feedback', String(memberId));
  change(
    platform.database, 'insert into feedback (member_id, kind, text, contact, sent_at) values (?, ?, ?, ?, ?)',
    memberId, input.kind, clean(feedbackText, input.text), clean(feedbackContact, input.contact), platform.clock.now(),
  );
  return {};
};

export const feedbackHandlers = { feedback: takeFeedback };

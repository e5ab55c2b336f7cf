import { endpoint } from '../endpoint.ts';
import { record, text } from '../shape.ts';

/** A member's feedback to the merchant; checked by the rules of contract/feedback.ts. */
export const feedback = endpoint('/wps/feedback', record({
  /** one of `feedbackKinds` */
  kind: text,
  text,
  /** address for an answer outside the member's messages; may be empty */
  contact: text,
}), record({}), { method: 'PUT', access: 'member' });

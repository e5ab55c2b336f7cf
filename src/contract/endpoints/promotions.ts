import { endpoint } from '../endpoint.ts';
import { epochMs, flag, line, list, money, number, oneOf, optional, paragraph, record, text, type Infer } from '../shape.ts';

const activityFields = {
  id: text,
  title: line,
  /** one sentence */
  summary: paragraph,
  /** picture, 600 x 300, relative to an image CDN */
  url: text,
  /** epoch ms; without `endsAt` until further notice */
  startsAt: epochMs,
  endsAt: optional(epochMs),
};

/** A state that the phone does not know is one under review. */
const applicationState = oneOf(['waiting', 'accepted', 'declined'], 'unknown');

const activity = record({
  ...activityFields,
  /** The caller takes part: how their application stands. None: they have sent none, or the platform does not say it in the list. An addition to the specification. */
  application: optional(applicationState),
});

/** One promotion of the list. */
export type Activity = Infer<typeof activity>;

/** Current promotions, for everyone; none for a member on a break. */
export const availablePromotions = endpoint('/wps/promotion/available', record({ language: text }), list(activity), { kept: true, personal: true });

const activityInfo = record({
  ...activityFields,
  /** HTML of the platform: sanitize it before showing it */
  terms: text,
  /** members can apply for it */
  takesApplications: flag,
});

/** One promotion with its terms. */
export type ActivityInfo = Infer<typeof activityInfo>;

/** Refused with `promotion.missing` if it does not exist or has ended. */
export const promotionInfo = endpoint('/wps/promotion/info', record({ id: text, language: text }), activityInfo, { personal: true });

const application = record({
  state: applicationState,
  remark: paragraph,
  pictures: number,
  /** epoch ms; no `decidedAt` while it waits */
  sentAt: epochMs,
  decidedAt: optional(epochMs),
  /** amount paid, minor units; none: nothing */
  bonus: optional(money),
});

/** A member's application for a promotion, and its state. */
export type Application = Infer<typeof application>;

/** The member's own application for a promotion, if there is one. */
export const promotionApplication = endpoint('/wps/promotion/application', record({ id: text }), record({ application: optional(application) }), { access: 'member' });

/** Uploads a picture for an application, png or jpg; answers its id. Refused with `picture.type` and `picture.size`. */
export const uploadPicture = endpoint('/wps/promotion/application/picture', record({}), record({ id: text }), { method: 'POST', send: 'file', access: 'member' });

/** Applies for a promotion, once: refused with `promotion.applied`. `pictures` are the ids of the member's uploads. */
export const applyForPromotion = endpoint('/wps/promotion/application', record({
  id: text,
  remark: text,
  pictures: list(text),
}), application, { method: 'PUT', access: 'member' });

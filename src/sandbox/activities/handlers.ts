import type * as contract from '../../contract/endpoints/promotions.ts';
import type { Language } from '../languages.ts';
import { realCallerOf } from '../accounts/real-caller.ts';
import type { CatalogueActivity } from '../catalogue/activities.ts';
import { artPath } from '../art/art-path.ts';
import type { Handler, Platform } from '../handler.ts';
import { languageOf } from '../http/language.ts';
import { checkOffer, mayBeCourted } from '../responsible/checks.ts';
import { apply, applicationOf } from './applications.ts';
import { takePicture } from './pictures.ts';
import { knownActivity, runningActivities, runningActivity, timesOf } from './running.ts';

const described = (platform: Platform, activity: CatalogueActivity, language: Language) => ({
  id: activity.id,
  title: activity.title[language],
  summary: activity.summary[language],
  url: artPath('activities', activity.id),
  ...timesOf(platform, activity),
});

const listActivities: Handler<typeof contract.availablePromotions> = (call) => {
  if (call.caller && !mayBeCourted(call.platform, call.caller.memberId)) return [];
  const { platform, caller } = call;
  const stateOf = (activity: CatalogueActivity) => caller && applicationOf(platform, activity, caller.memberId)?.state;
  return runningActivities(platform).map((activity) => Object.assign(described(platform, activity, languageOf(call)), { application: stateOf(activity) }));
};

const readActivity: Handler<typeof contract.promotionInfo> = (call) => {
  if (call.caller) checkOffer(call.platform, call.caller);
  const activity = runningActivity(call.platform, call.input.id);
  const language = languageOf(call);
  return { ...described(call.platform, activity, language), terms: activity.terms[language], takesApplications: activity.application !== undefined };
};

const readApplication: Handler<typeof contract.promotionApplication> = (call) => ({
  application: applicationOf(call.platform, knownActivity(call.input.id), realCallerOf(call).memberId),
});

const takeApplication: Handler<typeof contract.applyForPromotion> = (call) => {
  const caller = realCallerOf(call);
  checkOffer(call.platform, caller);
  const activity = runningActivity(call.platform, call.input.id);
  apply(call.platform, activity, caller.memberId, call.input);
  return applicationOf(call.platform, activity, caller.memberId)!;
};

export const activityHandlers = {
  availablePromotions: listActivities,
  promotionInfo: readActivity,
  promotionApplication: readApplication,
  uploadPicture: takePicture,
  applyForPromotion: takeApplication,
};

import { computed, signal } from '@preact/signals-react';
import { promotionApplication, promotionInfo } from '../../../contract/endpoints/promotions.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { language } from '../../i18n/language.ts';
import { resource } from '../../gateway/resource.ts';
import { onBreak } from '../../features/responsible-play/set-break.ts';
import { onSessionEnd } from '../../features/session/session.ts';

/** id of the activity that is shown, or empty before it is known */
export const shownId = signal('');

/** The activity that is shown. */
export const info = resource(promotionInfo, () => ({ id: shownId.peek(), language: language.peek() }));

/** The member's own application for it. */
export const application = resource(promotionApplication, () => ({ id: shownId.peek() }));

onSessionEnd(application.clear);
onBreak(info.clear);

/** Takes up another activity; what was known of the one before goes. */
export function show(id: string): void {
  if (id === shownId.peek()) return;
  shownId.value = id;
  info.clear();
  application.clear();
}

/** The code of the refusal, if the platform refuses to show the activity. */
const refusal = computed(() => info.failure.value instanceof GatewayFailure ? info.failure.value.code : undefined);

/** There is no such activity, or it has ended. */
export const isMissing = computed(() => refusal.value === 'promotion.missing');

/** Another refusal, such as to a member on a break. */
export const isRefused = computed(() => refusal.value !== undefined);

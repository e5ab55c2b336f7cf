import { computed, signal } from '@preact/signals-react';
import { promotionApplication, promotionInfo } from '../../../contract/endpoints/promotions.ts';
import { GatewayFailure } from '../../gateway/failure.ts';
import { language } from '../../i18n/language.ts';
import { resource } from '../../gateway/resource.ts';
import { onBreak } from '../../features/responsible-play/set-break.ts';
import { onSessionEnd } from '../../features/session/session.ts';

/** id of the activity that is shown, or empty before it is known */
export const shownId = signal('');

export const info = resource(promotionInfo, () => ({ id: shownId.peek(), language: language.peek() }));

export const application = resource(promotionApplication, () => ({ id: shownId.peek() }));

onSessionEnd(application.clear);
onBreak(info.clear);

/** Switches to another activity and clears what is known of the previous one. */
export function showActivity(id: string): void {
  if (id === shownId.peek()) return;
  shownId.value = id;
  info.clear();
  application.clear();
}

/** Why the platform refuses to show the activity, if it does: there is none, or another reason, such as a break. */
export const refusalCode = computed(() => (info.failure.value instanceof GatewayFailure ? info.failure.value.code : undefined));

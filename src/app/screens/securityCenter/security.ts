import { securityOverview, type SecurityOverview } from '../../../contract/endpoints/security.ts';
import { i18n } from '../../i18n/index.ts';
import { paths } from '../../paths.ts';
import { back } from '../../runtime/router/history.ts';
import { toast, durations } from '../../ui/messages/messages.ts';
import { resource } from '../../gateway/resource.ts';
import { onSessionEnd } from '../../features/session/session.ts';

/** The items of the centre; `?item=` shows the form of one. */
export const items = ['payment', 'forgotten', 'phone', 'email', 'questions', 'pix', 'bank', 'remove'] as const;

/** One of `items`. */
export type Item = (typeof items)[number];

export const overview = resource(securityOverview, () => ({}));

onSessionEnd(overview.clear);

/** How many protections of the account are set (`have`), of how many (`of`). */
export function strengthOf({ proof, hasPassword, phone, email, questions }: SecurityOverview): { have: number; of: number } {
  const inPlace = [hasPassword, proof === 'payment', phone !== undefined, email !== undefined, questions.length > 0];
  return { have: inPlace.filter(Boolean).length, of: inPlace.length };
}

/** After a change: says that it was saved, and goes one step back. */
export function finish(): void {
  toast(i18n.t('securityCenter:saved'), durations.success, 'done');
  void overview.load();
  back(paths.securityCenter);
}

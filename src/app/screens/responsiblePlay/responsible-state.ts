import { responsiblePlay, type PlayLimit, type ResponsibleOverview } from '../../../contract/endpoints/responsible.ts';
import { resource } from '../../gateway/resource.ts';
import { beginBreak, setBreak } from '../../features/responsible-play/set-break.ts';
import { onSessionEnd } from '../../features/session/session.ts';
import { i18n } from '../../i18n/index.ts';
import { durations, toast, toastWhile, toastTrouble } from '../../ui/messages/messages.ts';
import { durationText } from '../../i18n/money/money.ts';
import { amountText } from '../../features/wallet/wallet.ts';

export const responsible = resource(responsiblePlay, () => ({}), { onResponse: ({ away }) => setBreak(away) });

/** Applies the state that a change returns. Rejects as `changing` does. */
export async function setResponsible(changing: Promise<ResponsibleOverview>): Promise<void> {
  const after = await changing;
  responsible.replace(after);
  setBreak(after.away);
  if (after.away) beginBreak();
}

onSessionEnd(responsible.clear);

/** Shows a message while a change is pending, then `done` or the failure. Never rejects. */
export async function attempt(changing: Promise<void>, done: string): Promise<void> {
  try {
    await toastWhile(i18n.t('shell:wait'), changing);
    toast(done, durations.short, 'done');
  } catch (error) {
    toastTrouble(error);
  }
}

/** The amount of a limit: minor units, or minutes for the kind `time`. Undefined: no limit. */
export function limitText({ kind }: Pick<PlayLimit, 'kind'>, amount: number | undefined): string {
  if (amount === undefined) return i18n.t('responsiblePlay:none');
  return kind === 'time' ? durationText(amount) : amountText(amount);
}

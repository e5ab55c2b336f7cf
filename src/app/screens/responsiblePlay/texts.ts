import type { PlayLimit } from '../../../contract/endpoints/responsible.ts';
import { durationText } from '../../i18n/money/duration.ts';
import { i18n } from '../../i18n/index.ts';
import { amountText } from '../../features/wallet/amount-text.ts';

/** The amount of a limit: minor units, or minutes for the kind `time`. Undefined: no limit. */
export function limitText({ kind }: Pick<PlayLimit, 'kind'>, amount: number | undefined): string {
  if (amount === undefined) return i18n.t('responsiblePlay:none');
  return kind === 'time' ? durationText(amount) : amountText(amount);
}

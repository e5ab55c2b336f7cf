import type { PlayLimit } from '../../../contract/endpoints/responsible.ts';
import { durationText } from '../../i18n/money/duration.ts';
import { i18n } from '../../i18n/index.ts';
import { amountText } from '../../features/wallet/amount-text.ts';

const words = (key: string, values: Record<string, unknown> = {}): string => i18n.t(`responsiblePlay:${key}`, values);

/** A result in minor units, with its sign. */
export function resultText(result: number): string {
  const amount = amountText(Math.abs(result));
  return result ? words(result < 0 ? 'lost' : 'won', { amount }) : amount;
}

/** The amount of a limit: minor units, or minutes for the kind `time`. Undefined: no limit. */
export function limitText({ kind }: Pick<PlayLimit, 'kind'>, amount: number | undefined): string {
  if (amount === undefined) return words('none');
  return kind === 'time' ? durationText(amount) : amountText(amount);
}

/** ms as `1:02:03` */
export function clockText(duration: number): string {
  const seconds = Math.max(0, Math.floor(duration / 1_000));
  const two = (part: number) => String(part).padStart(2, '0');
  return `${Math.floor(seconds / 3_600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}

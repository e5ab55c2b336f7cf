import type { Deposit } from '../../../contract/endpoints/cashier.ts';
import { dayLength } from '../../../contract/day.ts';
import { localStore, readJson, storageKeys } from '../../device/storage.ts';
import { session } from '../../features/session/session.ts';
import { serverNow } from '../../runtime/clock.ts';

// While the person is in the bank's app, the phone may discard the page: charges are stored, so that their outcome is shown on return.

/** A charge whose outcome is still to be shown, or may still change. */
interface Remembered {
  id: string;
  /** epoch ms of the platform after which it cannot be paid any more */
  until: number;
  /** the outcome that was shown */
  told?: string;
}

type ByAccount = Readonly<Record<string, readonly Remembered[]>>;

const account = (): string => session.peek()?.userName ?? '';
const allRemembered = (): ByAccount => readJson<ByAccount>(localStore, storageKeys.charges) ?? {};

/** The ids of the account's charges, the oldest first. */
export const rememberedCharges = (): readonly Remembered[] => (allRemembered()[account()] ?? []).filter(({ until }) => until > serverNow());

/** The outcome of a charge; undefined while it waits, and for one that the member cancelled, unless it is refunded. */
function outcomeOf({ status, returned = 0 }: Deposit): string | undefined {
  return status === 'waiting' || (status === 'cancelled' && !returned) ? undefined : `${status} ${returned}`;
}

/** Whether the outcome of a charge is still to be shown. */
export function isUntold(charge: Deposit): boolean {
  const outcome = outcomeOf(charge);
  return outcome !== undefined && outcome !== rememberedCharges().find(({ id }) => id === charge.id)?.told;
}

/** Stores a charge for its account. `told`: its outcome has been shown. */
export function remember(charge: Deposit, told = false): void {
  const known = rememberedCharges().filter(({ id }) => id !== charge.id);
  setRemembered([...known, { id: charge.id, until: charge.expiresAt + dayLength, ...(told && { told: outcomeOf(charge) ?? '' }) }]);
}

/** Forgets a charge that the platform does not know. */
export const forgetCharge = (gone: string): void => setRemembered(rememberedCharges().filter(({ id }) => id !== gone));

function setRemembered(charges: readonly Remembered[]): void {
  const { [account()]: _before, ...others } = allRemembered();
  const all = charges.length ? { ...others, [account()]: charges } : others;
  if (Object.keys(all).length) localStore.set(storageKeys.charges, JSON.stringify(all));
  else localStore.remove(storageKeys.charges);
}

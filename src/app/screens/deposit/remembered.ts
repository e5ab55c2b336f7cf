import type { Deposit } from '../../../contract/endpoints/cashier.ts';
import { dayLength } from '../../../contract/day.ts';
import { localStore, readJson, storageKeys } from '../../device/storage.ts';
import { session } from '../../features/session/session.ts';
import { serverNow } from '../../runtime/clock.ts';

// The bank's app is opened beside this one, and the phone may end the page meanwhile: what was charged must outlast it.

/** A charge whose end the member has still to be told, or to which more may happen. */
interface Remembered {
  id: string;
  /** epoch ms of the platform: nobody pays it any more */
  until: number;
  /** the outcome that was told */
  told?: string;
}

type ByAccount = Readonly<Record<string, readonly Remembered[]>>;

const account = (): string => session.peek()?.userName ?? '';
const allRemembered = (): ByAccount => readJson<ByAccount>(localStore, storageKeys.charges) ?? {};

/** The ids of the account's charges, the oldest first. */
export const rememberedCharges = (): readonly Remembered[] => (allRemembered()[account()] ?? []).filter(({ until }) => until > serverNow());

/** What became of a charge by now; none while it waits, and of one that the member gave up, until money for it comes or goes back. */
function outcomeOf({ status, returned = 0 }: Deposit): string | undefined {
  return status === 'waiting' || (status === 'cancelled' && !returned) ? undefined : `${status} ${returned}`;
}

/** Whether what became of a charge has still to be told. */
export function isUntold(charge: Deposit): boolean {
  const outcome = outcomeOf(charge);
  return outcome !== undefined && outcome !== rememberedCharges().find(({ id }) => id === charge.id)?.told;
}

/** Remembers a charge. `told`: how it stands has been told. */
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

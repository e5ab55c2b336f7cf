import { signal } from '@preact/signals-react';
import { bankList } from '../../../contract/endpoints/security.ts';
import type { Bank } from '../../../contract/endpoints/security.ts';
import { localStore, readJson, storageKeys } from '../../device/storage.ts';
import { call } from '../../gateway/call.ts';
import { whenHealed } from '../../gateway/heal.ts';
import { onSessionEnd } from '../../features/session/session.ts';

/** The banks, by name: those kept on the phone until the platform's come (A §4: the bank list cache). */
export const banks = signal<readonly Bank[]>([]);

onSessionEnd(() => (banks.value = []));

/** Takes up the kept list and asks for a new one behind it. Never rejects: without the new one the kept one serves. */
export async function loadBanks(): Promise<void> {
  const kept = readJson<Bank[]>(localStore, storageKeys.bankList);
  if (!banks.peek().length && Array.isArray(kept)) banks.value = kept;
  try {
    const fresh = await call(bankList, {});
    localStore.set(storageKeys.bankList, JSON.stringify(fresh));
    banks.value = fresh;
  } catch {
    // Without one, the bank field reports the fault.
    whenHealed(loadBanks);
  }
}

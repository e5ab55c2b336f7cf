import type { CallName } from '../../../src/contract/calls.ts';
import { gameSamples } from './games.ts';
import { memberSamples } from './member.ts';
import { agencySamples, moneySamples } from './money.ts';
import { openSamples } from './open.ts';
import type { Sample, Samples } from './sample.ts';

/** A sample of every call: one that the contract gains and this lacks does not compile. */
export const samples: Samples = { ...openSamples, ...gameSamples, ...memberSamples, ...moneySamples, ...agencySamples };

/** A sample whose call is no longer known by type. */
export const sampleOf = (name: CallName): Sample<never> => samples[name] as unknown as Sample<never>;

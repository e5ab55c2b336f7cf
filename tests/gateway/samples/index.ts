import type { CallName } from '../../../src/contract/calls.ts';
import { gameSamples } from './games.ts';
import { memberSamples } from './member.ts';
import { agencySamples, moneySamples } from './money.ts';
import { openSamples } from './open.ts';
import type { Sample, Samples } from './sample.ts';

/** A sample of every call; a call of the contract without one is a type error. */
export const samples: Samples = { ...openSamples, ...gameSamples, ...memberSamples, ...moneySamples, ...agencySamples };

/** The sample of a call that is known only at run time. */
export const sampleOf = (name: CallName): Sample<never> => samples[name] as unknown as Sample<never>;

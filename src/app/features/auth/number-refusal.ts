import { sentenceKey } from '../../gateway/failure.ts';
import type { GatewayFailure } from '../../gateway/failure.ts';

/** The key of the sentence for a number that is somebody's: the platform's code for it speaks of a username. */
export const numberTaken = 'form:numberTaken';

/** The key of the sentence for a refusal about a number. */
export const numberSentence = (failure: GatewayFailure): string => (failure.code === 'user.exists' ? numberTaken : sentenceKey(failure));

import { GatewayFailure } from '../../gateway/failure.ts';

/** A refusal of the platform is final: a retry would be refused again. */
export const isRefused = (failure: unknown): failure is GatewayFailure => failure instanceof GatewayFailure && failure.kind === 'refused';

import type { Endpoint } from '../../contract/endpoint.ts';
import { read, ShapeError } from '../../contract/shape.ts';
import { headers, standalone } from '../../contract/headers.ts';
import { takeOnce } from '../accounts/seals.ts';
import { EnvelopeError, openEnvelope } from '../crypto/envelope.ts';
import { privateKey } from '../crypto/keys.ts';
import { Refusal, type Platform } from '../handler.ts';
import { readText } from '../http/body.ts';
import type { Merchant } from '../settings/merchants.ts';

/** Reads a call's input as its endpoint says, or refuses the call. */
export async function readInput<Input>(platform: Platform, merchant: Merchant, endpoint: Endpoint<Input, unknown>, request: Request): Promise<Input> {
  try {
    return read(endpoint.input, await rawInput(platform, merchant, endpoint, request));
  } catch (error) {
    if (error instanceof ShapeError || error instanceof SyntaxError || error instanceof EnvelopeError) {
      throw new Refusal('request.invalid');
    }
    throw error;
  }
}

async function rawInput(platform: Platform, merchant: Merchant, { send }: Pick<Endpoint<unknown, unknown>, 'send'>, request: Request): Promise<unknown> {
  if (send === 'query') return Object.fromEntries(new URL(request.url).searchParams);
  // The handler reads the file itself, by its own limit.
  if (send === 'file') return {};
  const body = await readText(request);
  switch (send) {
    case 'form':
      return Object.fromEntries(new URLSearchParams(body));
    case 'encrypted': {
      const opened = openEnvelope(body, request.headers, privateKey(platform.database));
      // A body that is not sealed shows its password: whoever has it needs no replay.
      if (merchant.settings.whitelabel.SEALONCE && request.headers.get(headers.encryption) !== standalone) takeOnce(platform, opened);
      return opened;
    }
    case 'json':
      // A call without fields may come without a body.
      return JSON.parse(body || '{}');
  }
}


import type { Endpoint } from '../../contract/endpoint.ts';
import { read, ShapeError } from '../../contract/shape.ts';
import { EnvelopeError, openEnvelope } from '../accounts/envelope.ts';
import { privateKey } from '../accounts/keys.ts';
import { Refusal } from '../handler.ts';
import type { Platform } from '../handler.ts';

/** Bytes of a body beyond which it is not read. */
export const largestBody = 256 * 1024;

/** Reads a call's input as its endpoint says, or refuses the call. */
export async function readInput<Input>(platform: Platform, endpoint: Endpoint<Input, unknown>, request: Request): Promise<Input> {
  try {
    return read(endpoint.input, await rawInput(platform, endpoint, request));
  } catch (error) {
    if (error instanceof ShapeError || error instanceof SyntaxError || error instanceof EnvelopeError) {
      throw new Refusal('request.invalid');
    }
    throw error;
  }
}

async function rawInput(platform: Platform, { send }: Pick<Endpoint<unknown, unknown>, 'send'>, request: Request): Promise<unknown> {
  if (send === 'query') return Object.fromEntries(new URL(request.url).searchParams);
  const body = await readBody(request);
  switch (send) {
    case 'form':
      return Object.fromEntries(new URLSearchParams(body));
    case 'encrypted':
      return openEnvelope(body, request.headers, privateKey(platform.database));
    case 'json':
      // A call without fields may come without a body.
      return JSON.parse(body || '{}');
  }
}

async function readBody(request: Request): Promise<string> {
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const piece of request.body) {
    size += piece.byteLength;
    if (size > largestBody) throw new Refusal('request.invalid');
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

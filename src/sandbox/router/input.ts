import type { Endpoint } from '../../contract/endpoint.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import { read, ShapeError } from '../../contract/shape.ts';
import { EnvelopeError, openEnvelope } from '../crypto/envelope.ts';
import { privateKey } from '../crypto/keys.ts';
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
  // The handler reads the file itself, by its own limit.
  if (send === 'file') return {};
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

const readBody = async (request: Request): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, largestBody, 'request.invalid'));

/** A request's body; refused with `tooLarge` beyond `most` bytes, which are not read. */
export async function readBytes(request: Request, most: number, tooLarge: ErrorCode): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of request.body ?? []) {
    size += piece.byteLength;
    if (size > most) throw new Refusal(tooLarge);
    pieces.push(piece);
  }
  return Buffer.concat(pieces, size);
}

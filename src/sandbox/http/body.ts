import type { ErrorCode } from '../../contract/errors.ts';
import { Refusal } from '../handler.ts';

/** Bytes of a call's body beyond which it is not read. */
export const largestBody = 256 * 1024;

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

/** A request's body as text; refused with `request.invalid` beyond `most` bytes. */
export const readText = async (request: Request, most = largestBody): Promise<string> =>
  new TextDecoder().decode(await readBytes(request, most, 'request.invalid'));

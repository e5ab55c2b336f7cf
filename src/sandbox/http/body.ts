import type { ErrorCode } from '../../contract/errors.ts';
import { Refusal } from '../handler.ts';

/** Bytes of a call's body beyond which it is not read. */
export const largestBody = 256 * 1024;

/** Refuses a request that announces more than `most` bytes, before any of them is read. */
export function refuseTooLarge(request: Request, most: number, tooLarge: ErrorCode = 'request.invalid'): void {
  if (Number(request.headers.get('Content-Length') ?? 0) > most) throw new Refusal(tooLarge);
}

/** A request's body; refused with `tooLarge` beyond `most` bytes, which are not read. */
export async function readBytes(request: Request, most: number, tooLarge: ErrorCode): Promise<Uint8Array> {
  refuseTooLarge(request, most, tooLarge);
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

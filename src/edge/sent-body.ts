/** Bytes up to which a body is read completely before it is sent: most calls are some hundred, and a stream costs more. */
const smallBody = 64 * 1024;

/**
 * The body to forward. A small one, or one of unknown length, is read completely, because some gateways accept no
 * chunks; a long one is streamed, and `onPiece` is called for each piece. Rejects if the phone disconnects.
 */
export async function sentBody(request: Request, onPiece: () => void): Promise<Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | undefined> {
  if (request.method === 'GET' || request.method === 'HEAD') return undefined;
  const length = request.headers.get('Content-Length');
  if (length === null || Number(length) <= smallBody) {
    const bytes = new Uint8Array(await request.arrayBuffer());
    return bytes.length ? bytes : undefined;
  }
  return request.body!.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      onPiece();
      controller.enqueue(piece);
    },
  }));
}

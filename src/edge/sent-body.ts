/** Bytes of a body that is read whole before it is sent on: most calls are some hundred, and a stream costs more than they do. */
const smallBody = 64 * 1024;

/**
 * The body to send on. One that is small or of unsaid length is read whole, for some gateways take no chunks; a long one
 * goes as it comes, and `onPiece` is told of each piece. Rejects where the phone breaks off.
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

/** The body to send on: as it comes where its length is said, else whole, for some gateways take no chunks. `onPiece` is told when the phone has sent more. */
export async function sentBody(request: Request, onPiece: () => void): Promise<ReadableStream | ArrayBuffer> {
  if (!request.headers.has('Content-Length')) return request.arrayBuffer();
  return request.body!.pipeThrough(new TransformStream<Uint8Array, Uint8Array>({
    transform(piece, controller) {
      onPiece();
      controller.enqueue(piece);
    },
  }));
}
